import type {
  ReferenceFieldsFragment,
  ReferenceImageFieldsFragment,
} from '../../entities/asset/ReferenceFields.generated'
import type { EditStoryboardShotInput } from '../../entities/types.generated'
import type { ShotFieldsFragment, ShotPictureFieldsFragment } from './shot.generated'

/** What people write and choose in a shot, each by itself. */
export const SHOT_FIELDS = [
  'words',
  'heading',
  'seconds',
  'camera',
  'references',
  'firstFrame',
  'lastFrame',
  'still',
  'transition',
  'transitionSeconds',
] as const
export type ShotField = (typeof SHOT_FIELDS)[number]
export type ShotValues = Pick<ShotFieldsFragment, ShotField>

/** A picture of a shot; its asset is null once it was deleted. */
export type ShotPicture = ShotPictureFieldsFragment

/** The names of the fields in sentences. */
export const NAMES: Record<ShotField, string> = {
  words: 'what happens',
  heading: 'the scene heading',
  seconds: 'the seconds',
  camera: 'the camera',
  references: 'the reference images',
  firstFrame: 'the first frame',
  lastFrame: 'the last frame',
  still: 'the still',
  transition: 'the transition',
  transitionSeconds: 'the length of the transition',
}

const keyOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(keyOf).join(' ')
  if (value && typeof value === 'object') return (value as ShotPicture).assetId
  return String(value)
}

/** Whether the server keeps these as the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => keyOf(one) === keyOf(other)

/** An asset as the picture of a shot. */
export const pictureOf = (asset: ReferenceImageFieldsFragment): ReferenceFieldsFragment => ({
  assetId: asset.id,
  name: asset.name,
  asset,
})

type Changes = Omit<EditStoryboardShotInput, 'id' | 'revision'>
const idOf = (picture: ShotPicture | null) => picture?.assetId ?? null

/** Changes as the server takes them. */
export function inputOf({
  references,
  firstFrame,
  lastFrame,
  still,
  ...plain
}: Partial<ShotValues>): Changes {
  return {
    ...plain,
    ...(references && { referenceIds: references.map(({ assetId }) => assetId) }),
    ...(firstFrame !== undefined && { firstFrameId: idOf(firstFrame) }),
    ...(lastFrame !== undefined && { lastFrameId: idOf(lastFrame) }),
    ...(still !== undefined && { stillId: idOf(still) }),
  }
}
