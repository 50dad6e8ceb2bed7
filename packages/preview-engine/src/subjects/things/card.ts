import { strokesOf } from '../../base/letters.js'
import type { Part, SubjectRow } from '../row.js'

/** Greatest height of a letter, greatest width of a line, margin around the name, and length of a dash, in units. */
const [LETTER, LINE, MARGIN, DASH] = [24, 116, 13, 7]

/** A dashed frame of this size on the ground. */
const dashes = (half: number, tall: number): string => {
  const side = (length: number, at: (from: number, to: number) => string): string => {
    const count = Math.max(2, Math.round(length / (1.7 * DASH)))
    const step = length / (count - 0.4)
    return Array.from({ length: count }, (_, i) => at(i * step, i * step + 0.6 * step)).join('')
  }
  return (
    side(2 * half, (from, to) => `M${from - half},0H${to - half}M${from - half},${-tall}H${to - half}`) +
    side(tall, (from, to) => `M${-half},${-from}V${-to}M${half},${-from}V${-to}`)
  )
}

/** A dashed box with a name, in place of something without a drawing. */
export const cardOf = (name: string): SubjectRow => {
  const { strokes, width, height } = strokesOf(name.toUpperCase(), 10)
  const scale = Math.min(LETTER / 100, LINE / width)
  const [half, tall] = [Math.max(34, (width * scale) / 2 + MARGIN), Math.max(46, height * scale + MARGIN)]
  const parts: Part[] = [
    { d: `M${-half},0V${-tall}H${half}V0Z`, tone: '#eef1f6', opacity: 0.78 },
    { d: dashes(half, tall), tone: '#5b6472', width: 2 },
    ...strokes.map(({ d, x, y }) => ({
      d,
      tone: '#2b2f3a' as const,
      width: 14,
      by: [scale, 0, 0, scale, x * scale, y * scale - tall / 2] as const,
    })),
  ]
  return {
    name: 'card',
    words: name,
    place: 'near',
    size: 0.45,
    tall,
    poses: [parts],
    upright: true,
    vivid: 1.2,
    colour: '#eef1f6',
  }
}
