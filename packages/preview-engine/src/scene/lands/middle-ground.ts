import { mix } from '../../base/colour.js'
import { line, rect, round } from '../../base/svg.js'
import { subjectNamed } from '../../subjects/catalogue.js'
import type { Cast } from '../../words/reading.js'
import { addShore } from './background.js'
import { addSubject, castAt } from '../cast/cast.js'
import { across } from '../cast/heading.js'
import { crest, landBelow, mist, range, ridgeOf, rim, type Ridge } from './ground.js'
import { flowers, grove, pines, reeds } from './plants.js'
import { MARGIN as M } from '../layer.js'
import { addRoad, addRoadAlong, roadOn } from './road.js'
import type { Stage } from '../stage.js'
import { addKerbs } from './street.js'
import { deckOf } from './town.js'
import { addTraffic } from './traffic.js'
import { addIsland, addSwell, addWater } from './water.js'

/** Composes the middle ground with its subjects. Returns the nearest ridge, if any. */
export const composeMiddle = (s: Stage): Ridge | undefined => {
  const { land } = s.reading
  addDistant(s)
  if (s.water && land !== 'island') addFarShore(s)
  if (s.water || land === 'street') addWater(s)
  if (land === 'street') addKerbs(s)
  if (land === 'street' && s.reading.extras.has('traffic')) addTraffic(s)
  const isRough = s.reading.extras.has('swell') || s.reading.extras.has('storm')
  if (isRough && (land === 'sea' || land === 'island')) addSwell(s)
  if (land === 'island') addIsland(s)
  if (s.water) {
    addAfloat(s)
    return bankOf(s)
  }
  if (land === 'street') return addStreetEnd(s)
  if (land === 'space') return range(s, 'ground', 0.7, 'hill', s.height * 0.93, s.height * 0.09)
  return rises(s)
}

/** Whether the land is seen from high up, so that horizon subjects stand on it. */
const liesBelow = (s: Stage): boolean =>
  s.reading.shot === 'above' && !s.water && s.reading.land !== 'street' && s.reading.land !== 'space'

/** Subjects at or above the horizon, and bridges. */
const addDistant = (s: Stage): void => {
  const {
    reading: { land },
    width: W,
    height: H,
    unit: u,
    horizon,
  } = s
  const isHigh = liesBelow(s)
  for (const one of isHigh ? [] : castAt(s, 'horizon'))
    addSubject(s, one, {
      x: across(s, one),
      depth: land === 'city' ? 0.5 : 0.15,
      ground: () => Math.min(horizon, H * 0.9) + 3,
      bare: true,
    })
  const sky = land === 'city' ? H * 0.3 : Math.min(horizon, H * 0.72) - H * 0.24
  for (const one of castAt(s, 'air'))
    addSubject(s, one, {
      x: across(s, one, land === 'space' ? [0.3, 0.74, 0.5] : undefined),
      depth: 0.32,
      ground: () => sky + s.reading.cast.indexOf(one) * 40 * u,
      bare: true,
      scale: 1.2,
    })
  for (const one of s.reading.cast.filter(({ row }) => row.name === 'bridge')) {
    addSubject(s, one, { x: W / 2, depth: 0.34, ground: () => horizon })
    const cars = { row: { ...subjectNamed('car'), drift: 26 }, count: 7 }
    if (s.reading.extras.has('traffic'))
      addSubject(s, cars, { x: W / 2, depth: 0.34, ground: () => deckOf(s), scale: 0.5, bare: true })
  }
}

const WOODED_SHORES = ['lake', 'mountain', 'forest']

const isFar = (one: Cast): boolean => one.row.name !== 'bridge'

/** The far shore with its buildings. */
const addFarShore = (s: Stage): void => {
  const { land } = s.reading
  const far = castAt(s, 'far').filter(isFar)
  const shore = farShore(s, far.length > 0)
  for (const one of far)
    addSubject(s, one, {
      x: across(s, one),
      depth: 0.4,
      ground: (x) => (shore ? shore(x) + 2 : s.horizon),
      bare: true,
      scale: land === 'city' ? 1.2 : 1,
    })
}

