import { Button, Dropdown, Tooltip } from 'antd'
import { FastForward, StepForward } from 'lucide-react'
import { useMay } from '../../person/may'
import { useContinue } from './continueVideo'
import { useCanExtend } from '../models'
import { inRegion } from '../../../shared/ui/PopoverRegion'

/**
 * Opens the chat to continue a video or film, whose last frame becomes the first frame of the next one. If an enabled model
 * can extend videos, a menu offers both ways.
 */
export function ContinueButton({ videoId }: { videoId: string }) {
  const { isContinuing, start, extend } = useContinue(videoId)
  const isExtending = useCanExtend()
  const mayGenerate = useMay()('generate')
  if (!mayGenerate) return null
  const button = (
    <Button
      type="text"
      aria-label="Continue"
      aria-haspopup={isExtending ? 'menu' : undefined}
      icon={<StepForward size={16} />}
      loading={isContinuing}
      onClick={isExtending ? undefined : start}
    />
  )
  if (!isExtending) return <Tooltip title="Go on from its last frame">{button}</Tooltip>
  const items = [
    { key: 'frame', label: 'From its last frame', icon: <StepForward size={16} />, onClick: start },
    { key: 'model', label: 'With the model itself', icon: <FastForward size={16} />, onClick: extend },
  ]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }} popupRender={inRegion('Continue')}>
      {button}
    </Dropdown>
  )
}
