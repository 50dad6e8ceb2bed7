import type { Caption } from '#schema/captions/caption'
import s from './CaptionOverlay.module.css'

/** The captions at a second of the film, drawn over its picture. */
export const CaptionOverlay = ({ captions, seconds }: { captions: readonly Caption[]; seconds: number }) => {
  const at = seconds * 1000
  const shown = captions.filter(({ startMs, endMs }) => startMs <= at && at < endMs)
  return (
    <div className={s.captions}>
      {shown.map(({ startMs, text }) => (
        <p key={`${startMs} ${text}`} dir="auto">
          {text}
        </p>
      ))}
    </div>
  )
}
