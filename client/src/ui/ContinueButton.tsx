import { Button, Tooltip } from 'antd'
import { StepForward } from 'lucide-react'
import { useContinue } from '../lib/useContinue'

interface ContinueButtonProps {
  videoId: string
  /** The class of its word; without it the icon stands alone. */
  wordClass?: string
}

/** Opens the chat to go on from a video or film: its last frame becomes the first of the next one. */
export function ContinueButton({ videoId, wordClass }: ContinueButtonProps) {
  const { isContinuing, start } = useContinue(videoId)
  return (
    <Tooltip title="Go on from its last frame">
      <Button
        type={wordClass === undefined ? 'text' : 'default'}
        aria-label="Continue"
        icon={<StepForward size={16} />}
        loading={isContinuing}
        onClick={start}
      >
        {wordClass !== undefined && <span className={wordClass}>Continue</span>}
      </Button>
    </Tooltip>
  )
}
