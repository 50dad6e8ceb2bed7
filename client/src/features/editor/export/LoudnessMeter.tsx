import type { CSSProperties } from 'react'
import { LOUDNESS_TARGETS, type LoudnessTarget } from '#schema/limits'
import { loudnessText, measuredText } from '../../../entities/video/loudnessText'
import s from './LoudnessMeter.module.css'
import { useLastFilm } from './useLastFilm'

/** Range of the scale, in LUFS. */
const [LOW, HIGH] = [-36, -6]
const place = (loudness: number): string =>
  `${((Math.min(HIGH, Math.max(LOW, loudness)) - LOW) / (HIGH - LOW)) * 100}%`

/** Loudness of the project’s last film, on a scale with each platform’s target. */
export function LoudnessMeter({ projectId, target }: { projectId: string; target: LoudnessTarget | null }) {
  const film = useLastFilm(projectId)
  const text = film && measuredText(film)
  if (!text || film.loudness === null) return null
  return (
    <div className={s.meter}>
      <div className={s.scale} aria-hidden style={{ '--loudness': place(film.loudness) } as CSSProperties}>
        {LOUDNESS_TARGETS.map((mark) => (
          <i
            key={mark}
            style={{ left: place(mark) }}
            data-target={mark === target || undefined}
            title={loudnessText(mark)}
          />
        ))}
      </div>
      <p className="meta">Last film: {text}</p>
    </div>
  )
}
