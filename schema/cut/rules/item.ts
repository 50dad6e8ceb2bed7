import * as z from '../../rules/zod.js'
import { isSpeed } from '../../cut-item.js'
import { isTransition, LIMITS, SPEEDS, TRANSITION_LENGTHS } from '../../limits.js'
import { field } from '../../rules/field.js'

const { gainMin, gainMax } = LIMITS.cutItem
const GAIN = `Gain must be ${gainMin} to ${gainMax} dB`
const FRAMING = 'Framing must be 0 to 1'

/** Joins the items of a list, such as `a, b or c`. */
export const listed = (words: readonly (string | number)[]): string =>
  `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const isLength = (seconds: number): boolean => (TRANSITION_LENGTHS as readonly number[]).includes(seconds)

export const frameRule = z.int('A frame is a whole number').min(0, 'Frames are counted from 0')
const transitionRule = z.string().refine((key) => !key || isTransition(key), 'There is no such transition')
const transitionSecondsRule = z
  .number()
  .refine(isLength, `A transition lasts ${listed(TRANSITION_LENGTHS)} seconds`)

/** The connection of two consecutive items. */
export const gapRule = z
  .object({
    transition: field(
      transitionRule,
      'The key of one of the 58 transitions, or an empty string for a plain cut.',
      'fade',
    ),
    seconds: field(
      transitionSecondsRule.nullish(),
      'Seconds of the transition: 0.25, 0.5, 0.75, 1 (default), 1.5 or 2. A film shortens it to at most half of its shorter clip.',
      1,
    ),
  })
  .meta({ title: 'Gap', description: 'The connection of two consecutive videos.' })

/** The editable fields of an item: its edit, and its transition to the next one. */
export const itemFields = {
  inFrame: field(frameRule.nullish(), 'The first frame of the video that is shown, from 0.', 12),
  outFrame: field(
    frameRule.nullable().optional(),
    'The frame after the last one shown; null: the end of the video.',
    96,
  ),
  speed: field(
    z
      .number()
      .refine(isSpeed, `Speed must be ${listed(SPEEDS)}`)
      .nullish(),
    'How fast it plays: 0.5, 0.75, 1, 1.25, 1.5 or 2.',
    1,
  ),
  isMuted: field(z.boolean().nullish(), 'Whether its sound is left out.', false),
  gain: field(
    z.number(GAIN).min(gainMin, GAIN).max(gainMax, GAIN).nullish(),
    'The level of its sound in dB, -24 to 12.',
    -3,
  ),
  framing: field(
    z.number(FRAMING).min(0, FRAMING).max(1, FRAMING).nullish(),
    'The part of it that a narrower film shows, from 0 (left edge) to 1 (right edge).',
    0.5,
  ),
  transition: field(
    transitionRule.nullish(),
    'The transition to the next item: a key, or an empty string for a plain cut.',
    'fade',
  ),
  transitionSeconds: field(
    transitionSecondsRule.nullish(),
    'Seconds of the transition: 0.25, 0.5, 0.75, 1, 1.5 or 2. A film shortens it if a clip is too short.',
    1,
  ),
}
