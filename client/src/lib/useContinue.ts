import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { CaptureFrameDocument, ContinuedVideoDocument } from '../gql/generated'
import { continueWith } from './continuation'
import { goTo } from './goTo'

/**
 * Goes on from a video, or from the last clip of a film: opens the chat with its last frame as the first one and its
 * settings. The error link shows failures.
 */
export function useContinue(id: string) {
  const client = useApolloClient()
  const [isContinuing, setContinuing] = useState(false)
  const capture = async () => {
    const { data: found } = await client.query({
      query: ContinuedVideoDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    })
    if (!found) return
    const video = found.video.lastClip ?? found.video
    const { data } = await client.mutate({
      mutation: CaptureFrameDocument,
      variables: { videoId: video.id, atSeconds: null },
    })
    if (!data) return
    const { projectId } = found.video
    continueWith(projectId, { video, frame: data.captureFrame })
    goTo(`/projects/${projectId}?tab=chat`)
  }
  const start = () => {
    if (isContinuing) return
    setContinuing(true)
    void capture()
      .catch(() => undefined)
      .finally(() => setContinuing(false))
  }
  return { isContinuing, start }
}
