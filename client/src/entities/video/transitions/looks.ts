import type { Transition } from '#schema/limits'

/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number]
/** An image as a function of whole pixel coordinates. */
export type Picture = (x: number, y: number) => Colour

/** A moment of a transition. */
interface Moment {
  width: number
  height: number
  /** Remaining fraction of the transition: 1 at its start, 0 at its end. */
  left: number
  first: Picture
  second: Picture
}

/** Colour of a transition at a pixel. */
type Look = (x: number, y: number, moment: Moment) => Colour
/** Opacity of the first image, from 0 to 1. */
type Mask = (x: number, y: number, moment: Moment) => number

const BLACK: Colour = [0, 0, 0]
const WHITE: Colour = [255, 255, 255]

const smooth = (from: number, to: number, value: number) => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
const ramp = (value: number) => smooth(0, 1, value)
const fraction = (value: number) => value - Math.floor(value)
/** Rounds to 32-bit floats, for the same results as ffmpeg. */
const float = Math.fround
const noise = (x: number, y: number) => {
  const angle = float(float(x * float(12.9898)) + float(y * float(78.233)))
  return float(fraction(float(float(Math.sin(angle)) * float(43758.545))))
}

const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
]

const masked =
  (mask: Mask): Look =>
  (x, y, moment) => {
    const share = mask(x, y, moment)
    if (share >= 1) return moment.first(x, y)
    if (share <= 0) return moment.second(x, y)
    return mix(moment.first(x, y), moment.second(x, y), share)
  }

/** Position of a pixel along a direction, from 0 to 1. */
type Along = (x: number, y: number, moment: Moment) => number
const toLeft: Along = (x, _y, { width }) => x / width
const toRight: Along = (x, _y, { width }) => (width - 1 - x) / width
const toTop: Along = (_x, y, { height }) => y / height
const toBottom: Along = (_x, y, { height }) => (height - 1 - y) / height

const wipe = (isOutside: (x: number, y: number, moment: Moment) => boolean) =>
  masked((x, y, moment) => (isOutside(x, y, moment) ? 1 : 0))
const soft = (along: Along) => masked((x, y, moment) => 1 - ramp(1 + along(x, y, moment) - moment.left * 2))
const diagonal = (across: Along, down: Along) =>
  soft((x, y, moment) => across(x, y, moment) * down(x, y, moment))
const slice = (along: Along) =>
  masked((x, y, moment) => {
    const place = along(x, y, moment)
    return smooth(-0.5, 0, place - moment.left * 1.5) <= fraction(10 * place) ? 1 : 0
  })
const GUST = 0.2
const wind = (along: Along, gust: (x: number, y: number) => number) =>
  masked((x, y, moment) => {
    const front = (1 - along(x, y, moment)) * (1 - GUST) + GUST * gust(x, y)
    return 1 - smooth(0, -GUST, front - (1 - moment.left) * (1 + GUST))
  })

const fromCentre = (x: number, y: number, { width, height }: Moment) =>
  Math.hypot(x - width / 2, y - height / 2)
const corner = ({ width, height }: Moment) => Math.hypot(width / 2, height / 2)
const aside = (x: number, _y: number, { width }: Moment) => Math.abs((x - width / 2) / (width / 2))
const above = (_x: number, y: number, { height }: Moment) => Math.abs((y - height / 2) / (height / 2))

const current = (x: number, y: number, { left, first, second }: Moment) => (left < 0.5 ? second : first)(x, y)
const crop =
  (isInside: (x: number, y: number, moment: Moment) => boolean): Look =>
  (x, y, moment) =>
    isInside(x, y, moment) ? current(x, y, moment) : BLACK

const fadeThrough =
  (colourOf: (colour: Colour) => Colour): Look =>
  (x, y, { left, first, second }) => {
    const [one, other] = [first(x, y), second(x, y)]
    const leaving = mix(one, colourOf(one), smooth(0.8, 1, left))
    const coming = mix(colourOf(other), other, smooth(0.2, 1, left))
    return mix(leaving, coming, left)
  }
