import type { JobKind } from '../types.generated'

/** Whether a film is a draft of the storyboard, not merged from the cut. */
export const isDraft = (film: { job?: { kind: JobKind } | null } | null): boolean =>
  film?.job?.kind === 'DRAFT'
