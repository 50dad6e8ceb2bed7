import { type Failure, codeOf, isPublic } from '#platform/errors/failure'
import type { StoryboardShot } from './shots/shot.entity.js'

/** Errors that stop the whole batch. */
const BATCH_ERRORS = new Set(['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'])

/** Time limit of a batch, in milliseconds; later shots are left out. */
const BATCH_TIMEOUT_MS = 30_000

/** How a batch behaves, for the descriptions of its operations. */
export const BATCH_DESCRIPTION =
  'A refused one does not stop the others. Stops after 30 seconds: repeat the call for the rest.'

/** Whether an error refuses the order of one shot, which stores the reason. */
export const isRefusal = (error: unknown): error is Failure =>
  isPublic(error) && !BATCH_ERRORS.has(codeOf(error) ?? '') && codeOf(error) !== 'CONFLICT'

/** Whether an order is refused only until the caller accepts an unknown price. */
export const isAboutPrice = (error: unknown): boolean =>
  (error as Failure).details?.issues?.some(({ path }) => path[0] === 'acceptsUnknownPrice') ?? false

/**
 * Orders for one shot after the other, and returns those ordered or refused. Skips shots that were deleted meanwhile, unless
 * `openProject` throws. Stops after half a minute.
 */
export async function orderEach(
  shots: readonly Pick<StoryboardShot, 'id'>[],
  order: (id: string) => Promise<StoryboardShot | null>,
  openProject: () => Promise<unknown>,
): Promise<StoryboardShot[]> {
  const done: StoryboardShot[] = []
  const until = Date.now() + BATCH_TIMEOUT_MS
  for (const { id } of shots) {
    if (Date.now() > until) break
    const shot = await order(id).catch(async (error: unknown) => {
      if (codeOf(error) !== 'NOT_FOUND') throw error
      await openProject()
      return null
    })
    if (shot) done.push(shot)
  }
  return done
}
