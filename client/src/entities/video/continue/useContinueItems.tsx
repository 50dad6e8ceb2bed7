import { FastForward, StepForward } from 'lucide-react'
import { useMay } from '../../person/may'
import { useCanExtend } from '../models'
import { useContinue } from './continueVideo'

/**
 * Menu items to continue a video or film (specification V45): from its last frame, and with a model if an enabled one can
 * extend videos. Empty for viewers who may not generate.
 */
export function useContinueItems(videoId: string) {
  const { isContinuing, start, extend } = useContinue(videoId)
  const isExtending = useCanExtend()
  const mayGenerate = useMay()('generate')
  const items = [
    {
      key: 'continue',
      label: 'Continue from the last frame',
      icon: <StepForward size={16} />,
      onClick: start,
    },
    {
      key: 'extend',
      label: 'Continue with the model itself',
      icon: <FastForward size={16} />,
      onClick: extend,
    },
  ]
  return { isContinuing, items: mayGenerate ? items.slice(0, isExtending ? 2 : 1) : [] }
}
