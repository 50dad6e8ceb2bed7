import type { Caption } from '#schema/captions/caption'
import s from './CaptionOverlay.module.css'

/** The captions at a second of the film, drawn over its picture. */
export const CaptionOverlay = ({ captions, seconds }: { captions: readonly Caption[]; seconds: number }) => {
  const at = seconds * 1000
  const shown = captions.filter(({ from, to }) => from <= at && at < to)
  return (
    <div className={s.captions}>
      {shown.map(({ from, text }) => (
        <p key={`${from} ${text}`} dir="auto">
          {text}
        </p>
      ))}
    </div>
  )
}
