import type { EntityManager } from '@mikro-orm/postgresql'
import { codeOf } from '../errors/failure.js'
import type { Page } from '../queries/page.js'

declare const visible: unique symbol

/**
 * An object that its viewer is allowed to see, returned by the operation that opens it. Operations that show more
 * of it require this type, so that the check cannot be skipped.
 */
export type Visible<Thing> = Thing & { readonly [visible]: true }

/** Marks an object as visible, after a policy has allowed it. */
export const asVisible = <Thing>(thing: Thing): Visible<Thing> => thing as Visible<Thing>

/** The same for a page that was read under a condition equivalent to the policy. */
export const asVisiblePage = <Thing>(page: Page<Thing>): Page<Visible<Thing>> =>
  page as Page<unknown> as Page<Visible<Thing>>

const HIDDEN = new Set(['NOT_FOUND', 'FORBIDDEN'])

/**
 * Resolves to null if the object is missing, or the viewer may not see it. Rethrows every other error: unavailable
 * does not mean missing.
 */
export const orNull = <Found>(opening: Promise<Found>): Promise<Found | null> =>
  opening.catch((error: unknown) => {
    if (HIDDEN.has(codeOf(error) ?? '')) return null
    throw error
  })

/** Whether the object exists and the viewer may see it. */
export const isVisible = async (opening: Promise<object>): Promise<boolean> =>
  (await orNull(opening)) !== null

/** How an object is opened: by itself, within a transaction, or locked until that transaction ends. */
export type OpenOptions = { em?: EntityManager; lock?: false } | { em: EntityManager; lock: true }
