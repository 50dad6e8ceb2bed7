/** An affine map as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The map that applies `first`, then `then`. */
export const times = (then: Matrix, first: Matrix): Matrix => {
  const [a, b, c, d, e, f] = then
  const [g, h, i, j, k, l] = first
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
export const scaled = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0]
export const turned = (degrees: number): Matrix => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, 0, 0]
}

/** Bounds of path data: left, top, right, bottom. Control points count; arcs count by their ends and radii. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

const SIZES: Readonly<Record<string, number>> = { m: 2, l: 2, c: 6, s: 4, q: 4, t: 2, h: 1, v: 1, a: 7, z: 0 }

/** All points of path data, relative commands included. */
export const pointsOf = (data: string): [number, number][] => {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, command, rest] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command!.toLowerCase()
    const isRelative = command === kind
    const numbers = (rest!.match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    for (let at = 0; at + SIZES[kind]! <= numbers.length && SIZES[kind]! > 0; at += SIZES[kind]!) {
      const own = numbers.slice(at, at + SIZES[kind]!)
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      if (kind === 'h') x = fromX + own[0]!
      else if (kind === 'v') y = fromY + own[0]!
      else
        for (let i = kind === 'a' ? 5 : 0; i < own.length; i += 2) {
          if (kind === 'a')
            points.push([(x + fromX + own[5]!) / 2, y - own[1]!], [(x + fromX + own[5]!) / 2, y + own[1]!])
          ;[x, y] = [fromX + own[i]!, fromY + own[i + 1]!]
          points.push([x, y])
        }
      points.push([x, y])
    }
  }
  return points
}
