import type { ImageRatio } from '../sizes.js'
import { read } from '../words/read.js'
import type { Land } from '../words/meaning.js'
import type { Reading } from '../words/reading.js'
import { composeBackdrop } from './lands/background.js'
import { addFrame, addMouth } from './lands/frames.js'
import type { Ridge } from './lands/ground.js'
import type { Scene } from './layer.js'
import { composeMiddle } from './lands/middle-ground.js'
import { composeNearest } from './lands/foreground.js'
import { particlesOf } from './particles.js'
import { composeSky } from './lands/sky.js'
import { composeSpace } from './lands/space.js'
import { composeAbove } from './lands/aerial.js'
import { composePattern } from './lands/patterns.js'
import { arrange, arrangeClose } from './cast/arrange.js'
import { placed } from './cast/placed.js'
import { composeInterior, hasOutside } from './indoors/interior.js'
import { letters } from '../base/letters.js'
import { composePitch, composeStudio } from './indoors/studio.js'
import { composeAbstract, composeDeep, composeTable } from './lands/special-lands.js'
import { Stage } from './stage.js'
import { addSpotlight, composeTheatre } from './indoors/theatre.js'

/** Resolution of layers out of focus, in pixels per unit. */
const SOFT = 0.06
/** Lands without rain. */
const DRY: readonly Land[] = ['deep', 'stage', 'interior', 'abstract']
/** Lands without wind sound. */
const SHELTERED: readonly Land[] = ['space', 'deep', 'abstract', 'table', 'stage', 'interior']

/** Builds the scene of a prompt; deterministic. */
export const sceneOf = (prompt: string, ratio: ImageRatio, seed: number, without = ''): Scene =>
  compose(read(prompt, seed, without), ratio)

/** Builds a scene from a reading, from far to near. */
const compose = (reading: Reading, ratio: ImageRatio): Scene => {
  const s = new Stage(placed(reading), ratio)
  if (reading.shot === 'close' && reading.cast.length > 0) composeClose(s)
  else composeLand(s)
  if (reading.extras.has('spotlight')) addSpotlight(s)
  if (reading.title) addTitle(s, reading.title)
  return {
    width: s.width,
    height: s.height,
    horizon: Math.min(s.horizon, s.height),
    layers: s.layers,
    camera: reading.camera,
    pace: reading.pace,
    seed: reading.seed,
    looks: [...reading.looks],
    weather: {
      rain: DRY.includes(reading.land) && !hasOutside(reading) ? 0 : rainOf(reading),
      storm: reading.extras.has('storm'),
      particles: reading.land === 'interior' && !hasOutside(reading) ? [] : particlesOf(reading),
    },
    sound: soundOf(s),
  }
}

const composeLand = (s: Stage): void => {
  const { land, shot, pattern, frame } = s.reading
  if (land === 'abstract')
    return pattern && pattern !== 'ribbons' ? composePattern(s, pattern) : composeAbstract(s)
  if (land === 'stage') return isTheatre(s.reading) ? composeTheatre(s) : composeStudio(s)
  if (land === 'interior') {
    composeInterior(s)
    return frame === 'cave' ? addFrame(s) : undefined
  }
  if (land === 'pitch' && shot !== 'above') return composePitch(s)
  if (shot === 'above' && composeAbove(s)) return
  composeSky(s)
  if (land === 'space') composeSpace(s)
  else if (land === 'deep') composeDeep(s)
  else composeBackdrop(s)
  if (land === 'table') return composeTabletop(s)
  const ground = groundOf(s)
  if (frame === 'mouth') addMouth(s)
  composeNearest(s, ground)
  addFrame(s)
}

/** Whether a stage is a theatre; otherwise it is a product studio. */
const isTheatre = ({ extras, cast, named }: Reading): boolean =>
  extras.has('curtain') && (extras.has('spotlight') || !named.subject || cast[0]?.row.being !== undefined)

const composeTabletop = (s: Stage): void => {
  const ground = composeTable(s)
  arrange(s, s.reading.cast, 0.44, ground)
  addFrame(s)
}

/** A close-up: the land out of focus, the first subject in front of it. */
const composeClose = (s: Stage): void => {
  const { cast } = s.reading
  s.reading.cast = []
  composeLand(s)
  s.reading.cast = cast
  for (const layer of s.layers) {
    layer.fineness = Math.min(layer.fineness, SOFT)
    layer.subject = false
    delete layer.solid
  }
  arrangeClose(s)
}

const addTitle = (s: Stage, title: string): void => {
  const { width: W, height: H, palette } = s
  const bare = s.reading.land === 'abstract'
  const ink = bare && palette.light > 0.8 && s.reading.looks.has('pastel') ? '#2a2438' : '#fffaf0'
  const at = [title, W / 2, bare ? H / 2 : H * 0.3, W * 0.78, H * (bare ? 0.5 : 0.36)] as const
  s.add(
    'title-shadow',
    0.9,
    `<g opacity=".4" transform="translate(0 ${6 * s.unit})">${letters(...at, '#000000')}</g>`,
    { fineness: 0.3, bob: 2 },
  )
  s.add('title', 0.9, letters(...at, palette.tone(ink)), { bob: 2, subject: true })
}

/** Intensity of the rain, 0 to 1. */
const rainOf = ({ extras }: Reading): number => {
  if (!extras.has('rain')) return 0
  return extras.has('storm') ? 1 : 0.7
}

/** Composes the middle ground; returns the nearest ridge, if any. */
const groundOf = (s: Stage): Ridge | undefined => {
  return s.reading.land === 'deep' ? undefined : composeMiddle(s)
}

const soundOf = (s: Stage): Scene['sound'] => {
  const { land, hour, extras, seed } = s.reading
  const open = !SHELTERED.includes(land) && !s.reading.frame
  return {
    seed,
    water: (s.water || land === 'deep') && land !== 'abstract',
    wind: open,
    rain: rainOf(s.reading),
    city: land === 'city' || land === 'street',
    crickets: hour === 'night' && (land === 'hill' || land === 'forest' || land === 'lake'),
    space: land === 'space' || land === 'abstract' || land === 'deep',
    fire: extras.has('embers'),
    storm: extras.has('storm'),
  }
}
