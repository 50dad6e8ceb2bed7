import { type Place, rain, aurora, dunes, field, forest, planet, ridges, sea } from './nature'
import { disc, path, rect, ridge, sky, towers, seededRandom, seedOf } from './shapes'

const night: Place = (w, h, random) =>
  sky(w, h, '#0a1220', '#1b2a44', '#5b4a5e', '#c77a5c') +
  towers(w, h * 0.86, h * 0.5, '#27304a', '#f6c27a', random, 0.12) +
  towers(w, h, h * 0.52, '#141a2a', '#ffd28a', random, 0.22) +
  towers(w, h * 1.06, h * 0.34, '#080b14', '#ff9f5c', random, 0.13)

const road: Place = (w, h, random) => {
  const [x, y] = [w * 0.5, h * 0.52]
  const dashes = Array.from({ length: 8 }, (_, at) => {
    const [far, near] = [((at + 1) / 9) ** 2.4, ((at + 1.5) / 9) ** 2.4]
    const [top, bottom] = [y + far * h * 0.5, y + near * h * 0.5]
    return `M${x - far * w * 0.012} ${top}H${x + far * w * 0.012}L${x + near * w * 0.012} ${bottom}H${x - near * w * 0.012}Z`
  })
  const edges = `M${x} ${y}L${w * 0.97} ${h}H${w * 0.95}ZM${x} ${y}L${w * 0.03} ${h}H${w * 0.05}Z`
  return (
    sky(w, h, '#1d2a4d', '#60517c', '#d97f6f', '#f9c08a') +
    disc(x, h * 0.47, h * 0.09, '#ffe0ae', 0.12) +
    ridge(w, h, h * 0.47, h * 0.11, '#6c4560', random) +
    ridge(w, h, y - h * 0.01, h * 0.05, '#3c2b43', random, 0.4) +
    rect(0, y, w, h, '#251d2e') +
    path(`M${x} ${y}L${w * 1.02} ${h}H${-w * 0.02}Z`, '#17131d') +
    path(edges, '#e6a97f', 'opacity=".7"') +
    path(dashes.join(''), '#ffd9a3')
  )
}

const room: Place = (w, h, random) => {
  const [x, y, wide, tall] = [w * (0.5 + random() * 0.08), h * 0.16, w * 0.3, h * 0.44]
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map((row) =>
      rect(
        x + column * wide * 0.52,
        y + row * tall * 0.52,
        wide * 0.48,
        tall * 0.48,
        row ? '#f3c98c' : '#f9e2b4',
      ),
    ),
  )
  const figure =
    `M${x + wide * 0.2} ${h * 0.86}L${x + wide * 0.24} ${h * 0.44}q${wide * 0.01} ${-h * 0.05} ${wide * 0.08} ${-h * 0.065}` +
    `a${h * 0.042} ${h * 0.05} 0 1 1 ${wide * 0.07} 0q${wide * 0.07} ${h * 0.015} ${wide * 0.08} ${h * 0.065}L${x + wide * 0.51} ${h * 0.86}z`
  return (
    sky(w, h, '#3a2c2b', '#2a1f22') +
    rect(0, h * 0.78, w, h, '#1b1416') +
    path(`M${x} ${h * 0.78}h${wide}l${-w * 0.12} ${h * 0.22}h${-wide * 1.25}z`, '#d08d55', 'opacity=".55"') +
    path(
      `M${x} ${y + tall}L${x - w * 0.16} ${h * 0.78}h${wide * 1.1}L${x + wide} ${y + tall}z`,
      '#f3c98c',
      'opacity=".09"',
    ) +
    rect(x - w * 0.012, y - h * 0.02, wide + w * 0.024, tall + h * 0.04, '#150f11') +
    panes.join('') +
    path(figure, '#0d090b')
  )
}

const signs: [at: number, colour: string][] = [
  [0.1, '#ff5c7a'],
  [0.24, '#35d0c8'],
  [0.68, '#ffb15c'],
  [0.8, '#7fd0ff'],
  [0.9, '#ff5c7a'],
]

