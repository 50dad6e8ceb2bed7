/** Pseudorandom numbers from 0 to 1. */
export type Random = () => number

/** Pseudorandom generator (mulberry32): the same seed gives the same numbers. */
export const seededRandom =
  (seed: number): Random =>
  () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

/** Derives a seed from text (FNV-1a). */
export const seedOf = (text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261)

/** SVG fragments, in pixels of the picture. */

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`

export const path = (line: string, fill: string, more = '') =>
  `<path d="${line}" fill="${fill}"${more && ` ${more}`}/>`

export const stroke = (line: string, colour: string, width: number, more = '') =>
  `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`

/** Sky from the zenith to the ground. */
export const sky = (width: number, height: number, ...tones: string[]) => {
  const stops = tones.map((tone, at) => `<stop offset="${at / (tones.length - 1)}" stop-color="${tone}"/>`)
  return `<defs><linearGradient id="s" x2="0" y2="1">${stops.join('')}</linearGradient></defs>${rect(0, 0, width, height, 'url(#s)')}`
}

/** A sun, moon or lamp; `glow` adds three rings of that opacity. */
export const disc = (x: number, y: number, radius: number, fill: string, glow = 0) => {
  const rings = glow ? [2.6, 1.9, 1.4] : []
  const circle = (size: number, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"${more}/>`
  return rings.map((times) => circle(radius * times, ` opacity="${glow}"`)).join('') + circle(radius)
}

/** A horizon by midpoint displacement: mountains if rough, hills if smooth. */
export function ridge(
  width: number,
  height: number,
  y: number,
  rise: number,
  fill: string,
  random: Random,
  rough = 0.55,
) {
  let line = [random() - 0.5, random() - 0.5]
  for (let step = 0, reach = 1; step < 7; step++, reach *= rough) {
    line = line.flatMap((level, at) => {
      const next = line[at + 1]
      return next === undefined ? [level] : [level, (level + next) / 2 + (random() - 0.5) * reach]
    })
  }
  const points = line.map(
    (level, at) => `${((at / (line.length - 1)) * width).toFixed(1)},${(y + level * rise).toFixed(1)}`,
  )
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${fill}"/>`
}

/** A dune with a lit and a shaded side. */
export function dune(
  width: number,
  height: number,
  y: number,
  rise: number,
  light: string,
  shade: string,
  random: Random,
) {
  const peak = width * (0.2 + random() * 0.6)
  const tail = peak + width * (0.1 + random() * 0.2)
  const left = `M0 ${y + rise * 0.6} Q${peak * 0.55} ${y + rise * 0.5} ${peak} ${y - rise}`
  const bend = `Q${(peak + width) / 2} ${y + rise * 0.2}`
  const right = `M${peak} ${y - rise} Q${peak + width * 0.03} ${y + rise * 0.6} ${tail} ${height} H${width} V${y + rise * 0.3}`
  return (
    path(`${left} ${bend} ${width} ${y + rise * 0.3} V${height} H0Z`, light) +
    path(`${right} ${bend} ${peak} ${y - rise}Z`, shade)
  )
}

/** A row of firs on dark ground. */
export function firs(width: number, base: number, size: number, fill: string, random: Random) {
  let line = ''
  for (let x = -size; x < width + size; x += size * (0.28 + random() * 0.3)) {
    const tall = size * (0.6 + random() * 0.7)
    const foot = base + random() * size * 0.1
    const side = (part: number) => (tall * part).toFixed(0)
    line +=
      `M${x.toFixed(0)} ${(foot - tall * 2).toFixed(0)}l${side(0.32)} ${side(0.9)}h${side(-0.14)}l${side(0.3)} ${side(1.3)}` +
      `h${side(-0.96)}l${side(0.3)} ${side(-1.3)}h${side(-0.14)}z`
  }
  return path(line, fill) + rect(0, base - size * 1.2, width, 4000, fill)
}

/** A skyline with lit windows. */
export function towers(
  width: number,
  base: number,
  tall: number,
  fill: string,
  light: string,
  random: Random,
  lit = 0.25,
) {
  let walls = ''
  let windows = ''
  const unit = width / 46
  for (let x = -unit; x < width;) {
    const broad = unit * (2 + random() * 4)
    const top = base - tall * (0.35 + random() * 0.65)
    walls += rect(x, top, broad, base - top + 2000, fill)
    for (let y = top + unit; y < base - unit; y += unit * 1.1) {
      for (let at = x + unit * 0.5; at < x + broad - unit * 0.6; at += unit * 0.85) {
        if (random() < lit)
          windows += `M${at.toFixed(1)} ${y.toFixed(1)}h${(unit * 0.42).toFixed(1)}v${(unit * 0.5).toFixed(1)}h${(-unit * 0.42).toFixed(1)}z`
      }
    }
    x += broad + unit * (0.1 + random() * 0.5)
  }
  return walls + path(windows, light)
}

export const stars = (width: number, height: number, random: Random, count = 60) =>
  Array.from({ length: count }, () => {
    const at = `cx="${(random() * width).toFixed(0)}" cy="${(random() ** 1.4 * height).toFixed(0)}"`
    return `<circle ${at} r="${(0.5 + random() * 1.1).toFixed(1)}" fill="#fff" opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`
  }).join('')
