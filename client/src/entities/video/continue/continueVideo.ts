import { useState } from 'react'
import { CaptureFrameDocument, ContinuedVideoDocument } from './captureFrame.generated'
import { passPrompt } from './nextPrompt'
import { useApolloClient } from '@apollo/client/react'
import { toast } from '../../../shared/lib/toast'
import { clipOf } from '../clipOf'
import { goTo } from '../../../shared/lib/navigation'

const NO_CLIP = 'The last clip of this film was deleted, or is a card'

/**
 * Continues a video, or the last clip of a film: opens the chat with its settings, and its last frame as first frame or the
 * video to extend. The error link shows failures.
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
    const video = clipOf(found.video.__typename === 'Film' ? found.video.lastClip : found.video)
    if (!video && how === 'model') return toast.info(NO_CLIP)
    // the last frame exists even if the film’s last clip was deleted
    const frame = how === 'frame' ? await capture(video?.id ?? id) : null
    if (frame === undefined) return
    const { projectId } = found.video
    passPrompt(projectId, { video, frame })
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
