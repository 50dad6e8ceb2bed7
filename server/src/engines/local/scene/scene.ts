import type { ImageRatio } from '../../../../../schema/limits.js'
import { mix } from '../base/colour.js'
import { subjectNamed } from '../subjects/catalogue.js'
import { read, type Cast, type Reading } from '../words/read.js'
import { addShore, composeBackdrop } from './backdrop.js'
import { across, addSubject, castAt, type Spot } from './cast.js'
import { addFrame } from './frames.js'
import { crest, landBelow, mist, range, ridgeOf, rim, type Ridge } from './ground.js'
import type { Scene } from './layer.js'
import { particlesOf } from './particles.js'
import { flowers, grass, grove, pines, reeds, trunks } from './plants.js'
import { composeSky } from './sky.js'
import { composeSpace } from './space.js'
import { composeAbstract, composeDeep, composeTable } from './special-lands.js'
import { Stage } from './stage.js'
import { addKerbs } from './street.js'
import { addIsland, addWater } from './water.js'

/** Builds the scene of a prompt: the same for the same arguments, byte for byte. */
export const sceneOf = (prompt: string, ratio: ImageRatio, seed: number, without = ''): Scene =>
  compose(read(prompt, seed, without), ratio)

/** Builds a scene from what was read, far to near. */
export const compose = (told: Reading, ratio: ImageRatio): Scene => {
  const s = new Stage(told, ratio)
  const { land } = told
  if (land === 'abstract') composeAbstract(s)
  else {
    composeSky(s)
    if (land === 'space') composeSpace(s)
    else if (land === 'deep') composeDeep(s)
    else composeBackdrop(s)
    const near = land === 'table' ? tableTop(s) : land === 'deep' ? undefined : composeMiddle(s)
    composeNearest(s, near)
    addFrame(s)
  }
  return {
    width: s.width,
    height: s.height,
    horizon: Math.min(s.horizon, s.height),
    layers: s.layers,
    camera: told.camera,
    seed: told.seed,
    looks: [...told.looks],
    weather: {
      rain: told.extras.has('rain') && land !== 'deep' ? (told.extras.has('storm') ? 1 : 0.7) : 0,
      storm: told.extras.has('storm'),
      particles: particlesOf(told),
    },
    sound: soundOf(s),
  }
}

const tableTop = (s: Stage): Ridge => {
  const y = composeTable(s)
  return Object.assign(() => y, { kind: 'bank' as const, top: y })
}

/**
 * The middle ground, with all that stands, floats and flies there; returns the nearest ground, where there is
 * one.
 */
const composeMiddle = (s: Stage): Ridge | undefined => {
  const {
    told: { land, extras },
    width: W,
    height: H,
    unit: u,
    horizon,
  } = s
  for (const one of castAt(s, 'horizon'))
    addSubject(s, one, {
      x: across(s, one),
      depth: land === 'city' ? 0.5 : 0.15,
      ground: () => Math.min(horizon, H * 0.9) + 3,
      bare: true,
    })
  for (const one of castAt(s, 'air'))
    addSubject(s, one, {
      x: across(s, one, land === 'space' ? [0.3, 0.6, 0.5] : undefined),
      depth: 0.32,
      ground: () =>
        (land === 'city' ? H * 0.3 : Math.min(horizon, H * 0.72) - H * 0.24) +
        s.told.cast.indexOf(one) * 40 * u,
      bare: true,
      scale: 1.2,
    })
  for (const one of s.told.cast)
    if (one.row.name === 'bridge') addSubject(s, one, { x: W / 2, depth: 0.34, ground: () => horizon })
  const far = castAt(s, 'far').filter((one) => one.row.name !== 'bridge')
  if (s.water && land !== 'island') {
    const wooded = land === 'lake' || land === 'mountain' || land === 'forest'
    const shore = wooded
      ? addShore(s)
      : far.length && land === 'sea'
        ? range(s, 'shore', 0.3, 'hill', horizon + 3, H * 0.05, { extra: (ridge) => rim(s, ridge) })
        : undefined
    for (const one of far)
      addSubject(s, one, {
        x: across(s, one),
        depth: 0.4,
        ground: (x) => (shore ? shore(x) + 2 : horizon),
        bare: true,
        scale: land === 'city' ? 1.2 : 1,
      })
  }
  if (s.water || land === 'street') addWater(s)
  if (land === 'street') addKerbs(s)
  if (land === 'island') addIsland(s)
  if (s.water) {
    if (extras.has('fog')) mist(s, 0.33, horizon + 10, 0.8)
    for (const one of castAt(s, 'water'))
      addSubject(s, one, {
        x: across(s, one),
        depth: 0.5,
        ground: () => horizon + H * (one.row.size < 0.7 ? 0.2 : 0.13),
        mirrored: true,
      })
    for (const one of castAt(s, 'deep'))
      addSubject(
        s,
        { ...one, count: 1 },
        { x: across(s, one), depth: 0.5, ground: () => horizon + H * 0.16, mirrored: true, scale: 0.8 },
      )
    return bankOf(s)
  }
  if (land === 'street') {
    for (const one of far)
      addSubject(s, one, {
        x: s.vanishing,
        depth: 0.3,
        ground: () => horizon + 30 * u,
        scale: 0.8,
        bare: true,
      })
    return undefined
  }
  if (land === 'space') return range(s, 'ground', 0.7, 'hill', H * 0.93, H * 0.09)
  return rises(s)
}

