import { clamp, mix, rgb, smooth, type Hex } from '../../base/colour.js'
import { fractal, noise } from '../../base/random.js'
import { circle, line, path, rect, round, vertical } from '../../base/svg.js'
import { range } from './ground.js'
import { MARGIN as M } from '../layer.js'
import { ground, inksOf } from './patterns.js'
import type { Stage } from '../stage.js'

const CORALS = ['#e8687c', '#f0954a', '#c85ab0', '#e8c050', '#58b8a0']

/** Under water: light from above, a sea floor with corals and weeds. */
export const composeDeep = (s: Stage): void => {
  const { width: W, height: H, unit: u, palette } = s
  const seed = s.seedOf('rays')
  const ray = rgb(palette.tone('#d8fbff'))
  const lean = s.side * 0.35
  s.paint(
    'rays',
    0.06,
    -M,
    H + M,
    (x, y) => {
      const along = (x + y * lean) / (150 * u)
      const alpha =
        smooth(0.45, 0.85, noise(along, 1, seed) * 0.7 + noise(along * 2.7, 5, seed) * 0.3) *
        0.42 *
        clamp(1 - (y + M) / (H * 1.05))
      return alpha < 0.004 ? null : [ray[0], ray[1], ray[2], alpha]
    },
    { drift: 8 * s.side, breathe: 0.3 },
  )
  for (const [i, depth] of [0.2, 0.42, 0.74].entries()) {
    const floor = mix(palette.haze, mix('#c8b890', palette.near, 0.35 + 0.2 * i), 0.25 + depth * 0.6)
    range(s, 'floor' + i, depth, 'hill', H * (0.86 + i * 0.06), H * (0.16 - i * 0.02), {
      low: mix(floor, palette.near, 0.35),
      extra: (ridge) => {
        let out = ''
        for (let x = -M; x < W + M; x += s.between(24, 90) * u) {
          const y = ridge(x) + 4
          const h = s.between(26, 74) * u * (0.4 + depth * 1.3)
          const colour = palette.tone(
            mix(palette.haze, CORALS[Math.floor(s.next() * CORALS.length)], 0.2 + depth * 0.7),
          )
          if (s.next() < 0.5)
            for (let b = 0; b < 6; b++)
              out += line(
                `M${round(x)},${round(y)}q${round(s.between(-0.25, 0.25) * h)},${round(-h * 0.5)} ${round(s.between(-0.75, 0.75) * h)},${round(-h * s.between(0.6, 1))}`,
                colour,
                h * 0.09,
              )
          else
            for (let b = 0; b < 4; b++)
              out += line(
                `M${round(x + b * 5 * u)},${round(y)}q${round(h * 0.3)},${round(-h * 0.5)} 0,${round(-h)}t${round(h * s.between(-0.2, 0.2))},${round(-h * s.between(0.3, 0.9))}`,
                palette.tone(mix(palette.haze, '#2f8a5a', 0.25 + depth * 0.55)),
                h * 0.06,
              )
        }
        return out
      },
    })
  }
}

