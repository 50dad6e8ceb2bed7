import type { Hex } from './colour.js'

/** One decimal is enough for art rasterized near its own size. */
export const round = (value: number): number => Math.round(value * 10) / 10

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`

export const path = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}" ${more}/>`

export const line = (data: string, colour: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`

/** A vertical gradient from `y0` to `y1`, in user coordinates. */
export const vertical = (
  id: string,
  y0: number,
  y1: number,
  colours: readonly Hex[],
  at?: readonly number[],
): string => {
  const stops = colours.map(
    (colour, i) => `<stop offset="${at?.[i] ?? i / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${round(y0)}" y2="${round(y1)}">${stops.join('')}</linearGradient>`
}

const FALLOFF = [0, 0.08, 0.17, 0.28, 0.4, 0.55, 0.75, 1]

/** A soft light; `wide` stretches it horizontally. */
export const glow = (
  id: string,
  x: number,
  y: number,
  r: number,
  colour: Hex,
  power = 0.8,
  wide = 1,
): string => {
  const stops = FALLOFF.map(
    (t) =>
      `<stop offset="${t}" stop-color="${colour}" stop-opacity="${(power * Math.pow(1 - t, 2.4)).toFixed(3)}"/>`,
  )
  return (
    `<radialGradient id="${id}">${stops.join('')}</radialGradient>` +
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r * wide)}" ry="${round(r)}" fill="url(#${id})"/>`
  )
}

/** Moves and scales a drawing; `flip` -1 mirrors it. */
export const placed = (x: number, y: number, scale: number, body: string, flip = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})">${body}</g>`

/** Reflection of a drawing below the line `y`, with unique ids. */
export const reflected = (body: string, y: number, opacity = 0.34): string => {
  const renamed = body.replace(/id="(\w+)"/g, 'id="$1r"').replace(/url\(#(\w+)\)/g, 'url(#$1r)')
  return `<g transform="translate(0 ${round(2 * y)}) scale(1 -1)" opacity="${opacity}">${renamed}</g>`
}

/** Points or joints; also parses text such as `1,2 3,4`. */
const numbersOf = <P extends readonly number[]>(points: string | readonly P[]): readonly P[] =>
  typeof points === 'string'
    ? points.split(' ').map((point) => point.split(',').map(Number) as unknown as P)
    : points

/** A closed smooth curve through the points (Catmull-Rom as cubic segments). */
export const blob = (through: string | readonly (readonly [number, number])[]): string => {
  const points = numbersOf(through)
  const n = points.length
  let data = `M${round(points[0][0])},${round(points[0][1])}`
  for (let i = 0; i < n; i++) {
    const [before, from, to, after] = [
      points[(i + n - 1) % n],
      points[i],
      points[(i + 1) % n],
      points[(i + 2) % n],
    ]
    data +=
      `C${round(from[0] + (to[0] - before[0]) / 6)},${round(from[1] + (to[1] - before[1]) / 6)} ` +
      `${round(to[0] - (after[0] - from[0]) / 6)},${round(to[1] - (after[1] - from[1]) / 6)} ${round(to[0])},${round(to[1])}`
  }
  return data + 'Z'
}

/** A disc as path data. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)},${round(y)}a${round(rx)},${round(ry)} 0 1 1 ${round(2 * rx)},0a${round(rx)},${round(ry)} 0 1 1 ${round(-2 * rx)},0Z`

/** A limb through joints, each with a half width; rounded ends. */
export const limb = (along: string | readonly (readonly [x: number, y: number, half: number])[]): string => {
  const joints = numbersOf(along)
  let data = ''
  for (let i = 0; i < joints.length; i++) {
    const [x, y, half] = joints[i]
    data += disc(x, y, half)
    if (i === 0) continue
    const [px, py, phalf] = joints[i - 1]
    const length = Math.hypot(x - px, y - py) || 1
    const nx = -(y - py) / length
    const ny = (x - px) / length
    data +=
      `M${round(px - nx * phalf)},${round(py - ny * phalf)}L${round(x - nx * half)},${round(y - ny * half)}` +
      `L${round(x + nx * half)},${round(y + ny * half)}L${round(px + nx * phalf)},${round(py + ny * phalf)}Z`
  }
  return data
}
