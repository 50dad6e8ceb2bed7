import { clamp, lit, mix, rgb, saturate, tinted, type Hex } from '../base/colour.js'
import type { Hour, Land, Look } from '../words/meaning.js'
import type { Reading } from '../words/reading.js'

interface Colours {
  sky: Hex[]
  sun: Hex
  glow: Hex
  haze: Hex
  near: Hex
  lit: Hex
}
/** Colours of a scene, by name and by depth (0 far, 1 near). */
export interface Palette extends Colours {
  /** Daylight, 0 to 1. */
  light: number
  ground(depth: number): Hex
  rock(depth: number): Hex
  pine(depth: number): Hex
  /** A colour under the scene’s looks; grey in monochrome. */
  tone(colour: Hex): Hex
}

/** Hour; four colours of the sky from top to horizon; sun, glow, haze, near, lit; daylight. */
const HOURS_TABLE = `
  dawn   #34467f #7f7db4 #eaa9a8 #ffdfb4  #fff3d8 #ffb78c #e3b0b4 #232543 #ffe0b8  0.66
  day    #1f66b8 #559fdf #a4d3f1 #e6f3f2  #fffdf0 #fff4d2 #b3d3e4 #15333c #fff6da  1
  sunset #29265a #823a76 #ea6858 #ffc873  #fff0c0 #ff9a4a #de7562 #190f26 #ffb060  0.42
  dusk   #0f1a44 #31427f #7a6ea9 #eba78f  #ffe9d0 #f5a68a #7f73a5 #0b0e20 #d9a8b0  0.28
  night  #060b1c #0e1c42 #213a72 #466aa0  #f2f5ff #9fbcf5 #33528a #0a1022 #a8c2f0  0.3`
const HOURS = Object.fromEntries(
  HOURS_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [hour, a, b, c, d, sun, glow, haze, near, lit, light] = line.trim().split(/ +/)
      return [hour, { sky: [a, b, c, d], sun, glow, haze, near, lit, light: Number(light) }]
    }),
) as Record<Hour, Colours & { light: number }>
const GROUND: Partial<Record<Land, Hex>> = {
  hill: '#5f9a3c',
  forest: '#2f5b43',
  desert: '#d99a58',
  snow: '#eef4ff',
  mountain: '#56708c',
  city: '#3c4a63',
  street: '#2a3148',
  island: '#4c5a52',
  sea: '#7a7a6a',
  lake: '#4a6a4e',
  space: '#4a4058',
  deep: '#5a7a86',
}
export const TINTS: Partial<Record<Look, Hex>> = {
  golden: '#f0b04a',
  red: '#d8433f',
  blue: '#3f78d8',
  green: '#43a878',
  purple: '#9a5ad0',
  pink: '#f08fb8',
  orange: '#f08038',
  teal: '#2fb0b0',
  sepia: '#c89a62',
}
/** Strength of a tint; 0.42 by default. */
const TINT_SHARES: Partial<Record<Look, number>> = { golden: 0.3, sepia: 0.7 }
const NEON_SKY = ['#0a0620', '#220f4a', '#5a1f7c', '#d0468f']

