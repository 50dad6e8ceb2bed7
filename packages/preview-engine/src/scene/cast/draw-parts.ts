import { lit, mix, type Hex } from '../../base/colour.js'
import { line, path, round, vertical } from '../../base/svg.js'
import type { Part, SubjectRow, Tone } from '../../subjects/row.js'
import type { Stage } from '../stage.js'

/** Maps tones to colours in the scene’s light. Colours named in the prompt (`worn`) are stronger. */
export const toneOf = (
  s: Stage,
  row: SubjectRow,
  own: Hex | undefined,
  worn: boolean,
): ((tone: Tone) => Hex) => {
  const { palette } = s
  const sunned = (colour: Hex) =>
    mix(lit(colour, mix(palette.lit, '#ffffff', worn || s.vanishing ? 0.7 : 0.35)), palette.haze, 0.08)
  const least = s.vanishing ? 0.55 : 0
  const share = Math.max(
    worn ? 0.72 : least,
    Math.min(1, (row.vivid ?? 0.85) * (0.36 + 0.74 * palette.light)),
  )
  const seen = (colour: Hex) => mix(palette.near, sunned(colour), share)
  const body = own ? seen(own) : mix(palette.near, '#000000', 0.2)
  const leaf =
    s.leaves ??
    (s.reading.extras.has('snowcap')
      ? mix(palette.ground(0.9), '#ffffff', 0.35)
      : mix(palette.ground(0.85), palette.tone('#4f8a3c'), 0.25 + 0.3 * palette.light))
  const tones: Record<string, Hex> = {
    body,
    near: mix(palette.near, '#000000', 0.15),
    shade: mix(body, palette.near, 0.42),
    lit: mix(body, palette.lit, own ? 0.35 : 0.12),
    glass: mix(palette.haze, palette.near, 0.35),
    lamp: '#ffd98a',
    haze: mix(palette.haze, '#ffffff', 0.3),
    leaf,
    leafDark: mix(leaf, palette.near, 0.55),
    leafLit: mix(leaf, palette.lit, 0.35),
    roof: s.reading.extras.has('snowcap')
      ? mix(palette.sun, palette.haze, 0.3)
      : mix(palette.near, seen('#7a3a30'), 0.55),
  }
  return (tone) => palette.tone(tones[tone] ?? (tone.startsWith('!') ? tone.slice(1) : seen(tone)))
}

/** Draws the parts of one figure as SVG. Rounded bodies get a gradient from the body tone to its shade. */
export const drawn = (s: Stage, parts: readonly Part[], tone: (tone: Tone) => Hex): string => {
  const id = s.id()
  let out = vertical(
    id,
    -100,
    10,
    [tone('lit'), tone('body'), mix(tone('body'), tone('shade'), 0.5)],
    [0, 0.45, 1],
  )
  for (const part of parts) {
    if ('glow' in part) {
      const power = (part.power ?? 0.6) * (s.night ? 1 : 0.55)
      out += s.glow(part.glow[0], part.glow[1], part.glow[2], tone(part.tone), power, part.wide)
      continue
    }
    const more =
      (part.opacity === undefined ? '' : `opacity="${part.opacity}" `) +
      (part.by ? `transform="matrix(${part.by.map((n) => Math.round(n * 1000) / 1000).join(' ')})"` : '')
    const colour = tone(part.tone ?? 'body')
    out += part.width
      ? line(part.d, colour, part.width, more)
      : path(part.d, (part.tone ?? 'body') === 'body' ? `url(#${id})` : colour, more)
  }
  return out
}

/** Submerged share of a swimmer’s height. */
const SUNK = 0.46

/** Lowers a drawing by `by` and clips it to the rectangle `room`. */
const lowered = (s: Stage, drawing: string, { by, room }: { by: number; room: string }): string => {
  const id = s.id()
  return `<clipPath id="${id}"><rect ${room}/></clipPath><g clip-path="url(#${id})"><g transform="translate(0 ${round(by)})">${drawing}</g></g>`
}

/** Clips a swimming figure at the waterline; figure units. */
export const afloat = (s: Stage, { sunk, poses }: SubjectRow, figure: string): string => {
  if (!sunk) return figure
  const heights = poses.flat().flatMap((part) => ('d' in part ? [...part.d.matchAll(/,(-?[\d.]+)/g)] : []))
  const top = Math.min(0, ...heights.map(([, y]) => Number(y)))
  return lowered(s, figure, { by: -top * SUNK, room: 'x="-400" y="-400" width="800" height="400"' })
}

/** Clips art of this height at the waterline `line`; scene units. */
export const aboveWater = (s: Stage, standing: string, line: number, height: number): string =>
  lowered(s, standing, {
    by: height * SUNK,
    room: `x="0" y="0" width="${s.width}" height="${round(line)}"`,
  })
