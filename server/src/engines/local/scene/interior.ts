import { mix, type Hex } from '../base/colour.js'
import { line, rect, round, vertical } from '../base/svg.js'
import { pictures } from '../pictures/catalogue.js'
import type { Cast } from '../words/reading.js'
import { ROOMS, type Room } from '../words/rooms.js'
import { arrange, stand, tallness } from './arrange.js'
import { MARGIN as M } from './layer.js'
import type { Stage } from './stage.js'

const LARGE = 0.55

/** A colour of the room in the light of the hour; lamps keep a night room warm. */
const inside = (s: Stage, colour: Hex): Hex => {
  const { palette } = s
  const day = 0.35 + 0.65 * palette.light
  return palette.tone(
    mix(mix(palette.near, colour, day), s.night ? '#c88a4c' : palette.lit, s.night ? 0.12 : 0.08),
  )
}

/** The wall's window, with the hour's sky in it. */
const window = (s: Stage, room: Room, x: number): string => {
  const { width: W, height: H, unit: u, palette } = s
  const [w, h, y] = [W * 0.22, H * 0.34, H * 0.12]
  const id = s.id()
  const frame = mix(inside(s, room.wall), '#ffffff', 0.5)
  return (
    vertical(id, y, y + h, palette.sky) +
    rect(x - w / 2 - 9 * u, y - 9 * u, w + 18 * u, h + 18 * u, frame) +
    rect(x - w / 2, y, w, h, `url(#${id})`) +
    rect(x - 4 * u, y, 8 * u, h, frame) +
    rect(x - w / 2, y + h * 0.42, w, 6 * u, frame) +
    rect(x - w / 2 - 20 * u, y + h + 8 * u, w + 40 * u, 10 * u, mix(frame, palette.near, 0.2))
  )
}

const tiling = (s: Stage, top: number, bottom: number, colour: Hex): string => {
  let out = ''
  for (let y = top; y < bottom; y += 46 * s.unit)
    out += line(`M${-M},${round(y)}H${s.width + M}`, colour, 2 * s.unit, 'opacity=".3"')
  for (let x = -M; x < s.width + M; x += 46 * s.unit)
    out += line(`M${round(x)},${round(top)}V${round(bottom)}`, colour, 2 * s.unit, 'opacity=".3"')
  return out
}

/** Boards that run towards the eye. */
const boards = (s: Stage, top: number, colour: Hex): string => {
  let out = ''
  for (let i = -14; i <= 14; i++)
    out += line(
      `M${round(s.width * (0.5 + i * 0.06))},${round(top)}L${round(s.width * (0.5 + i * 0.16))},${round(s.height + M)}`,
      colour,
      1.6 * s.unit,
      'opacity=".28"',
    )
  return out
}

/** A room from inside, with what stands there anyway and the cast in it. */
export const composeInterior = (s: Stage): void => {
  const { width: W, height: H, unit: u, palette, reading } = s
  const room = reading.room ?? ROOMS[0].room
  const [floorY, counterY] = [H * 0.7, H * 0.78]
  const [wall, floor] = [inside(s, room.wall), inside(s, room.floor)]
  const ids = [s.id(), s.id()]
  const windowX = W * (s.side > 0 ? 0.68 : 0.72)
  s.add(
    'room',
    0.2,
    vertical(
      ids[0],
      -M,
      floorY,
      [mix(wall, palette.near, 0.28), mix(wall, '#ffffff', 0.08), mix(wall, palette.near, 0.1)],
      [0, 0.55, 1],
    ) +
      rect(-M, -M, W + 2 * M, floorY + M, `url(#${ids[0]})`) +
      (room.tiles ? tiling(s, H * 0.4, floorY, mix(wall, '#ffffff', 0.5)) : '') +
      vertical(ids[1], floorY, H, [mix(floor, palette.near, 0.3), floor]) +
      rect(-M, floorY, W + 2 * M, H - floorY + M, `url(#${ids[1]})`) +
      boards(s, floorY, mix(floor, palette.near, 0.6)) +
      rect(-M, floorY - 12 * u, W + 2 * M, 14 * u, mix(wall, '#ffffff', 0.35)) +
      (room.window
        ? window(s, room, windowX) + s.glow(windowX, H * 0.86, H * 0.12, palette.lit, s.night ? 0.12 : 0.4, 3)
        : '') +
      s.glow(W * 0.28, H * 0.3, H * 0.55, s.night ? '#ffb060' : palette.lit, s.night ? 0.42 : 0.22, 1.3),
  )
  const has = (name: string) => reading.cast.some((one) => one.row.name === name)
  const put = (names: Room['holds']) => {
    for (const [name, x, height, on] of names) {
      const row = pictures().get(name)
      if (!row || has(name)) continue
      const y = { floor: floorY + H * 0.06, wall: H * 0.46, counter: counterY + H * 0.03 }[on]
      stand(
        s,
        { row, count: 1 },
        { x: W * x, depth: on === 'counter' ? 0.66 : 0.3, ground: () => y, floats: on === 'wall' },
        (height / 100) * H * 0.42,
      )
    }
  }
  put(room.holds.filter(([, , , on]) => on !== 'counter'))
  const small = (one: Cast) =>
    tallness(one.row) < 100 * LARGE && !one.row.picture?.bust && one.row.place !== 'flock'
  const busts = reading.cast.filter((one) => one.row.picture?.bust)
  const large = reading.cast.filter((one) => !small(one) && !one.row.picture?.bust)
  const things = reading.cast.filter(small)
  // Whoever works here stands behind the counter; without one, at the lower edge.
  const onFloor = room.counter ? large : [...large, ...(things.length && large.length ? things : [])]
  arrange(s, onFloor, onFloor[0] && tallness(onFloor[0].row) > 110 ? 0.66 : 0.5, H * 0.9)
  busts.forEach((one, i) =>
    stand(
      s,
      one,
      {
        x: W * [0.48, 0.24, 0.74][i % 3],
        depth: 0.5,
        ground: () => (room.counter ? counterY + 30 * u : H * 1.04),
      },
      H * (room.counter ? 0.58 : 0.74),
    ),
  )
  const left = things.filter((one) => !onFloor.includes(one))
  if (room.counter || left.length > 0) addCounter(s, inside(s, room.counter ?? '#8a6440'), counterY)
  put(room.holds.filter(([, , , on]) => on === 'counter'))
  // Beside somebody, a single thing stands to the side, so that it hides nobody.
  const beside = busts.length + onFloor.length > 0
  const aside = beside && left.length === 1 ? { x: W * (onFloor.length > 1 ? 0.5 : 0.72) } : {}
  arrange(s, left, beside ? 0.25 : 0.36, counterY + H * 0.07, aside)
}

const addCounter = (s: Stage, colour: Hex, y: number): void => {
  const { width: W, height: H, unit: u, palette } = s
  const id = s.id()
  s.add(
    'counter',
    0.6,
    vertical(
      id,
      y,
      H + M,
      [mix(colour, palette.lit, 0.3), colour, mix(colour, palette.near, 0.5)],
      [0, 0.2, 1],
    ) +
      rect(-M, y, W + 2 * M, H - y + M, `url(#${id})`) +
      rect(-M, y, W + 2 * M, 5 * u, mix(colour, '#ffffff', 0.4)) +
      rect(-M, y + H * 0.13, W + 2 * M, 3 * u, mix(colour, palette.near, 0.5)),
  )
}
