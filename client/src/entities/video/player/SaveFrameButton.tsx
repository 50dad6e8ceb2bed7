import { Button, Tooltip } from 'antd'
import { Camera } from 'lucide-react'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { momentOf } from '#schema/format'
import { useCaptureFrameMutation } from '../continue/captureFrame.generated'
import { goTo } from '../../../shared/lib/navigation'
import { toast } from '../../../shared/lib/toast'

/** Time of the displayed frame, because the element’s clock runs ahead of it. */
function useShownFrame(video: RefObject<HTMLVideoElement | null>) {
  const shown = useRef<number | null>(null)
  useEffect(() => {
    const element = video.current
    if (!element?.requestVideoFrameCallback) return
    let request = 0
    const watch = () => {
      request = element.requestVideoFrameCallback((_, { mediaTime }) => {
        shown.current = mediaTime
        watch()
      })
    }
    watch()
    return () => element.cancelVideoFrameCallback(request)
  }, [video])
  return () => shown.current ?? video.current?.currentTime ?? 0
}

interface SaveFrameButtonProps {
  videoId: string
  /** The element that plays the film. */
  video: RefObject<HTMLVideoElement | null>
  ref?: Ref<HTMLButtonElement>
}

/** Saves the displayed frame as an image in the viewer’s library. The error link shows failures. */
export function SaveFrameButton({ videoId, video, ref }: SaveFrameButtonProps) {
  const [capture, { loading }] = useCaptureFrameMutation()
  const shownAt = useShownFrame(video)
  const save = async () => {
    const { data } = await capture({ variables: { videoId, atSeconds: shownAt() } }).catch(() => ({
      data: null,
    }))
    if (!data) return
    const { id, capturedFrom } = data.captureFrame
    toast.success(`Frame at ${momentOf(capturedFrom?.atSeconds ?? 0)} saved to your library`, {
      label: 'Open it',
      run: () => goTo(`/library/my-library/${id}`),
    })
  }
  return (
    <Tooltip title="Save this frame">
      <Button
        ref={ref}
        type="text"
        size="small"
        aria-label="Save this frame"
        icon={<Camera size={16} />}
        loading={loading}
        onClick={() => void save()}
      />
    </Tooltip>
  )
}