/** Mixes the palette: hour, then place and weather, then looks. */
export const paletteOf = ({ hour, land, looks, extras, ground }: Reading): Palette => {
  const { light, ...start } = HOURS[land === 'space' ? 'night' : hour]
  const colours: Colours = { ...start, sky: [...start.sky] }
  let brightness = light
  const night = hour === 'night'
  const grey = looks.has('mono') || looks.has('noir')
  const each = (change: (colour: Hex, near: boolean) => Hex) => {
    for (const key of ['sun', 'glow', 'haze', 'near', 'lit'] as const)
      colours[key] = change(colours[key], key === 'near')
    colours.sky = colours.sky.map((colour) => change(colour, false))
  }
  if (land === 'space')
    Object.assign(colours, { sky: ['#03040d', '#080a1e', '#10122e', '#1a1838'], haze: '#2a2450' })
  if (land === 'deep')
    Object.assign(colours, {
      sky: ['#7fd8e8', '#2f9cc4', '#12608f', '#0a3a62'],
      haze: '#1c6c98',
      near: '#04202f',
      lit: '#c8f4ff',
      glow: '#d8fbff',
    })
  if (land === 'desert' && !night) colours.haze = mix(colours.haze, '#e8b888', 0.5)
  if (extras.has('sand')) each((colour, near) => mix(colour, '#d8a060', near ? 0.1 : 0.5))
  if (land === 'city' && night)
    Object.assign(colours, { sky: ['#080b22', '#1a2052', '#4a3a80', '#c9788a'], haze: '#4f4688' })
  if (extras.has('neon')) {
    colours.sky = NEON_SKY.map((colour, i) => mix(colours.sky[i], colour, night ? 0.75 : 0.4))
    colours.haze = mix(colours.haze, '#7a2f9a', 0.6)
  }
  if (extras.has('storm')) {
    Object.assign(colours, {
      sky: ['#0a101d', '#1a2538', '#37495e', '#9fb3ae'],
      haze: '#51667a',
      near: '#060a12',
      lit: '#a9bccb',
      glow: '#c4d4ff',
    })
    brightness = 0.2
  } else if ((extras.has('rain') || extras.has('fog')) && land !== 'deep') {
    const veil = night ? '#22304a' : mix(colours.haze, '#93a4bd', 0.45)
    each((colour, near) => mix(saturate(colour, extras.has('neon') ? 1 : 0.78), veil, near ? 0.05 : 0.3))
  }
  for (const look of looks) {
    const tint = TINTS[look]
    if (tint) each((colour) => tinted(colour, tint, TINT_SHARES[look] ?? 0.42))
  }
  if (looks.has('neon')) each((colour) => saturate(colour, 1.25))
  if (looks.has('vivid')) each((colour) => saturate(colour, 1.35))
  if (looks.has('pastel'))
    each((colour, near) => {
      const far = night ? 0.22 : 0.4
      return mix(saturate(colour, 0.75), '#fbeff2', near ? 0.28 : far)
    })
  if (looks.has('dark')) each((colour) => mix(saturate(colour, 0.8), '#05070c', 0.3))
  if (grey) each((colour) => saturate(colour, 0))

  const tone = (colour: Hex): Hex => {
    if (grey) return saturate(colour, 0)
    return looks.has('sepia') ? tinted(colour, '#c89a62', 0.6) : colour
  }
  const built = land === 'city' || land === 'street'
  const snowy = extras.has('snowcap') && !built
  const { near, haze, lit: light1 } = colours
  const earth = tone(
    mix(
      ground ? mix(GROUND[land] ?? ground, ground, 0.72) : (GROUND[land] ?? '#667788'),
      '#e8f0fb',
      snowy ? 0.78 : 0,
    ),
  )
  const sunned = lit(earth, light1)
  const rock = tone(lit('#4f6480', light1))
  const leaf = tone(lit('#2f6a48', light1))
  const drift = mix(colours.sky[3], night ? '#8fa8d8' : '#ffffff', hour === 'day' ? 0.75 : 0.4)
  return {
    ...colours,
    light: brightness,
    tone,
    ground: (depth) =>
      snowy
        ? mix(
            mix(haze, drift, 0.25 + 0.65 * depth),
            mix(colours.sky[0], near, 0.4),
            0.42 * depth * (1.1 - brightness),
          )
        : mix(
            haze,
            mix(near, sunned, brightness * (1.2 - 0.4 * depth)),
            clamp(0.14 + 0.12 * brightness + Math.pow(depth, 0.62)),
          ),
    rock: (depth) => mix(haze, mix(near, rock, brightness * 0.9 + 0.1), clamp(0.25 + Math.pow(depth, 0.7))),
    pine: (depth) => mix(haze, mix(near, leaf, brightness * 0.6), clamp(0.2 + Math.pow(depth, 0.55))),
  }
}

/** Light of an hour as RGB factors, for regrading a picture. */
export const lightOf = (hour: Hour): readonly [number, number, number] => {
  const [r, g, b] = rgb(HOURS[hour].lit)
  const strength = { dawn: 0.92, day: 1.06, sunset: 0.86, dusk: 0.62, night: 0.42 }[hour]
  return [(r / 255) * strength, (g / 255) * strength, (b / 255) * strength]
}