/** Three rises of land, the nearest last, with woods, houses and whatever stands on them. */
const rises = (s: Stage): Ridge => {
  const {
    told: { land, extras },
    palette,
    height: H,
    unit: u,
    horizon,
  } = s
  const dry = land === 'desert'
  const dune = dry || land === 'snow'
  const wooded = land === 'forest'
  let near: Ridge | undefined
  for (const [i, depth] of (dry ? [0.3, 0.5, 0.72] : [0.34, 0.56, 0.78]).entries()) {
    const y = horizon + H * (0.05 + i * 0.1)
    const trees = wooded
      ? i < 1 || s.told.cast.length === 0
      : !dry && (land !== 'mountain' || i > 0) && (extras.has('trees') || i < 2)
    const height = (wooded ? 130 + i * 50 : 30 + i * 26) * u
    near = range(s, 'rise' + i, depth, dune && dry ? 'dune' : 'hill', y, H * (dune ? 0.11 : 0.13), {
      low: mix(palette.ground(depth), palette.near, land === 'snow' ? 0.12 : 0.4),
      extra: (ridge) =>
        (dune ? crest(s, ridge, depth) : rim(s, ridge)) +
        (extras.has('flowers') && !extras.has('snowcap') ? flowers(s, ridge, depth, s.told.ground) : '') +
        (!trees
          ? ''
          : land === 'hill' && !extras.has('snowcap')
            ? grove(s, ridge, palette.pine(depth * 0.8), (26 + i * 22) * u)
            : pines(
                s,
                ridge,
                palette.pine(depth),
                height,
                wooded ? 0.75 : extras.has('trees') || land === 'snow' ? 0.5 : 0.16,
              )),
    })
    const ridge = near
    if (i === 0)
      for (const one of castAt(s, 'far'))
        addSubject(s, one, { x: across(s, one), depth: 0.36, ground: (x) => ridge(x) + 2, bare: true })
    if (i === 0)
      for (const one of castAt(s, 'water'))
        addSubject(s, one, { x: across(s, one), depth: 0.4, ground: (x) => ridge(x) + 10 * u, scale: 0.7 })
    if (i === 1)
      for (const one of castAt(s, 'ground'))
        addSubject(s, one, { x: across(s, one), depth: 0.6, ground: (x) => ridge(x) + 3 * u, scale: 1.25 })
    if (i < 2) mist(s, depth + 0.05, y + 10 * u, wooded ? 0.55 : 0.3)
  }
  return near!
}

/** The near bank of a water, if anyone stands on it or the land asks for one. */
const bankOf = (s: Stage): Ridge | undefined => {
  const standing = castAt(s, 'near', 'ground').length > 0
  if (!standing && (s.told.land === 'island' || s.told.land === 'city')) return undefined
  const bank = ridgeOf(s, 'beach', 'bank', s.height * 0.97, s.height * (standing ? 0.19 : 0.14))
  const tone =
    s.told.land === 'sea'
      ? mix(s.palette.ground(0.85), s.palette.tone('#d8b888'), 0.25 + 0.25 * s.palette.light)
      : s.palette.ground(0.85)
  s.add(
    'bank',
    0.85,
    landBelow(s, bank, tone, s.palette.near, s.height * 0.83) +
      reeds(s, bank, mix(tone, s.palette.near, 0.6)),
  )
  return bank
}

