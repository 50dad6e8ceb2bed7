import { clamp, rgb } from '../base/colour.js'
import { lightOf, paletteOf, TINTS } from '../scene/palette.js'
import type { Scene } from '../scene/layer.js'
import type { Extra, Hour, Look } from '../words/meaning.js'
import type { Reading } from '../words/reading.js'

/** Layers that may be drawn over a reference picture, and the extras that they require. */
const SKY_SHEETS: readonly [name: RegExp, extra: Extra][] = [
  [/^aurora/, 'aurora'],
  [/^rainbow$/, 'rainbow'],
  [/^bolt$/, 'storm'],
  [/^fireworks$/, 'fireworks'],
  [/^orb$/, 'moon'],
  [/^mist/, 'fog'],
]

/** Names of the layers drawn over a reference picture: subjects and sky effects. */
export const overlays = (scene: Scene, reading: Reading): Set<string> =>
  new Set(
    scene.layers
      .filter(
        (layer) =>
          (layer.subject &&
            reading.cast.some((one) => layer.name.replace(/(?:-face)?\d*$/, '') === one.row.name)) ||
          SKY_SHEETS.some(([name, extra]) => name.test(layer.name) && reading.extras.has(extra)),
      )
      .map((layer) => layer.name),
  )

/** Hours for prompts without a known word, so that the picture always changes. */
const QUIET_HOURS: readonly Hour[] = ['sunset', 'dusk', 'dawn', 'night']
const WASHES: Partial<Record<Hour, string>> = {
  dawn: '#f2bcae',
  sunset: '#ee8a5c',
  dusk: '#8a78c4',
  night: '#4668b0',
}

/** Haze, 0 to 1. */
const veilOf = (extras: Set<Extra>): number => {
  if (extras.has('fog')) return 0.34
  if (extras.has('sand')) return 0.4
  if (extras.has('snowcap')) return 0.14
  return extras.has('rain') ? 0.16 : 0
}

const dimOf = (extras: Set<Extra>): number => {
  if (extras.has('storm')) return 0.66
  return extras.has('rain') ? 0.84 : 1
}

const saturationOf = (looks: Set<Look>): number => {
  if (looks.has('mono') || looks.has('noir')) return 0
  if (looks.has('pastel')) return 0.7
  return looks.has('vivid') || looks.has('neon') ? 1.45 : 1
}

/** Changes light and colours of a picture in place, by the hour, weather and looks of the prompt. */
export const regrade = (data: Uint8Array | Float32Array, reading: Reading): void => {
  const { looks, extras, named } = reading
  const palette = paletteOf(reading)
  const silent = !named.hour && !named.look && !named.weather && !extras.size
  const lit = named.hour || extras.has('stars') || extras.has('aurora')
  const quiet = silent ? 0.7 : 0
  const hourly = lit ? 1 : quiet
  const hour =
    silent && reading.cast.length === 0 ? QUIET_HOURS[reading.seed % QUIET_HOURS.length] : reading.hour
  const light = lightOf(hour).map((factor) => 1 + (factor - 1) * hourly)
  const tints = [...looks].flatMap((look) => (TINTS[look] ? [rgb(TINTS[look])] : []))
  const wash = WASHES[hour]
  if (wash && hourly > 0) tints.push(rgb(wash))
  const haze = rgb(palette.haze)
  const veil = veilOf(extras)
  const dim = dimOf(extras) * (looks.has('dark') ? 0.66 : 1)
  const colour = saturationOf(looks) * (extras.has('rain') || extras.has('snowcap') ? 0.75 : 1)
  const lift = looks.has('pastel') ? 0.24 : 0
  const contrast = looks.has('noir') ? 1.35 : 1.06
  for (let i = 0; i < data.length; i += 4) {
    let [r, g, b] = [data[i] * light[0], data[i + 1] * light[1], data[i + 2] * light[2]]
    const grey = 0.3 * r + 0.59 * g + 0.11 * b
    r = grey + (r - grey) * colour
    g = grey + (g - grey) * colour
    b = grey + (b - grey) * colour
    for (const tint of tints) {
      const level = grey / 150
      r += (Math.min(255, tint[0] * level) - r) * 0.42
      g += (Math.min(255, tint[1] * level) - g) * 0.42
      b += (Math.min(255, tint[2] * level) - b) * 0.42
    }
    const finish = (value: number, hazy: number) =>
      clamp(
        (((value * dim - 118) * contrast + 118) * (1 - veil) + hazy * veil) * (1 - lift) + 246 * lift,
        0,
        255,
      )
    data[i] = finish(r, haze[0])
    data[i + 1] = finish(g, haze[1])
    data[i + 2] = finish(b, haze[2])
  }
}
