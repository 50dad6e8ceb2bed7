import { hash } from 'node:crypto'
import { promptOfShot } from '#schema/shot-prompt'
import type { ShotReferences } from '../elements/named-elements.js'
import type { StoryboardShot } from './shot.entity.js'
import type { Storyboard } from '../storyboard.entity.js'

export type FilmedShot = Pick<
  StoryboardShot,
  | 'words'
  | 'heading'
  | 'camera'
  | 'dialogue'
  | 'editedPrompt'
  | 'keptReferences'
  | 'keptFirstFrame'
  | 'keptLastFrame'
>
export type DrawnShot = FilmedShot & Pick<StoryboardShot, 'seconds'>
type Look = Pick<Storyboard, 'ratio' | 'look'>
type Elements = Pick<ShotReferences, 'elements' | 'pictures'>

/** The inputs of a take of a shot. */
export const inputsOf = (shot: FilmedShot, { ratio, look }: Look, { elements, pictures }: Elements) => ({
  words: shot.words,
  camera: shot.camera ?? null,
  references: shot.keptReferences.map(({ assetId }) => assetId),
  firstFrame: shot.keptFirstFrame?.assetId ?? null,
  lastFrame: shot.keptLastFrame?.assetId ?? null,
  ratio,
  pictures: [...pictures],
  heading: shot.heading,
  look,
  descriptions: elements.map(({ label, name, description }) => [label || name, description ?? '']),
  prompt: shot.editedPrompt ?? null,
})

export type ShotInputs = ReturnType<typeof inputsOf>

/** Identifies the inputs of a take. */
export const hashOf = (inputs: ShotInputs): string => sha256(inputs)

/** Increase when the engine draws the same inputs differently. */
const DRAWING_VERSION = 2

/** Identifies the inputs of a drawing. `setting` is that of mezzanines: a drawing made for another one is redrawn. */
export const drawingHashOf = (
  shot: DrawnShot,
  board: Look,
  { setting, elements, pictures }: Elements & { setting: string },
): string =>
  sha256({
    prompt: drawingPromptOf(shot, board, elements),
    references: shot.keptReferences.map(({ assetId }) => assetId),
    firstFrame: shot.keptFirstFrame?.assetId ?? null,
    lastFrame: shot.keptLastFrame?.assetId ?? null,
    pictures,
    ratio: board.ratio,
    seconds: shot.seconds,
    setting,
    version: DRAWING_VERSION,
  })

/** The prompt that the preview engine draws a shot from, the same as for its takes. */
export const drawingPromptOf = (
  shot: FilmedShot,
  { look }: Pick<Storyboard, 'look'>,
  elements: ShotReferences['elements'],
): string => promptOfShot(shot, { look, elements }) || 'An empty scene'

/** Identifies a slate: its text and length. */
export const slateHashOf = (
  slate: { text: string; seconds: number; ratio: string },
  setting: string,
): string => sha256({ ...slate, setting, version: 1 })

/** The inputs that changed since a take was ordered, among those recorded with it. */
export function changedSince(
  ordered: { hash: string; inputs: Partial<ShotInputs> },
  now: ShotInputs,
): (keyof ShotInputs)[] {
  if (hashOf(now) === ordered.hash) return []
  return (Object.keys(now) as (keyof ShotInputs)[]).filter(
    (input) =>
      input in ordered.inputs && JSON.stringify(now[input]) !== JSON.stringify(ordered.inputs[input]),
  )
}

const sha256 = (inputs: object): string => hash('sha256', JSON.stringify(inputs), 'hex')