const farShore = (s: Stage, built: boolean): Ridge | undefined => {
  const { land } = s.reading
  if (WOODED_SHORES.includes(land)) return addShore(s)
  if (!built || land !== 'sea') return undefined
  return range(s, 'shore', 0.3, 'hill', s.horizon + 3, s.height * 0.05, { extra: (ridge) => rim(s, ridge) })
}

/** Distance of floating subjects from the horizon, as a share of the picture. */
const nearness = (s: Stage, { row }: Cast): number => {
  if (s.reading.shot === 'above') return 0.4
  return row.size < 0.7 || row.sunk ? 0.2 : 0.13
}

/** Floating subjects with their reflections. */
const addAfloat = (s: Stage): void => {
  const { height: H, horizon } = s
  if (s.reading.extras.has('fog')) mist(s, 0.33, horizon + 10, 0.8)
  for (const one of castAt(s, 'water'))
    addSubject(s, one, {
      x: across(s, one),
      depth: 0.5,
      ground: () => horizon + H * nearness(s, one),
      mirrored: true,
      // swimmers are enlarged, because little of them is visible
      scale: one.row.sunk && Math.max(1.2, 1.5 / one.row.size),
    })
  for (const one of castAt(s, 'deep'))
    addSubject(
      s,
      { ...one, count: 1 },
      { x: across(s, one), depth: 0.5, ground: () => horizon + H * 0.16, mirrored: true, scale: 0.8 },
    )
}

/** Subjects at the end of a street. */
const addStreetEnd = (s: Stage): undefined => {
  for (const [i, one] of [...castAt(s, 'far').filter(isFar).entries()].reverse())
    addSubject(s, one, {
      x: s.vanishing + i * s.width * 0.14 * s.side,
      depth: 0.3,
      ground: () => s.horizon + 30 * s.unit,
      scale: 0.8,
      bare: true,
    })
}

/** The trees on ridge `i`. */
const woodsOn = (s: Stage, ridge: Ridge, i: number, depth: number): string => {
  const {
    reading: { land, extras, cast, shot },
    palette,
    unit: u,
  } = s
  const wooded = land === 'forest'
  const open = land !== 'desert' && (land !== 'mountain' || i > 0) && (extras.has('trees') || i < 2)
  const trees = wooded ? i < 1 || cast.length === 0 || shot === 'above' : open
  if (!trees) return ''
  if (land === 'hill' && !extras.has('snowcap'))
    return grove(s, ridge, palette.pine(depth * 0.8), (26 + i * 22) * u)
  const height = (wooded ? 130 + i * 50 : 30 + i * 26) * u
  const some = extras.has('trees') || land === 'snow' ? 0.5 : 0.16
  return pines(s, ridge, palette.pine(depth), height, wooded ? 0.75 : some)
}

/** Rows of stalks on a field. */
const crops = (s: Stage, ridge: Ridge, depth: number): string =>
  [4, 20, 42, 70]
    .map((down) =>
      reeds(s, (x) => ridge(x) + down * s.unit, mix(s.palette.ground(depth), s.palette.lit, 0.4)),
    )
    .join('')