const grey = ([red, green, blue]: Colour): Colour => {
  const light = (red + green + blue) / 3
  return [light, light, light]
}
/** A fade whose speed depends on the colour difference. */
const fadeBy =
  (power: (change: number) => number): Look =>
  (x, y, { left, first, second }) => {
    const [one, other] = [first(x, y), second(x, y)]
    const channel = (at: 0 | 1 | 2) => {
      const share = left ** (1 + Math.log(power(Math.abs(one[at] - other[at]) / 255)))
      return one[at] * share + other[at] * (1 - share)
    }
    return [channel(0), channel(1), channel(2)]
  }

type Kind = 'slide' | 'cover' | 'reveal'
/** The second image enters from a side: it moves, the first one does, or both. */
const move =
  (kind: Kind, axis: 'x' | 'y', sign: 1 | -1): Look =>
  (x, y, { width, height, left, first, second }) => {
    const [place, size] = axis === 'x' ? [x, width] : [y, height]
    const moved = Math.trunc(sign * left * size) + place
    const isSecond = moved >= 0 && moved < size
    const stays = kind === (isSecond ? 'reveal' : 'cover')
    const shown = stays ? place : (moved + size) % size
    return axis === 'x' ? (isSecond ? second : first)(shown, y) : (isSecond ? second : first)(x, shown)
  }

const squeeze =
  (axis: 'x' | 'y'): Look =>
  (x, y, { width, height, left, first, second }) => {
    const size = axis === 'x' ? width : height
    const place = 0.5 + ((axis === 'x' ? x : y) / size - 0.5) / left
    if (!(place >= 0 && place <= 1)) return second(x, y)
    const shown = Math.round(place * (size - 1))
    return axis === 'x' ? first(shown, y) : first(x, shown)
  }

const zoom: Look = (x, y, { width, height, left, first, second }) => {
  const scale = smooth(0.5, 1, left)
  const shown = (place: number, size: number) => Math.ceil((0.5 + (place / size - 0.5) * scale) * (size - 1))
  return mix(first(shown(x, width), shown(y, height)), second(x, y), smooth(0, 0.5, left))
}

const pixelize: Look = (x, y, { width, height, left, first, second }) => {
  const square = (2 * Math.ceil(Math.min(left, 1 - left) * 50) * Math.min(width, height)) / 50 / 20
  const shown = (place: number, size: number) =>
    square > 0 ? Math.min(Math.trunc((Math.floor(place / square) + 0.5) * square), size - 1) : place
  const [column, row] = [shown(x, width), shown(y, height)]
  return mix(first(column, row), second(column, row), left)
}

const SAMPLES = 12
const blur: Look = (x, y, { width, left, first, second }) => {
  const size = 1 + (width / 2) * 2 * Math.min(left, 1 - left)
  const blurred = (picture: Picture): Colour => {
    const sum = [0, 0, 0]
    for (let at = 0; at < SAMPLES; at++) {
      const colour = picture(Math.min(width - 1, Math.floor(x + (size * at) / SAMPLES)), y)
      for (const channel of [0, 1, 2] as const) sum[channel]! += colour[channel] / SAMPLES
    }
    return [sum[0]!, sum[1]!, sum[2]!]
  }
  return mix(blurred(first), blurred(second), left)
}

const distance: Look = (x, y, { left, first, second }) => {
  const [one, other] = [first(x, y), second(x, y)]
  const apart = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) / 255
  return apart <= left ? mix(one, other, left) : other
}

