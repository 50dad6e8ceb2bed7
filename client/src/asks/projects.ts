import { ProjectsDocument } from '../features/projects/projects.generated'
import type { Ask } from '../lib/askAhead'

/** How many projects are asked for at once. */
export const PAGE = 24

/** The projects that changed last. */
export const ask: Ask = (send) => send(ProjectsDocument, { first: PAGE, search: null })
