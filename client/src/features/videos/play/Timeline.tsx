import type { CSSProperties } from 'react'
import s from '../../../entities/video/cut-player/FilmPlayer.module.css'
import type { CutClipFieldsFragment } from '../CutClip.generated'
import type { RenderedJoin } from './useRenderedJoins'

interface TimelineProps {
  videos: readonly CutClipFieldsFragment[]
  joins: readonly RenderedJoin[]
  /** The place of the clip that plays, from 0, and the seconds into it. */
  at: number
  seconds: number
  onGo: (at: number) => void
}

/** The clips of the cut in a line, each as long as it lasts; a click plays from there. */
export const Timeline = ({ videos, joins, at, seconds, onGo }: TimelineProps) => (
  <div className={s.timeline} role="group" aria-label="Clips of the cut">
    {videos.map(({ id, title, duration }, place) => {
      const share = place < at ? 1 : seconds / (duration || 1)
      return (
        <button
          key={id}
          type="button"
          aria-label={`Play from ${place + 1}: ${title}`}
          aria-current={place === at || undefined}
          title={title}
          data-join={joins[place]?.state}
          style={{ flexGrow: duration ?? 1, '--done': place > at ? 0 : Math.min(1, share) } as CSSProperties}
          onClick={() => onGo(place)}
        />
      )
    })}
  </div>
)