/** Three ridges, the nearest last, with woods, houses and subjects. */
const rises = (s: Stage): Ridge => {
  const {
    reading: { land, extras },
    palette,
    height: H,
    unit: u,
    horizon,
  } = s
  const dry = land === 'desert'
  const dune = dry || land === 'snow'
  const wooded = land === 'forest'
  const isHigh = liesBelow(s)
  let near: Ridge | undefined
  for (const [i, depth] of (dry ? [0.3, 0.5, 0.72] : [0.34, 0.56, 0.78]).entries()) {
    const y = horizon + H * (0.05 + i * (isHigh ? 0.24 : 0.1))
    near = range(s, 'rise' + i, depth, dune && dry ? 'dune' : 'hill', y, H * (dune ? 0.11 : 0.13), {
      low: mix(palette.ground(depth), palette.near, land === 'snow' ? 0.12 : 0.4),
      extra: (ridge) =>
        (dune ? crest(s, ridge, depth) : rim(s, ridge)) +
        (extras.has('flowers') && !extras.has('snowcap') ? flowers(s, ridge, depth, s.reading.ground) : '') +
        (extras.has('crops') ? crops(s, ridge, depth) : '') +
        woodsOn(s, ridge, i, depth),
    })
    const ridge = near
    if (i === (isHigh ? 1 : 0))
      for (const one of castAt(s, 'far', ...(isHigh ? (['horizon'] as const) : [])))
        addSubject(s, one, {
          x: across(s, one),
          depth: isHigh ? 0.57 : 0.36,
          ground: (x) => ridge(x) + 2,
          bare: true,
          scale: isHigh ? 1.4 : 1,
        })
    if (i === 0)
      for (const one of castAt(s, 'water'))
        addSubject(s, one, { x: across(s, one), depth: 0.4, ground: (x) => ridge(x) + 10 * u, scale: 0.7 })
    if (i === roadOn(s)) addRoadAlong(s, ridge, depth + 0.01)
    if (i === 1)
      for (const one of castAt(s, 'ground'))
        addSubject(s, one, { x: across(s, one), depth: 0.6, ground: (x) => ridge(x) + 3 * u, scale: 1.25 })
    if (i < 2) mist(s, depth + 0.05, y + 10 * u, wooded ? 0.55 : 0.3)
  }
  if (extras.has('road') && roadOn(s) === undefined) addRoad(s, near!)
  return extras.has('deck') ? platformOf(s, true) : near!
}

/** A flat roof with a parapet, or planks with a rail, over the city or the water. */
const platformOf = (s: Stage, isDeck: boolean): Ridge => {
  const { width: W, height: H, unit: u, palette } = s
  const tone = isDeck
    ? mix(palette.near, palette.tone('#a87c54'), 0.3 + 0.5 * palette.light)
    : palette.ground(0.85)
  const [top, wall, dark] = [H * 0.8, mix(tone, palette.lit, 0.25), mix(tone, palette.near, 0.5)]
  let fence = rect(-M, top - (isDeck ? 8 : 34) * u, W + 2 * M, (isDeck ? 12 : 34) * u, wall)
  for (let x = -M; isDeck && x < W + M; x += 118 * u)
    fence +=
      rect(x, top - 92 * u, 10 * u, 92 * u, wall) +
      line(`M${round(x)},${round(top)}L${round(W / 2 + (x - W / 2) * 1.7)},${round(H + M)}`, dark, 3 * u)
  s.add(
    'platform',
    0.6,
    rect(-M, top, W + 2 * M, H * 0.2 + M, mix(tone, palette.near, 0.25)) +
      fence +
      rect(-M, top - (isDeck ? 96 : 40) * u, W + 2 * M, 8 * u, mix(wall, '#ffffff', 0.2)),
  )
  return Object.assign(() => H * 0.93, { kind: 'bank' as const, top })
}

/** The near shore, if a subject or the land needs one. */
const bankOf = (s: Stage): Ridge | undefined => {
  const isDeck = s.reading.extras.has('deck')
  if (isDeck || s.reading.extras.has('roof')) return platformOf(s, isDeck)
  const standing = castAt(s, 'near', 'ground').length > 0
  if (!standing && (s.reading.land === 'island' || s.reading.land === 'city')) return undefined
  const isBeach = standing && /^(?:sea|island)$/.test(s.reading.land)
  const bank = isBeach
    ? ridgeOf(s, 'beach', 'hill', s.height * 0.9, s.height * 0.07)
    : ridgeOf(s, 'beach', 'bank', s.height * 0.97, s.height * (standing ? 0.19 : 0.14))
  const tone =
    s.reading.land === 'sea'
      ? mix(s.palette.ground(0.85), s.palette.tone('#d8b888'), 0.4 + 0.35 * s.palette.light)
      : s.palette.ground(0.85)
  s.add(
    'bank',
    0.85,
    landBelow(s, bank, tone, s.palette.near, s.height * 0.83) +
      (s.reading.land === 'sea' ? '' : reeds(s, bank, mix(tone, s.palette.near, 0.6))),
  )
  if (roadOn(s)) addRoadAlong(s, bank, 0.85)
  return bank
}