/** A tabletop in front of a blurred background. Returns the y of the subjects’ base. */
export const composeTable = (s: Stage): number => {
  const { width: W, height: H, unit: u, palette } = s
  const top = H * 0.7
  const warm = [palette.glow, palette.lit, palette.sky[2], palette.sky[1], '#ffd9a0']
  for (const [i, depth] of [0.08, 0.2, 0.34].entries()) {
    let out = ''
    for (let n = 0; n < 15; n++) {
      const r = s.between(22, 66) * u * (0.7 + i * 0.4)
      const colour = palette.tone(warm[Math.floor(s.next() * warm.length)])
      const [x, y] = [s.between(-M, W + M), s.between(-0.05, 0.72) * H]
      const power = s.between(0.1, 0.34)
      out +=
        circle(x, y, r, colour, `opacity="${power.toFixed(2)}"`) +
        circle(
          x,
          y,
          r * 0.96,
          'none',
          `stroke="${mix(colour, '#ffffff', 0.5)}" stroke-width="${round(2 * u)}" opacity="${(power * 0.8).toFixed(2)}"`,
        )
    }
    s.add('bokeh' + i, depth, out, { fineness: 0.5, drift: (i - 1) * 5, breathe: 0.25 })
  }
  const wood = mix(palette.near, palette.tone('#8a5a34'), 0.25 + 0.55 * palette.light)
  const id = s.id()
  let grain = ''
  for (let i = 0; i < 26; i++) {
    const y = top + Math.pow(i / 26, 1.6) * (H - top + M)
    grain += line(
      `M${-M},${round(y)}Q${round(W * s.between(0.2, 0.8))},${round(y + s.between(-6, 8) * u)} ${W + M},${round(y + s.between(-3, 3) * u)}`,
      palette.near,
      s.between(0.6, 2.2) * u,
      'opacity=".22"',
    )
  }
  s.add(
    'table',
    0.7,
    vertical(
      id,
      top,
      H + M,
      [mix(wood, palette.lit, 0.35), wood, mix(wood, palette.near, 0.6)],
      [0, 0.3, 1],
    ) +
      rect(-M, top, W + 2 * M, H - top + M, `url(#${id})`) +
      grain +
      s.glow(W / 2, top + H * 0.09, H * 0.2, palette.lit, 0.5, 3.2) +
      line(`M${-M},${round(top)}H${W + M}`, mix(wood, palette.lit, 0.6), 2 * u),
  )
  return top + H * 0.14
}

/** Flowing ribbons over soft light: the scene for prompts without a known word. */
export const composeAbstract = (s: Stage): void => {
  const { width: W, height: H, unit: u } = s
  const [ink, pastel] = [inksOf(s), s.reading.looks.has('pastel')]
  const back = pastel ? mix(ink(0), '#fff8f2', 0.82) : mix(ink(0), '#05060f', 0.86)
  ground(s, back, pastel ? mix(ink(1), '#ffffff', 0.55) : mix(ink(1), '#0a0a1c', 0.62))
  const glow = (i: number) =>
    s.glow(W * s.next(), H * s.next(), H * s.between(0.5, 0.9), ink(i), pastel ? 0.4 : 0.5)
  s.add('glow', 0.01, [0, 1, 2].map(glow).join(''), { fineness: 0.34 })
  for (const i of [0, 1, 2])
    s.add('ribbons' + i, 0.15 + i * 0.38, ribbons(s, i, ink, pastel), {
      drift: [3, -4, 5][i],
      bob: 4 + 3 * i,
    })
  function ribbons(stage: Stage, i: number, colourOf: (n: number) => Hex, light: boolean): string {
    const seed = stage.seedOf('ribbon' + i)
    const [start, lean] = [H * stage.between(0.25, 0.75), stage.between(-0.35, 0.35) * H]
    let out = ''
    for (let band = 0; band < 13; band++) {
      const colour = mix(colourOf(i), colourOf((i + 1) % 4), band / 13)
      let [up, down] = ['', '']
      for (let x = -M; x <= W + M; x += 16) {
        const middle =
          start +
          lean * (x / W - 0.5) +
          (fractal(x / (520 * u), band * 0.055, seed, 2) - 0.4) * H * 0.95 +
          (band - 6.5) * (7 + 22 * noise(x / (380 * u), 9, seed)) * u
        const half = (3 + 34 * noise(x / (300 * u), band * 0.12 + 20, seed)) * u
        up += (up ? 'L' : 'M') + round(x) + ',' + round(middle - half)
        down = `L${round(x)},${round(middle + half)}` + down
      }
      const silk = stage.id()
      out +=
        `<linearGradient id="${silk}"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="${round(0.2 + 0.5 * noise(band, 1, seed))}" stop-color="${mix(colour, '#ffffff', light ? 0.1 : 0.25)}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity=".06"/></linearGradient>` +
        path(up + down + 'Z', `url(#${silk})`) +
        line(up, mix(colour, '#ffffff', 0.55), 0.9 * u, 'opacity=".3"')
    }
    return out
  }
}
