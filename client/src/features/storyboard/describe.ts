import { CAMERAS } from '#schema/storyboard'
import type { ShotField, ShotPicture, ShotValues } from './shotValues'

const nameOf = (picture: ShotPicture | null) => picture?.name ?? 'None'

const WORDS: { [Field in ShotField]: (value: ShotValues[Field]) => string } = {
  words: (words) => words || 'Nothing',
  heading: (heading) => heading || 'None',
  seconds: (seconds) => `${seconds} s`,
  camera: (camera) => CAMERAS.find(({ key }) => key === camera)?.name ?? 'Any camera',
  references: (references) => references.map(({ name }) => name).join(', ') || 'None',
  firstFrame: (frame) => nameOf(frame ?? null),
  lastFrame: (frame) => nameOf(frame ?? null),
  still: (still) => nameOf(still ?? null),
  transition: (transition) => transition || 'A plain cut',
  transitionSeconds: (seconds) => `${seconds} s`,
}

/** The value of a field in words. */
export const describe = <Field extends ShotField>(field: Field, values: ShotValues): string =>
  WORDS[field](values[field])
