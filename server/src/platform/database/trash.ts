import { LIMITS } from '#schema/limits'

const TRASH_MS = LIMITS.trash.days * 24 * 60 * 60 * 1000

/** How many things one round of maintenance removes for good. */
export const TRASH_BATCH = 500

/** What was deleted before this moment has been in the Trash for 30 days. */
export const endOfTrash = (now = Date.now()): Date => new Date(now - TRASH_MS)
