import { type Random, disc, dune, firs, path, rect, ridge, sky, stars, stroke } from './shapes'

/** Draws a landscape of a size, deterministically for `random`. */
export type Place = (w: number, h: number, random: Random) => string

export const dunes: Place = (w, h, random) =>
  sky(w, h, '#2c3f57', '#b8735a', '#f1b27b', '#f6cf9a') +
  disc(w * 0.68, h * 0.4, h * 0.075, '#ffe9c4', 0.13) +
  ridge(w, h, h * 0.54, h * 0.06, '#a8604a', random, 0.4) +
  dune(w, h, h * 0.62, h * 0.11, '#d98a56', '#8f4a35', random) +
  dune(w, h, h * 0.8, h * 0.14, '#b9663e', '#5c2b22', random)

export const ridges: Place = (w, h, random) => {
  const layers = ['#a9b8bf', '#7f97a3', '#587482', '#36525f', '#1c333d', '#0e1d24']
  const mountains = layers.map((tone, at) =>
    ridge(w, h, h * (0.36 + at * 0.11), h * (0.2 - at * 0.012), tone, random),
  )
  return sky(w, h, '#9db4c0', '#d8dcd6', '#ecdcc5') + mountains.join('')
}

export const sea: Place = (w, h, random) => {
  const glints = Array.from({ length: 46 }, (_, at) => {
    const near = at / 46
    const spread = w * (0.02 + near * 0.12)
    const x = w * 0.36 + (random() - 0.5) * spread * 1.4 - spread / 2
    const thick = h * 0.004 + near * h * 0.005
    return rect(
      x,
      h * (0.57 + near ** 1.5 * 0.43),
      spread * (0.4 + random()),
      thick,
      '#f4ead0',
      `opacity="${(0.25 + random() * 0.55).toFixed(2)}"`,
    )
  })
  return (
    sky(w, h, '#081521', '#123450', '#3f7389', '#9bb9b4') +
    stars(w, h * 0.3, random, 30) +
    disc(w * 0.36, h * 0.3, h * 0.085, '#f7efd9', 0.07) +
    rect(0, h * 0.56, w, h, '#0e2d3f') +
    rect(0, h * 0.7, w, h, '#0a2231') +
    rect(0, h * 0.86, w, h, '#071823') +
    glints.join('')
  )
}

export const forest: Place = (w, h, random) =>
  sky(w, h, '#d9dfc9', '#a9bda0', '#6d8a74') +
  firs(w, h * 0.6, h * 0.17, '#86a08a', random) +
  firs(w, h * 0.72, h * 0.23, '#4f7160', random) +
  firs(w, h * 0.86, h * 0.3, '#274638', random) +
  firs(w, h * 1.04, h * 0.4, '#0f231b', random)

export const planet: Place = (w, h, random) => {
  const [x, y] = [w * 0.62, h * 0.56]
  const shade =
    '<defs><linearGradient id="p" x1=".1" y1="0" x2=".8" y2=".9"><stop stop-color="#ffd6a1"/><stop offset=".4" stop-color="#d2785a"/>' +
    '<stop offset=".75" stop-color="#40233d"/><stop offset="1" stop-color="#0b0c18"/></linearGradient></defs>'
  const ring =
    `<ellipse cx="${x}" cy="${y}" rx="${h * 0.52}" ry="${h * 0.085}" fill="none" stroke="#f1d9b8" stroke-width="${h * 0.012}" opacity=".85" ` +
    `transform="rotate(-18 ${x} ${y})" stroke-dasharray="${h * 1.06} ${h * 0.57}" stroke-dashoffset="${h * 0.02}"/>`
  return (
    sky(w, h, '#05070d', '#0b1020', '#141a33') +
    stars(w, h, random, 110) +
    shade +
    disc(x, y, h * 0.3, 'url(#p)') +
    ring +
    ridge(w, h, h * 0.93, h * 0.08, '#03050a', random)
  )
}

export const aurora: Place = (w, h, random) => {
  const veil = (y: number, wave: number, tall: number, phase: number) => {
    const hem = Array.from({ length: 49 }, (_, at): [number, number] => [
      (at / 48) * w,
      y + Math.sin(at * 0.28 + phase) * wave + Math.sin(at * 0.9 + phase) * wave * 0.25,
    ])
    const top = hem.map(
      ([x, level]) =>
        `${x.toFixed(0)},${(level - tall * (0.7 + 0.3 * Math.sin((x / w) * 9 + phase))).toFixed(0)}`,
    )
    const bottom = [...hem].reverse().map(([x, level]) => `${x.toFixed(0)},${level.toFixed(0)}`)
    return `<polygon fill="url(#v)" points="${[...top, ...bottom].join(' ')}"/>`
  }
  const light =
    '<defs><linearGradient id="v" x2="0" y2="1"><stop stop-color="#58e0a4" stop-opacity="0"/>' +
    '<stop offset=".8" stop-color="#58e0a4" stop-opacity=".5"/><stop offset="1" stop-color="#b6ffdc" stop-opacity=".75"/></linearGradient></defs>'
  return (
    sky(w, h, '#061019', '#0b2a38', '#1c5560') +
    stars(w, h * 0.6, random, 70) +
    light +
    veil(h * 0.36, h * 0.07, h * 0.3, random() * 6) +
    veil(h * 0.46, h * 0.05, h * 0.26, random() * 6) +
    ridge(w, h, h * 0.62, h * 0.22, '#0f2a33', random) +
    ridge(w, h, h * 0.7, h * 0.1, '#081a20', random) +
    rect(0, h * 0.78, w, h, '#0d3840') +
    rect(0, h * 0.86, w, h, '#0a2c34') +
    firs(w, h * 1.02, h * 0.12, '#040d10', random)
  )
}

export const field: Place = (w, h, random) => {
  const [x, y] = [w * 0.66, h * 0.62]
  const barn = path(
    `M${x} ${y}v${-h * 0.09}l${h * 0.06} ${-h * 0.05}l${h * 0.06} ${h * 0.05}v${h * 0.09}z`,
    '#7c2f28',
  )
  const silo = path(`M${x + h * 0.14} ${y}v${-h * 0.17}h${h * 0.035}v${h * 0.17}z`, '#94877a')
  return (
    sky(w, h, '#6f9bb5', '#b5cdcf', '#f2e3bd') +
    disc(w * 0.24, h * 0.3, h * 0.05, '#fff6da', 0.2) +
    ridge(w, h, h * 0.56, h * 0.06, '#7f9a83', random, 0.4) +
    rect(0, h * 0.6, w, h, '#d6a94a') +
    ridge(w, h, h * 0.68, h * 0.03, '#c2903a', random, 0.4) +
    ridge(w, h, h * 0.8, h * 0.05, '#9c6c2b', random, 0.4) +
    ridge(w, h, h * 0.93, h * 0.06, '#5d3e1d', random, 0.4) +
    barn +
    silo
  )
}

/** Rain: thin slanted strokes. */
export const rain = (w: number, h: number, random: Random) => {
  const drops = Array.from({ length: 90 }, () => {
    const [x, y] = [random() * w, random() * h]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-h * 0.008).toFixed(1)} ${(h * 0.045).toFixed(1)}`
  })
  return stroke(drops.join(''), '#cfeef0', h * 0.0025, 'opacity=".35"')
}
