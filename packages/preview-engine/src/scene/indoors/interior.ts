import { mix, type Hex } from '../../base/colour.js'
import { line, path, rect, round, vertical } from '../../base/svg.js'
import { pictures } from '../../pictures/catalogue.js'
import { subjectNamed } from '../../subjects/catalogue.js'
import type { Cast, Reading } from '../../words/reading.js'
import { ROOMS } from '../../words/tables/rooms.js'
import { arrange, stand } from '../cast/arrange.js'
import { tallness } from '../cast/placing.js'
import { MARGIN as M } from '../layer.js'
import type { Stage } from '../stage.js'
import { addOutside, frameOf, holeOf, paneOf, type Pane } from './window.js'

const LARGE = 0.55
/** Height of a person at the far wall, as a share of the picture. */
const SCALE = 0.42
/** Maximum height of furniture at the far wall, in person units. */
const TALLEST = 165
/** Acts on the floor. */
const LOW = /^(?:kneel|crouch|lie|sleep|pray|cry|meditate)$/

/** Whether weather is visible through a window. */
export const hasOutside = (reading: Reading): boolean =>
  reading.land === 'interior' &&
  (reading.window !== undefined || (reading.room ?? ROOMS[0].room).window !== undefined)

/** A room colour in the light of the hour; lamps keep it warm at night. */
const inside = (s: Stage, colour: Hex): Hex => {
  const { palette } = s
  const day = 0.35 + 0.65 * palette.light
  return palette.tone(
    mix(mix(palette.near, colour, day), s.night ? '#c88a4c' : palette.lit, s.night ? 0.12 : 0.08),
  )
}

/** Wall tiles, except over the window. */
const tiling = (s: Stage, top: number, bottom: number, colour: Hex, pane?: Pane): string => {
  let out = ''
  for (let y = top; y < bottom; y += 46 * s.unit)
    out += line(
      pane && y < pane.y + pane.h
        ? `M${-M},${round(y)}H${round(pane.x)}M${round(pane.x + pane.w)},${round(y)}H${s.width + M}`
        : `M${-M},${round(y)}H${s.width + M}`,
      colour,
      2 * s.unit,
      'opacity=".3"',
    )
  for (let x = -M; x < s.width + M; x += 46 * s.unit) {
    const isBefore = pane && x > pane.x && x < pane.x + pane.w
    const from = isBefore ? Math.max(top, pane.y + pane.h) : top
    out += line(`M${round(x)},${round(from)}V${round(bottom)}`, colour, 2 * s.unit, 'opacity=".3"')
  }
  return out
}

/** Floorboards in perspective. */
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

