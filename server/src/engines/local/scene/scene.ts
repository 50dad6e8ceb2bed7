import type { ImageRatio } from '#schema/limits'
import { read } from '../words/read.js'
import type { Reading } from '../words/reading.js'
import { composeBackdrop } from './backdrop.js'
import { addFrame } from './frames.js'
import type { Ridge } from './ground.js'
import type { Scene } from './layer.js'
import { composeMiddle } from './middle.js'
import { composeNearest } from './nearest.js'
import { particlesOf } from './particles.js'
import { composeSky } from './sky.js'
import { composeSpace } from './space.js'
import { composeAbstract, composeDeep, composeTable } from './special-lands.js'
import { Stage } from './stage.js'

/** Builds the scene of a prompt: the same for the same arguments, byte for byte. */
export const sceneOf = (prompt: string, ratio: ImageRatio, seed: number, without = ''): Scene =>
  compose(read(prompt, seed, without), ratio)

/** Builds a scene from what was read, far to near. */
export const compose = (reading: Reading, ratio: ImageRatio): Scene => {
  const s = new Stage(reading, ratio)
  const { land } = reading
  if (land === 'abstract') composeAbstract(s)
  else {
    composeSky(s)
    if (land === 'space') composeSpace(s)
    else if (land === 'deep') composeDeep(s)
    else composeBackdrop(s)
    composeNearest(s, groundOf(s))
    addFrame(s)
  }
  return {
    width: s.width,
    height: s.height,
    horizon: Math.min(s.horizon, s.height),
    layers: s.layers,
    camera: reading.camera,
    seed: reading.seed,
    looks: [...reading.looks],
    weather: {
      rain: land === 'deep' ? 0 : rainOf(reading),
      storm: reading.extras.has('storm'),
      particles: particlesOf(reading),
    },
    sound: soundOf(s),
  }
}

/** How hard it rains, 0 to 1. */
const rainOf = ({ extras }: Reading): number => {
  if (!extras.has('rain')) return 0
  return extras.has('storm') ? 1 : 0.7
}

/** The nearest ground, with all that stands behind it; under water there is none. */
const groundOf = (s: Stage): Ridge | undefined => {
  if (s.reading.land === 'table') return tableTop(s)
  return s.reading.land === 'deep' ? undefined : composeMiddle(s)
}

const tableTop = (s: Stage): Ridge => {
  const y = composeTable(s)
  return Object.assign(() => y, { kind: 'bank' as const, top: y })
}

const soundOf = (s: Stage): Scene['sound'] => {
  const { land, hour, extras, seed } = s.reading
  const open =
    land !== 'space' && land !== 'deep' && land !== 'abstract' && land !== 'table' && !s.reading.frame
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
