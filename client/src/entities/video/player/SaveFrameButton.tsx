import { Button, Tooltip } from 'antd'
import { Camera } from 'lucide-react'
import type { Ref, RefObject } from 'react'
import { momentOf } from '#schema/format'
import { useCaptureFrameMutation } from '../continue/captureFrame.generated'
import { goTo } from '../../../shared/lib/navigation'
import { toast } from '../../../shared/lib/toast'
import { useShownTime } from './useShownTime'

interface SaveFrameButtonProps {
  videoId: string
  /** The element that plays the film. */
  video: RefObject<HTMLVideoElement | null>
  ref?: Ref<HTMLButtonElement>
}

/** Saves the displayed frame as an image in the viewer’s library. The error link shows failures. */
export function SaveFrameButton({ videoId, video, ref }: SaveFrameButtonProps) {
  const [capture, { loading }] = useCaptureFrameMutation()
  const shownAt = useShownTime(video)
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
