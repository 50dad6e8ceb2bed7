import { Button, Dropdown, Tooltip } from 'antd'
import { StepForward } from 'lucide-react'
import { inRegion } from '../../../shared/ui/PopoverRegion'
import { useContinueItems } from './useContinueItems'

/**
 * Opens the chat to continue a video or film, whose last frame becomes the first frame of the next one. If an enabled model
 * can extend videos, a menu offers both ways.
 */
export function ContinueButton({ videoId }: { videoId: string }) {
  const { isContinuing, items } = useContinueItems(videoId)
  const [first, second] = items
  if (!first) return null
  const button = (
    <Button
      type="text"
      aria-label="Continue"
      aria-haspopup={second ? 'menu' : undefined}
      icon={<StepForward size={16} />}
      loading={isContinuing}
      onClick={second ? undefined : first.onClick}
    />
  )
  if (!second) return <Tooltip title={first.label}>{button}</Tooltip>
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }} popupRender={inRegion('Continue')}>
      {button}
    </Dropdown>
  )
}