const neon: Place = (w, h, random) => {
  const weather = rain(w, h, random)
  const lights = signs.map(([at, colour]) => {
    const [x, y, tall] = [w * at, h * (0.12 + random() * 0.25), h * (0.14 + random() * 0.2)]
    return (
      rect(x, y, w * 0.045, tall, colour) +
      rect(x, h * 0.8 + random() * h * 0.05, w * 0.045, tall * 0.5, colour, 'opacity=".35"')
    )
  })
  const walls =
    path(`M0 0H${w * 0.36}L${w * 0.45} ${h * 0.72}L0 ${h}Z`, '#0a1420') +
    path(`M${w} 0H${w * 0.62}L${w * 0.54} ${h * 0.72}L${w} ${h}Z`, '#0a1420')
  const walker = `M${w * 0.486} ${h * 0.79}v${-h * 0.13}a${h * 0.022} ${h * 0.024} 0 1 1 ${h * 0.03} 0v${h * 0.13}z`
  return (
    sky(w, h, '#0b1424', '#14384a', '#2b6a6d') +
    towers(w, h * 0.7, h * 0.6, '#143043', '#5fb8b0', random, 0.1) +
    walls +
    path(`M${w * 0.45} ${h * 0.72}H${w * 0.54}L${w} ${h}H0Z`, '#0f2733') +
    lights.join('') +
    path(walker, '#050a10') +
    weather
  )
}

const portrait: Place = (w, h, random) => {
  const [x, s] = [w * (0.46 + random() * 0.08), Math.min(w, h * 0.9)]
  const head =
    `M${x - s * 0.42} ${h}C${x - s * 0.4} ${h * 0.76} ${x - s * 0.16} ${h * 0.76} ${x - s * 0.1} ${h * 0.68}L${x - s * 0.1} ${h * 0.56}` +
    `C${x - s * 0.2} ${h * 0.44} ${x - s * 0.19} ${h * 0.22} ${x} ${h * 0.21}C${x + s * 0.17} ${h * 0.21} ${x + s * 0.19} ${h * 0.36} ${x + s * 0.16} ${h * 0.42}` +
    `L${x + s * 0.2} ${h * 0.49}L${x + s * 0.16} ${h * 0.51}C${x + s * 0.17} ${h * 0.6} ${x + s * 0.14} ${h * 0.62} ${x + s * 0.08} ${h * 0.61}` +
    `L${x + s * 0.09} ${h * 0.69}C${x + s * 0.16} ${h * 0.76} ${x + s * 0.38} ${h * 0.77} ${x + s * 0.4} ${h}Z`
  return (
    sky(w, h, '#b5523c', '#d9794e', '#e9a56c') +
    disc(x + s * 0.02, h * 0.42, s * 0.36, '#f6cf9b') +
    path(head, '#2b1420')
  )
}

/** A lighthouse whose lamp was just lit. */
const light: Place = (w, h, random) => {
  const [x, shore] = [w * 0.7, h * 0.72]
  const beams =
    path(`M${x} ${h * 0.3}L0 ${h * 0.12}V${h * 0.34}Z`, '#ffeec2', 'opacity=".3"') +
    path(`M${x} ${h * 0.3}L${w} ${h * 0.26}V${h * 0.36}Z`, '#ffeec2', 'opacity=".2"')
  const rock = `M${w * 0.5} ${h}C${w * 0.55} ${shore} ${w * 0.62} ${shore - h * 0.03} ${x} ${shore - h * 0.02}S${w * 0.9} ${shore} ${w} ${shore - h * 0.06}V${h}Z`
  const tower = `M${x - h * 0.035} ${shore}L${x - h * 0.022} ${h * 0.34}h${h * 0.044}L${x + h * 0.035} ${shore}Z`
  const stripe = `M${x - h * 0.032} ${h * 0.62}L${x - h * 0.028} ${h * 0.53}h${h * 0.056}L${x + h * 0.032} ${h * 0.62}Z`
  return (
    sky(w, h, '#16263f', '#3b5c78', '#9aa79f', '#e5bf93') +
    beams +
    ridge(w, h, shore, h * 0.05, '#45586a', random, 0.4) +
    rect(0, shore + h * 0.02, w, h, '#22405a') +
    rect(0, shore + h * 0.12, w, h, '#17304a') +
    path(rock, '#0c1724') +
    path(tower, '#efe6d6') +
    path(stripe, '#c8503f') +
    rect(x - h * 0.024, h * 0.27, h * 0.048, h * 0.07, '#1a1f2a') +
    disc(x, h * 0.305, h * 0.016, '#fff3cf') +
    path(`M${x - h * 0.03} ${h * 0.27}h${h * 0.06}L${x} ${h * 0.23}Z`, '#c8503f')
  )
}

export { seedOf }

const places: Record<string, Place> = {
  dunes,
  ridges,
  night,
  sea,
  forest,
  road,
  room,
  planet,
  neon,
  aurora,
  portrait,
  light,
  field,
}

/** Names of the landscapes. */
export const kinds = Object.keys(places)

/** Small landscape as an SVG data URL. The same seed gives the same image. */
export function scene(kind: string, width = 640, height = 360, seed = 1) {
  const picture = places[kind]?.(width, height, seededRandom(seedOf(kind) + seed)) ?? ''
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${picture}</svg>`)}`
}