/** Effect of each transition, after the formulas of ffmpeg’s xfade. */
export const LOOKS: Record<Transition, Look> = {
  fade: masked((_x, _y, { left }) => left),
  fadeblack: fadeThrough(() => BLACK),
  fadewhite: fadeThrough(() => WHITE),
  fadegrays: fadeThrough(grey),
  fadefast: fadeBy((change) => 1 + change),
  fadeslow: fadeBy((change) => 2 - change),
  wipeleft: wipe((x, _y, { width, left }) => x <= width * left),
  wiperight: wipe((x, _y, { width, left }) => x > width * (1 - left)),
  wipeup: wipe((_x, y, { height, left }) => y <= height * left),
  wipedown: wipe((_x, y, { height, left }) => y > height * (1 - left)),
  wipetl: wipe((x, y, { width, height, left }) => y <= height * left && x <= width * left),
  wipetr: wipe((x, y, { width, height, left }) => y <= height * left && x > width * (1 - left)),
  wipebl: wipe((x, y, { width, height, left }) => y > height * (1 - left) && x <= width * left),
  wipebr: wipe((x, y, { width, height, left }) => y > height * (1 - left) && x > width * (1 - left)),
  smoothleft: soft(toLeft),
  smoothright: soft(toRight),
  smoothup: soft(toTop),
  smoothdown: soft(toBottom),
  diagtl: diagonal(toLeft, toTop),
  diagtr: diagonal(toRight, toTop),
  diagbl: diagonal(toLeft, toBottom),
  diagbr: diagonal(toRight, toBottom),
  radial: masked(
    (x, y, { width, height, left }) =>
      1 - ramp(Math.atan2(x - width / 2, y - height / 2) - (left - 0.5) * Math.PI * 2.5),
  ),
  slideleft: move('slide', 'x', -1),
  slideright: move('slide', 'x', 1),
  slideup: move('slide', 'y', -1),
  slidedown: move('slide', 'y', 1),
  hlslice: slice(toLeft),
  hrslice: slice(toRight),
  vuslice: slice(toTop),
  vdslice: slice(toBottom),
  circlecrop: crop(
    (x, y, moment) => (2 * Math.abs(moment.left - 0.5)) ** 3 * corner(moment) >= fromCentre(x, y, moment),
  ),
  rectcrop: crop(
    (x, y, { width, height, left }) =>
      Math.abs(x - (width >> 1)) < Math.trunc(Math.abs(left - 0.5) * width) &&
      Math.abs(y - (height >> 1)) < Math.trunc(Math.abs(left - 0.5) * height),
  ),
  circleopen: masked((x, y, moment) =>
    ramp(fromCentre(x, y, moment) / corner(moment) + (moment.left - 0.5) * 3),
  ),
  circleclose: masked(
    (x, y, moment) => 1 - ramp(fromCentre(x, y, moment) / corner(moment) + (0.5 - moment.left) * 3),
  ),
  vertopen: masked((x, y, moment) => 1 - ramp(2 - aside(x, y, moment) - moment.left * 2)),
  vertclose: masked((x, y, moment) => 1 - ramp(1 + aside(x, y, moment) - moment.left * 2)),
  horzopen: masked((x, y, moment) => 1 - ramp(2 - above(x, y, moment) - moment.left * 2)),
  horzclose: masked((x, y, moment) => 1 - ramp(1 + above(x, y, moment) - moment.left * 2)),
  squeezeh: squeeze('y'),
  squeezev: squeeze('x'),
  zoomin: zoom,
  hblur: blur,
  pixelize,
  dissolve: masked((x, y, { left }) => (noise(x, y) * 2 + left * 2 - 1.5 >= 0.5 ? 1 : 0)),
  distance,
  hlwind: wind(toLeft, (_x, y) => noise(0, y)),
  hrwind: wind(
    (x, y, moment) => 1 - toLeft(x, y, moment),
    (_x, y) => noise(0, y),
  ),
  vuwind: wind(toTop, (x) => noise(x, 0)),
  vdwind: wind(
    (x, y, moment) => 1 - toTop(x, y, moment),
    (x) => noise(x, 0),
  ),
  coverleft: move('cover', 'x', -1),
  coverright: move('cover', 'x', 1),
  coverup: move('cover', 'y', -1),
  coverdown: move('cover', 'y', 1),
  revealleft: move('reveal', 'x', -1),
  revealright: move('reveal', 'x', 1),
  revealup: move('reveal', 'y', -1),
  revealdown: move('reveal', 'y', 1),
}
