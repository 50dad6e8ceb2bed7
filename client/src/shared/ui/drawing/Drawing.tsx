import type { Stroke } from '#schema/review/drawing'
import { pathOfStroke, STROKE_COLOURS } from '#schema/review/strokes'
import s from './drawing.module.css'

const HEIGHT = 1000

interface DrawingProps {
  strokes: readonly Stroke[]
  /** Aspect ratio of the picture. */
  ratio: number
}

/** Strokes of a drawing over a picture in the same box. */
export function Drawing({ strokes, ratio }: DrawingProps) {
  const size = { width: HEIGHT * ratio, height: HEIGHT }
  return (
    <svg
      className={s.drawing}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {strokes.map((stroke, index) => {
        const path = pathOfStroke(stroke, size)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- strokes have no ids
          <g key={index}>
            <path d={path} className={s.casing} />
            <path d={path} className={s.stroke} stroke={STROKE_COLOURS[stroke.colour]} />
          </g>
        )
      })}
    </svg>
  )
}