/** All that is nearest: people and beasts, birds, grass. */
const composeNearest = (s: Stage, near: Ridge | undefined): void => {
  const {
    told: { land, extras, hour },
    width: W,
    height: H,
  } = s
  const flocks = castAt(s, 'flock')
  if (!flocks.length && s.water && hour !== 'night' && !extras.has('storm'))
    flocks.push({
      row: { ...subjectNamed('birds'), size: 0.5, copies: subjectNamed('birds').copies?.slice(0, 4) },
      count: 1,
    })
  for (const one of flocks)
    addSubject(s, one, {
      x: W * (s.side > 0 ? 0.6 : 0.4),
      depth: 0.3,
      ground: () => Math.min(s.horizon, H * 0.7) * 0.42,
      bare: true,
    })
  if (land === 'deep') {
    for (const one of s.told.cast)
      addSubject(s, one, {
        x: across(s, one, [0.56, 0.3, 0.78]),
        depth: 0.55,
        ground: () =>
          one.row.place === 'near' || one.row.place === 'ground'
            ? H * 0.82
            : H * (0.46 + 0.12 * s.told.cast.indexOf(one)),
        bare: true,
        scale: one.row.size < 0.8 ? 1.9 : 1.4,
      })
    return
  }
  const wet = land === 'street'
  const middle = s.water || wet || land === 'space' || land === 'table' ? castAt(s, 'ground') : []
  const stand = [
    ...middle,
    ...castAt(s, 'near'),
    ...(land === 'table' || land === 'space'
      ? castAt(s, 'far', 'water', 'deep')
      : !s.water
        ? castAt(s, 'deep', ...(wet ? ['water' as const] : []))
        : []),
  ]
  // Inside a room those who stand near stand in the room, not outside.
  if (s.told.frame === 'room')
    stand.splice(0, stand.length, ...stand.filter((one) => one.row.place !== 'near'))
  stand.forEach((one, i) => addSubject(s, one, standingSpot(s, one, i, near)))
  if (land === 'forest') s.add('trunks', 1, trunks(s))
  else if (!s.water && (land === 'hill' || land === 'mountain')) s.add('grass', 1, grass(s))
}

/**
 * Where the `i`-th of those who stand nearest stands: on the bank, in the street, on the table or on the
 * slope.
 */
const standingSpot = (s: Stage, one: Cast, i: number, near: Ridge | undefined): Spot => {
  const {
    told: { land },
    width: W,
    height: H,
    unit: u,
  } = s
  const { place, size, upright } = one.row
  if (land === 'table')
    return { x: W * [0.5, 0.3, 0.72, 0.16][i % 4], depth: 0.85, ground: (x) => near!(x) + 3 * u, scale: 2 }
  const close = place === 'near' ? (size < 0.7 ? 1.95 : size > 1.25 ? 1.3 : 1.6) : 1.2
  if (land === 'street') {
    const aside = upright ? [0.22, -0.24] : place === 'ground' ? [-0.1, 0.2, 0.05] : [0.03, 0.16, -0.16]
    const driving = place === 'ground'
    return {
      x: s.vanishing + W * aside[i % aside.length] * s.side,
      depth: driving ? 0.7 : 0.85,
      ground: () => H * (driving ? 0.8 : 0.87) + 3 * u,
      mirrored: place !== 'deep',
      scale: driving ? close : close * 0.85,
    }
  }
  const ground = (x: number) => (near ? near(x) : H * 0.93) + 3 * u
  const third = 0.17 + 0.13 * i
  return s.water && near
    ? { x: W * (s.side > 0 ? third : 1 - third), depth: 0.85, ground, scale: close, inwards: true }
    : { x: across(s, one), depth: 0.85, ground, scale: close }
}

const soundOf = (s: Stage): Scene['sound'] => {
  const { land, hour, extras, seed } = s.told
  const open = land !== 'space' && land !== 'deep' && land !== 'abstract' && land !== 'table' && !s.told.frame
  return {
    seed,
    water: (s.water || land === 'deep') && land !== 'abstract',
    wind: open,
    rain: extras.has('rain') ? (extras.has('storm') ? 1 : 0.7) : 0,
    city: land === 'city' || land === 'street',
    crickets: hour === 'night' && (land === 'hill' || land === 'forest' || land === 'lake'),
    space: land === 'space' || land === 'abstract' || land === 'deep',
    fire: extras.has('embers'),
    storm: extras.has('storm'),
  }
}
