import { useEffect, useEffectEvent, useState } from 'react'
import type { ReferenceImageFieldsFragment } from '../../asset/ReferenceFields.generated'
import {
  type ContinuedVideoFieldsFragment,
  CaptureFrameDocument,
  ContinuedVideoDocument,
} from './captureFrame.generated'
import { useApolloClient } from '@apollo/client/react'
import { goTo } from '../../../shared/lib/navigation'

/**
 * Continues a video, or the last clip of a film: opens the chat with its settings and either its last frame
 * as first frame or the video to extend. The error link shows failures.
 */
export function useContinue(id: string) {
  const client = useApolloClient()
  const [isContinuing, setContinuing] = useState(false)
  const capture = async (videoId: string) => {
    const variables = { videoId, atSeconds: null }
    const { data } = await client.mutate({ mutation: CaptureFrameDocument, variables })
    return data?.captureFrame
  }
  const open = async (how: 'frame' | 'model') => {
    const { data: found } = await client.query({
      query: ContinuedVideoDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    })
    if (!found) return
    const video = found.video.lastClip ?? found.video
    const frame = how === 'frame' ? await capture(video.id) : null
    if (frame === undefined) return
    const { projectId } = found.video
    continueWith(projectId, { video, frame })
    goTo(`/projects/${projectId}?tab=chat`)
  }
  const start = (how: 'frame' | 'model') => {
    if (isContinuing) return
    setContinuing(true)
    void open(how)
      .catch(() => undefined)
      .finally(() => setContinuing(false))
  }
  return { isContinuing, start: () => start('frame'), extend: () => start('model') }
}

/** The next shot: the video it continues, and its first frame; null if the model extends the video. */
export interface Continuation {
  video: ContinuedVideoFieldsFragment
  frame: ReferenceImageFieldsFragment | null
}

/** Mounted composers, and continuations waiting for one, by project. */
const composers = new Map<string, (continuation: Continuation) => void>()
const waiting = new Map<string, Continuation>()

/** Passes a continuation to the composer of a project, now or when it is mounted. */
function continueWith(projectId: string, continuation: Continuation) {
  const take = composers.get(projectId)
  if (take) take(continuation)
  else waiting.set(projectId, continuation)
}

/** Calls `take` with continuations of a project. */
export function useContinuation(projectId: string, take: (continuation: Continuation) => void) {
  const onContinue = useEffectEvent(take)
  useEffect(() => {
    const receive = (continuation: Continuation) => onContinue(continuation)
    composers.set(projectId, receive)
    const continuation = waiting.get(projectId)
    waiting.delete(projectId)
    if (continuation) receive(continuation)
    return () => void (composers.get(projectId) === receive && composers.delete(projectId))
  }, [projectId])
}