/** The inside of a room, with its furniture and the cast. */
export const composeInterior = (s: Stage): void => {
  const { width: W, height: H, unit: u, palette, reading } = s
  const room = reading.room ?? ROOMS[0].room
  const isCar = room.window === 'screen'
  const [floorY, counterY] = isCar ? [H, H * 0.72] : [H * 0.7, H * 0.78]
  const [wall, floor] = [inside(s, room.wall), inside(s, room.floor)]
  const ids = [s.id(), s.id()]
  const pane = hasOutside(reading) ? paneOf(s) : undefined
  if (pane) addOutside(s, pane)
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
      path(
        `M${-M},${-M}H${W + M}V${round(floorY)}H${-M}Z` + (pane ? holeOf(pane) : ''),
        `url(#${ids[0]})`,
        'fill-rule="evenodd"',
      ) +
      (room.tiles ? tiling(s, H * 0.4, floorY, mix(wall, '#ffffff', 0.5), pane) : '') +
      vertical(ids[1], floorY, H, [mix(floor, palette.near, 0.3), floor]) +
      rect(-M, floorY, W + 2 * M, H - floorY + M, `url(#${ids[1]})`) +
      (reading.frame === 'cave' || isCar
        ? ''
        : boards(s, floorY, mix(floor, palette.near, 0.6)) +
          rect(-M, floorY - 12 * u, W + 2 * M, 14 * u, mix(wall, '#ffffff', 0.35))) +
      (pane
        ? frameOf(s, pane, isCar ? mix(wall, palette.near, 0.6) : mix(wall, '#ffffff', 0.5)) +
          s.glow(pane.x + pane.w / 2, H * 0.86, H * 0.12, palette.lit, s.night ? 0.12 : 0.4, 3)
        : '') +
      s.glow(W * 0.28, H * 0.3, H * 0.55, s.night ? '#ffb060' : palette.lit, s.night ? 0.42 : 0.22, 1.3),
  )
  const grounds = {
    floor: floorY + H * 0.06,
    wall: H * 0.46,
    counter: counterY + H * 0.03,
    front: H * 1.02,
    sign: H * 0.24,
  }
  const put = (one: Cast, x: number, height: number, on: keyof typeof grounds) =>
    stand(
      s,
      one,
      {
        x: W * x,
        depth: { floor: 0.3, wall: 0.2, sign: 0.2, counter: 0.66, front: 0.9 }[on],
        ground: () => grounds[on],
        floats: /wall|sign/.test(on),
        bare: /wall|sign/.test(on),
      },
      (height / 100) * H * SCALE * (s.tall ? 0.6 : 1),
    )
  const usual = new Set(room.holds.map(([name]) => name))
  const isHung = ({ row }: Cast) =>
    row.fitted === 'wall' || /^(?:framed-picture|mirror|three-oclock)$/.test(row.name)
  const fitted = reading.cast.filter((one) => (one.row.fitted || isHung(one)) && !one.bears && !one.on)
  const cast = reading.cast.filter((one) => !fitted.includes(one))
  const hold = (...where: string[]) => {
    for (const [name, x, height, on] of room.holds) {
      if (
        !where.includes(on) ||
        cast.some(({ row, bears }) => row.name === name && (row.fitted || !bears || (x > 0.3 && x < 0.7)))
      )
        continue
      const asked = fitted.find((one) => one.row.name === name)
      const row = asked?.row ?? pictures().get(name) ?? subjectNamed(name)
      put({ row, count: 1, colour: asked?.colour }, x, height, on)
    }
  }
  hold('wall', 'floor')
  const further = fitted.filter(({ row }) => !usual.has(row.name))
  const placeOf = (one: Cast): number => {
    const own = room.holds.find(([name]) => name === one.row.name)
    const [first, hung] = [cast.length > 0 ? 0.64 : 0.5, cast.length === 2 ? 0.5 : 0.36]
    // not before the window
    return own?.[1] ?? [isHung(one) ? hung : first, 0.2, 0.82][further.indexOf(one) % 3]!
  }
  const standsAt = (one: Cast) => {
    if (one.row.name === 'card') return 'sign'
    return isHung(one) ? 'wall' : 'floor'
  }
  for (const one of further)
    put(
      one,
      placeOf(one),
      Math.min(TALLEST, tallness(one.row) * (cast.length > 0 ? 1.1 : 1.5)),
      standsAt(one),
    )
  const small = (one: Cast) =>
    (one.row.home === 'table' || tallness(one.row) < 100 * LARGE) && one.row.place !== 'flock' && !one.bears
  const large = cast.filter((one) => !small(one))
  const things = cast.filter(small)
  /** A counter would hide a vehicle, or who is on the floor. */
  const isOpen =
    !isCar &&
    (reading.frame === 'cave' ||
      large.some((one) =>
        [one, ...(one.bears ?? [])].some(({ row }) => row.place === 'ground' || LOW.test(row.act ?? '')),
      ))
  // People stand behind the counter; without one, small things are on a table before them.
  const isOnTable = ({ row }: Cast) =>
    !isOpen &&
    !row.being &&
    row.name !== 'card' &&
    (room.counter !== undefined || row.home === 'table' || row.size < 0.4)
  const left =
    large.length === 0 ? things : things.filter((one) => isOnTable(one) || (room.counter && !isOpen))
  const onFloor = [...large, ...things.filter((one) => !left.includes(one))]
  const furnished = fitted.map((one) => W * placeOf(one))
  const usualShare = onFloor[0] && tallness(onFloor[0].row) > 110 ? 0.66 : 0.5
  arrange(s, onFloor, isCar ? 0.8 : usualShare, H * 0.9, {
    sights: [...(left.length > 0 ? [W * 0.72] : furnished), ...(pane ? [pane.x + pane.w / 2] : [])],
  })
  if (reading.extras.has('fog'))
    s.add(
      'smoke',
      0.5,
      [0.2, 0.5, 0.8]
        .map((x, i) => s.glow(W * x, H * (0.3 + 0.12 * i), H * 0.4, palette.tone('#d8dade'), 0.6, 1.7))
        .join(''),
      { fineness: 0.2, drift: 8, breathe: 0.3 },
    )
  if ((room.counter && !isOpen) || left.length > 0)
    addCounter(s, inside(s, room.counter ?? '#8a6440'), counterY, room.island ?? (room.counter ? 1 : 0.6))
  if (isCar)
    s.add(
      'wheel',
      0.66,
      line(ringOf(W * (onFloor.length > 1 ? 0.47 : 0.63), counterY, H * 0.13), '#15161a', 15 * u),
    )
  if (!isOpen) hold('counter')
  if (left.length === 0) hold('front')
  // A single object beside a person stands to the side, so that it hides nobody.
  const beside = onFloor.length > 0
  const aside = beside && left.length === 1 ? { x: W * (onFloor.length > 1 ? 0.5 : 0.72) } : {}
  arrange(s, left, beside ? 0.16 : 0.36, counterY + H * 0.07, aside)
}

/** The upper half of a steering wheel, with its spokes. */
const ringOf = (x: number, y: number, r: number): string =>
  `M${round(x - r)},${round(y)}A${round(r)},${round(r)} 0 0 1 ${round(x + r)},${round(y)}H${round(x - r)}M${round(x)},${round(y)}V${round(y - r)}`

/** A counter or desk in front; an island if it is narrower than the picture. */
const addCounter = (s: Stage, colour: Hex, y: number, share: number): void => {
  const { width: W, height: H, unit: u, palette } = s
  const id = s.id()
  const [x, wide] = share < 1 ? [(W * (1 - share)) / 2, W * share] : [-M, W + 2 * M]
  const top = share < 1 ? 16 * u : 0
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
      rect(x, y, wide, H - y + M, `url(#${id})`) +
      (top > 0 ? rect(x - top, y - 2 * u, wide + 2 * top, 20 * u, mix(colour, '#ffffff', 0.55)) : '') +
      rect(x, y, wide, 5 * u, mix(colour, '#ffffff', 0.4)) +
      rect(x, y + H * 0.13, wide, 3 * u, mix(colour, palette.near, 0.5)),
  )
}
