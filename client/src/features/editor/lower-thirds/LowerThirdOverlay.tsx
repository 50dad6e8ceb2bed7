import type { LowerThirdRow } from '#schema/cut/document'
import type { PlayedItem } from '../playback/PlayedItem'
import { useLowerThirdsOfCut } from './LowerThirds'
import { useLowerThirdPreviewQuery } from './lowerThirds.generated'
import s from './LowerThirds.module.css'
import { secondsInClip } from './ranges'

/** How many seconds ahead an image is loaded. */
const PRELOAD_SECONDS = 5

interface ShownProps {
  projectId: string
  lowerThird: LowerThirdRow
  /** 0 while it is only preloaded. */
  opacity: number
}

function Shown({ projectId, lowerThird: { title, subtitle, style, position }, opacity }: ShownProps) {
  const { data } = useLowerThirdPreviewQuery({
    variables: { input: { projectId, title, subtitle, style, position } },
    context: { quiet: true },
  })
  return data ? <img src={data.lowerThirdPreview.url} alt={title} style={{ opacity }} /> : null
}

interface LowerThirdOverlayProps {
  projectId: string
  items: readonly PlayedItem[]
  /** Start of each item, in seconds of the film. */
  starts: readonly number[]
  frameRate: number
  /** Second of the film. */
  seconds: number
}

/** The lower thirds at a second of the film, drawn over its picture with their fades. */
export function LowerThirdOverlay({ projectId, items, starts, frameRate, seconds }: LowerThirdOverlayProps) {
  const { lowerThirds } = useLowerThirdsOfCut()
  const near = lowerThirds.flatMap((lowerThird) => {
    const at = items.findIndex(({ id }) => id === lowerThird.itemId)
    const range = at < 0 ? null : secondsInClip(lowerThird, items[at]!)
    if (!range) return []
    const [from, to] = [starts[at]! + range.from, starts[at]! + range.to]
    if (seconds < from - PRELOAD_SECONDS || seconds >= to) return []
    const fade = lowerThird.fadeFrames / frameRate
    const opacity = fade ? Math.min(1, (seconds - from) / fade, (to - seconds) / fade) : 1
    return [{ lowerThird, opacity: seconds < from ? 0 : Math.max(0, opacity) }]
  })
  return (
    <div className={s.overlay}>
      {near.map(({ lowerThird, opacity }) => (
        <Shown key={lowerThird.id} projectId={projectId} lowerThird={lowerThird} opacity={opacity} />
      ))}
    </div>
  )
}
