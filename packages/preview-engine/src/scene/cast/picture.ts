import { clamp, lit, luma, mix, rgb, saturate, tinted, type Hex } from '../../base/colour.js'
import { reflected, round } from '../../base/svg.js'
import type { Motion } from '../../pictures/kind.js'
import { bodyOf, shapeOf } from '../../pictures/icons.js'
import type { Cast } from '../../words/reading.js'
import type { Spot } from './cast.js'
import { headingOf, isTurned } from './heading.js'
import { companyOf, leastHeight, leastScale, outreach, tallness } from './placing.js'
import { aboveWater } from './draw-parts.js'
import type { Layer } from '../layer.js'
import type { Stage } from '../stage.js'

const MOTIONS: Record<Motion, Pick<Layer, 'bob' | 'hop' | 'drift'>> = {
  hop: { hop: 9, drift: 10 },
  fly: { bob: 14, drift: 18 },
  swim: { bob: 9, drift: 16 },
  float: { bob: 6, drift: 5 },
  drive: { drift: 46 },
  sway: { bob: 1.5 },
  none: {},
}

/** Skin and hair colours of the icon set, with their lightness. */
const SKIN: Readonly<Record<string, number>> = {
  '#ffc83d': 1,
  '#f59f00': 0.84,
  '#ed9200': 0.8,
  '#d67d00': 0.75,
}
const HAIR: Readonly<Record<string, number>> = {
  '#fdbb11': 1,
  '#fcb100': 0.95,
  '#f1a11e': 0.8,
  '#d37034': 0.7,
}
const HAIRS = ['#3a2618', '#6a4426', '#201a18', '#b88a4a', '#8a4a24'] as const
const SKINS = ['#f0c8a4', '#dba781', '#b27b52', '#835638', '#f3d3b5'] as const

const spread = (colour: Hex): number => {
  const channels = rgb(colour)
  return Math.max(...channels) - Math.min(...channels)
}
const full = (colour: string): Hex => (colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour)

/** Recolours a picture for the scene’s light, and with its colour in the prompt. */
const repainted = (s: Stage, { row, colour }: Cast, depth: number): string => {
  const { palette } = s
  const indoors = s.reading.land === 'stage' || s.reading.land === 'interior' || s.reading.land === 'table'
  const share = clamp((indoors ? 0.72 : 0.5) + 0.5 * palette.light)
  const light = mix(palette.lit, '#ffffff', indoors ? 0.65 : 0.45)
  const air = row.place === 'deep' ? 0.14 : 0.02 + 0.2 * (1 - depth)
  const skin = SKINS[s.reading.seed % SKINS.length]
  const hair = HAIRS[(s.reading.seed >>> 3) % HAIRS.length]
  const human = row.being === 'person'
  const paint = (found: string): Hex => {
    const own = full(found.toLowerCase())
    const tone = human ? SKIN[own] : undefined
    const strand = human ? HAIR[own] : undefined
    const body = tone ? mix('#3a1c10', skin, tone) : undefined
    const base = body ?? (strand ? mix('#000000', hair, strand) : own)
    const worn =
      colour && base === own && (spread(own) > 40 || luma(own) > 105) ? tinted(own, colour, 0.85) : base
    const shown = s.mono ? saturate(worn, 0) : worn
    return palette.tone(mix(mix(palette.near, lit(shown, light), share), palette.haze, air))
  }
  const id = s.id()
  return bodyOf(row.picture ? row.name : '')
    .replace(/#[0-9a-f]{6}\b|(?<=")#[0-9a-f]{3}(?=")/gi, paint)
    .replace(/\bid="([^"]+)"/g, `id="${id}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}$1"`)
}

/** Height of a picture in scene units: compressed, so that small subjects stay visible. */
export const pictureHeight = (s: Stage, one: Cast, spot: Spot): number => {
  const { row } = one
  if (spot.height) return spot.height
  const isSmall = row.place === 'water' || row.place === 'flock' || row.size < 0.3
  const alone = s.reading.cast[0]?.row === row && isSmall ? 1.6 : 1
  const far = (row.place === 'near' || row.place === 'deep' ? 1.5 : 1.15) * alone
  const usual =
    100 * far * Math.pow(row.size, row.size < 1 ? 0.6 : 0.85) * s.unit * Math.min(1.6, spot.scale ?? 1)
  const least = one.bears?.length ? leastScale(s, one) * tallness(row) : leastHeight(s, one)
  return Math.min(Math.max(usual, least), (0.8 * s.height) / outreach(one))
}

/** Adds a picture with light, shadow and movement. */
export const addPicture = (s: Stage, one: Cast, spot: Spot, height: number): void => {
  const { row } = one
  const shape = shapeOf(row.name)
  if (!shape) return
  const { motion } = row.picture!
  const scale = height / (shape.bottom - shape.top)
  const width = scale * (shape.right - shape.left)
  const heading = headingOf(s, spot)
  const flip = isTurned(row) ? -heading : 1
  const art = repainted(s, one, spot.depth)
  const grounded =
    row.place === 'near' || row.place === 'ground' || row.place === 'far' || spot.height !== undefined
  const floats = spot.floats || !grounded
  const figures = companyOf(one)
    .map(([dx, dy, size]) => {
      const x = spot.x + dx * width
      return { x, y: (floats ? spot.ground(spot.x) : spot.ground(x)) + dy * height, size }
    })
    .sort((a, b) => a.y - b.y)
  const middle = (shape.left + shape.right) / 2
  const standing = figures
    .map(
      ({ x, y, size }) =>
        `<g transform="translate(${round(x)} ${round(y)}) scale(${(scale * size * flip).toFixed(3)} ${(scale * size).toFixed(3)}) translate(${-middle} ${-shape.bottom})">${art}</g>`,
    )
    .join('')
  const drawn = row.sunk ? aboveWater(s, standing, spot.ground(spot.x), height) : standing
  const shadows =
    floats || spot.mirrored || spot.bare
      ? ''
      : figures
          .map(({ x, y, size }) =>
            s.glow(
              x + s.side * -0.1 * width,
              y - 0.01 * height,
              width * 0.085 * size,
              s.palette.near,
              s.night ? 0.6 : 0.75,
              6.8,
            ),
          )
          .join('')
  if (shadows)
    s.add(`${row.name}-shadow`, spot.depth, shadows, {
      fineness: 0.5,
      drift: MOTIONS[motion].drift ? (MOTIONS[motion].drift! * heading * s.width) / 1280 : 0,
    })
  const base = spot.ground(spot.x)
  const still = spot.height !== undefined && motion !== 'fly'
  const moves = still ? { bob: 1.6 } : MOTIONS[motion]
  s.add(
    row.name,
    spot.depth,
    (spot.mirrored || spot.glossy ? reflected(drawn, base, spot.glossy ? 0.2 : 0.34) : '') + drawn,
    {
      ...moves,
      ...(spot.floats && { bob: 7 }),
      drift: ((moves.drift ?? 0) * heading * s.width) / 1280,
      subject: true,
      solid: { side: s.side, strength: spot.depth > 0.3 ? 1 : 0.6, size: width },
    },
  )
}
