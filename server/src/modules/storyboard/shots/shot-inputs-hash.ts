import { hash } from 'node:crypto'
import type { StoryboardShot } from './shot.entity.js'
import type { Storyboard } from '../storyboard.entity.js'

type FilmedShot = Pick<
  StoryboardShot,
  'words' | 'camera' | 'keptReferences' | 'keptFirstFrame' | 'keptLastFrame'
>

export type DrawnShot = FilmedShot & Pick<StoryboardShot, 'heading' | 'seconds'>

/**
 * Names what a take of a shot is made from: its words, camera, references, frames and ratio, and the pictures
 * (ids of assets) that names in its words bring along. The same inputs have the same hash.
 */
export const hashOf = (
  shot: FilmedShot,
  { ratio }: Pick<Storyboard, 'ratio'>,
  pictures: readonly string[] = [],
): string => sha256(inputsOf(shot, ratio, pictures))

/** To be raised when drawings of the same inputs come to look otherwise. */
const DRAWING_VERSION = 1

/**
 * The same for a drawing, which also has the heading and the length of its shot. `setting` is that of mezzanines:
 * a drawing that was made ready under another one is made anew.
 */
export const drawingHashOf = (
  shot: DrawnShot,
  { ratio }: Pick<Storyboard, 'ratio'>,
  { setting, pictures = [] }: { setting: string; pictures?: readonly string[] },
): string =>
  sha256({
    ...inputsOf(shot, ratio, pictures),
    heading: shot.heading,
    seconds: shot.seconds,
    setting,
    version: DRAWING_VERSION,
  })

/** Names a slate: what stands on it, and for how long. */
export const slateHashOf = (
  slate: { text: string; seconds: number; ratio: string },
  setting: string,
): string => sha256({ ...slate, setting, version: DRAWING_VERSION })

/** In an order of its own, which the hash depends on. */
export const inputsOf = (shot: FilmedShot, ratio: string, pictures: readonly string[]) => ({
  words: shot.words,
  camera: shot.camera ?? null,
  references: shot.keptReferences.map(({ assetId }) => assetId),
  firstFrame: shot.keptFirstFrame?.assetId ?? null,
  lastFrame: shot.keptLastFrame?.assetId ?? null,
  ratio,
  pictures: [...pictures],
})

export type ShotInputs = ReturnType<typeof inputsOf>

/** What a take would be made from now that differs from what it was ordered with. */
export function changedSince(
  ordered: { hash: string; inputs: ShotInputs },
  shot: FilmedShot,
  { ratio, pictures }: { ratio: string; pictures: readonly string[] },
): (keyof ShotInputs)[] {
  const now = inputsOf(shot, ratio, pictures)
  if (sha256(now) === ordered.hash) return []
  return (Object.keys(now) as (keyof ShotInputs)[]).filter(
    (input) => JSON.stringify(now[input]) !== JSON.stringify(ordered.inputs[input]),
  )
}

const sha256 = (inputs: object): string => hash('sha256', JSON.stringify(inputs), 'hex')
