import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { CaptureFrameDocument, ContinuedVideoDocument } from './captureFrame.generated'
import { continueWith } from './continuation'
import { goTo } from '../../../shared/lib/navigation/goTo'

/**
 * Goes on from a video, or from the last clip of a film: opens the chat with its settings, and with its last frame as
 * the first one or with itself to be extended by a model. The error link shows failures.
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
