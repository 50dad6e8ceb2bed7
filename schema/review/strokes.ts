import type { DrawingColour, DrawingPoint, Stroke } from './drawing.js'

/** Colours of strokes, more saturated than those of the app to stand out on any picture, and of their outline. */
export const STROKE_COLOURS: Record<DrawingColour, string> = {
  red: '#ff5a5f',
  yellow: '#ffd43b',
  green: '#4fd675',
  blue: '#4dabff',
}
export const CASING_COLOUR = '#0b0c0e99'

/** Length of an arrowhead as a share of the picture’s height, and its angle to the shaft in radians. */
const HEAD = { length: 0.034, angle: 0.5 }

const join = (points: readonly DrawingPoint[]) => points.map(([x, y]) => `${x} ${y}`).join('L')

/** The SVG path of a stroke on a picture of this size. */
export function pathOfStroke(
  { tool, points }: Stroke,
  { width, height }: { width: number; height: number },
): string {
  const placed = points.map(([x, y]): DrawingPoint => [x * width, y * height])
  const [[ax, ay], [bx, by]] = [placed[0]!, placed.at(-1)!]
  if (tool === 'box') return `M${ax} ${ay}H${bx}V${by}H${ax}Z`
  if (tool === 'pen') return `M${join(placed)}`
  const angle = Math.atan2(by - ay, bx - ax)
  const wing = (turn: number): DrawingPoint => [
    bx - HEAD.length * height * Math.cos(angle + turn),
    by - HEAD.length * height * Math.sin(angle + turn),
  ]
  return `M${join([placed[0]!, [bx, by]])}M${join([wing(HEAD.angle), [bx, by], wing(-HEAD.angle)])}`
}
