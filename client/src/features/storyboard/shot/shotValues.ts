import type {
  ReferenceFieldsFragment,
  ReferenceImageFieldsFragment,
} from '../../../entities/asset/ReferenceFields.generated'
import type { UpdateStoryboardShotInput } from '../../../entities/types.generated'
import type { ShotFieldsFragment, ShotPictureFieldsFragment } from './shot.generated'

/** The image slots of a shot. */
export const SLOTS = {
  still: 'Still',
  firstFrame: 'First frame',
  lastFrame: 'Last frame',
  references: 'Reference images',
} as const
export type PictureSlot = keyof typeof SLOTS

interface Scene {
  heading: string
  /** Positions of its shots on the board. */
  from: number
  shots: ShotFieldsFragment[]
}

/** Consecutive shots with the same heading. */
export function scenesOf(shots: readonly ShotFieldsFragment[]): Scene[] {
  const scenes: Scene[] = []
  shots.forEach((shot, at) => {
    const last = scenes.at(-1)
    if (last?.heading === shot.heading) last.shots.push(shot)
    else scenes.push({ heading: shot.heading, from: at, shots: [shot] })
  })
  return scenes
}

/** The editable fields of a shot. */
export const SHOT_FIELDS = [
  'words',
  'heading',
  'seconds',
  'camera',
  'dialogue',
  'editedPrompt',
  'references',
  'firstFrame',
  'lastFrame',
  'still',
  'transition',
  'transitionSeconds',
] as const
export type ShotField = (typeof SHOT_FIELDS)[number]
export type ShotValues = Pick<ShotFieldsFragment, ShotField>

/** An image of a shot; the asset is null if it was deleted. */
export type ShotPicture = ShotPictureFieldsFragment

/** Names of the fields for use in sentences. */
export const NAMES: Record<ShotField, string> = {
  words: 'what happens',
  heading: 'the scene heading',
  seconds: 'the seconds',
  camera: 'the camera',
  dialogue: 'the dialogue',
  editedPrompt: 'the prompt',
  references: 'the reference images',
  firstFrame: 'the first frame',
  lastFrame: 'the last frame',
  still: 'the still',
  transition: 'the transition',
  transitionSeconds: 'the length of the transition',
}

export type DialogueLine = ShotValues['dialogue'][number]
/** A line of dialogue as API input. */
const plainLine = ({ speaker, text }: DialogueLine) => ({ speaker: speaker.trim(), text: text.trim() })
const isPicture = (value: unknown): value is ShotPicture =>
  typeof value === 'object' && value !== null && 'assetId' in value

const keyOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(keyOf).join(' ')
  if (isPicture(value)) return value.assetId
  return value && typeof value === 'object' ? JSON.stringify(plainLine(value as DialogueLine)) : String(value)
}

/** Whether the server stores both values identically. */
export const isSameValue = (one: unknown, other: unknown): boolean => keyOf(one) === keyOf(other)

/** Converts an asset to an image of a shot. */
export const pictureOf = (asset: ReferenceImageFieldsFragment): ReferenceFieldsFragment => ({
  assetId: asset.id,
  name: asset.name,
  asset,
})

type Changes = Omit<UpdateStoryboardShotInput, 'id' | 'revision'>
const idOf = (picture: ShotPicture | null) => picture?.assetId ?? null

/** Changes as API input. */
export function inputOf({
  references,
  firstFrame,
  lastFrame,
  still,
  dialogue,
  ...plain
}: Partial<ShotValues>): Changes {
  return {
    ...plain,
    ...(dialogue && { dialogue: dialogue.map(plainLine) }),
    ...(references && { referenceIds: references.map(({ assetId }) => assetId) }),
    ...(firstFrame !== undefined && { firstFrameId: idOf(firstFrame) }),
    ...(lastFrame !== undefined && { lastFrameId: idOf(lastFrame) }),
    ...(still !== undefined && { stillId: idOf(still) }),
  }
}
