import { Button } from 'antd'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import takes from '../takes/Takes.module.css'
import { changedWords } from '../takes/useGenerateMissing'
import { openFirstFrames } from './openedFirstFrames'

/** Labels of the button by status; null: none was drawn. */
const LABELS: Record<NonNullable<ShotFieldsFragment['firstFrameStatus']>, string> = {
  IN_PROGRESS: 'Drawing first frame…',
  PENDING: 'Review first frame',
  ACCEPTED: 'First frame accepted',
  FAILED: 'First frame failed',
  DECLINED: 'Draw first frame',
}

/** Opens the first frames of a shot, and says what has changed since. */
export function ShotFirstFrame({ shot }: { shot: ShotFieldsFragment }) {
  const { id, words, firstFrameStatus, changedSinceFirstFrame } = shot
  if (!words && !firstFrameStatus) return null
  return (
    <div className={takes.takes}>
      <div className={takes.acts}>
        <Button type="text" size="small" onClick={() => openFirstFrames(id)}>
          {firstFrameStatus ? LABELS[firstFrameStatus] : 'Draw first frame'}
        </Button>
      </div>
      {changedSinceFirstFrame.length > 0 && (
        <p className={takes.note} data-tone="pending">
          {changedWords(changedSinceFirstFrame, 'first frame')}
        </p>
      )}
    </div>
  )
}
