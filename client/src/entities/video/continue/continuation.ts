import { useEffect, useEffectEvent } from 'react'
import type { ReferenceImageFieldsFragment } from '../../asset/ReferenceFields.generated'
import type { ContinuedVideoFieldsFragment } from './captureFrame.generated'

/** The next shot: what it goes on from, and the picture that it begins with; null: the model itself extends the video. */
export interface Continuation {
  video: ContinuedVideoFieldsFragment
  frame: ReferenceImageFieldsFragment | null
}

/** Composers that are shown, and what waits for one, by project. */
const composers = new Map<string, (continuation: Continuation) => void>()
const waiting = new Map<string, Continuation>()

/** Gives a continuation to the composer of a project, now or as soon as it is shown. */
export function continueWith(projectId: string, continuation: Continuation) {
  const take = composers.get(projectId)
  if (take) take(continuation)
  else waiting.set(projectId, continuation)
}

/** Calls `take` with what is to be continued in a project. */
export function useContinuation(projectId: string, take: (continuation: Continuation) => void) {
  const onContinue = useEffectEvent(take)
  useEffect(() => {
    const receive = (continuation: Continuation) => onContinue(continuation)
    composers.set(projectId, receive)
    const kept = waiting.get(projectId)
    waiting.delete(projectId)
    if (kept) receive(kept)
    return () => void (composers.get(projectId) === receive && composers.delete(projectId))
  }, [projectId])
}
