import type { DrawingColour, DrawingPoint, Stroke } from '#schema/review/drawing'
import s from './drawing.module.css'

/** Stronger than those of the app, to be seen on any picture. */
export const STROKE_COLOURS: Record<DrawingColour, string> = {
  red: '#ff5a5f',
  yellow: '#ffd43b',
  green: '#4fd675',
  blue: '#4dabff',
}

const HEIGHT = 1000
const HEAD_LENGTH = 34
const HEAD_ANGLE = 0.5

const join = (points: readonly DrawingPoint[]) => points.map(([x, y]) => `${x} ${y}`).join('L')

/** The path of a stroke whose points are in units of the view box. */
function pathOf(tool: Stroke['tool'], points: readonly DrawingPoint[]): string {
  const [[ax, ay], [bx, by]] = [points[0]!, points.at(-1)!]
  if (tool === 'box') return `M${ax} ${ay}H${bx}V${by}H${ax}Z`
  if (tool === 'pen') return `M${join(points)}`
  const angle = Math.atan2(by - ay, bx - ax)
  const wing = (turn: number): DrawingPoint => [
    bx - HEAD_LENGTH * Math.cos(angle + turn),
    by - HEAD_LENGTH * Math.sin(angle + turn),
  ]
  return `M${join([points[0]!, points.at(-1)!])}M${join([wing(HEAD_ANGLE), [bx, by], wing(-HEAD_ANGLE)])}`
}

interface DrawingProps {
  strokes: readonly Stroke[]
  /** Width divided by height of the picture. */
  ratio: number
}

/** The strokes of a drawing over a picture that fills the same box. */
export function Drawing({ strokes, ratio }: DrawingProps) {
  const width = HEIGHT * ratio
  return (
    <svg className={s.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {strokes.map(({ tool, colour, points }, index) => {
        const path = pathOf(
          tool,
          points.map(([x, y]) => [x * width, y * HEIGHT]),
        )
        return (
          // oxlint-disable-next-line react/no-array-index-key -- strokes have no other key
          <g key={index}>
            <path d={path} className={s.casing} />
            <path d={path} className={s.stroke} stroke={STROKE_COLOURS[colour]} />
          </g>
        )
      })}
    </svg>
  )
}
