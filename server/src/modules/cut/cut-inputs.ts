import { Field, Float, ID, InputType, Int } from 'type-graphql'
import type { FilmFit } from '#schema/limits'
import { GapInput } from './cut-operation.input.js'
import { Fit } from '../video/video-kinds.js'
import { USE_GAPS } from '../video/gap.js'

// Each input has these fields itself, because inherited fields lose their deprecation.
export const GAPS = {
  nullable: true,
  description: 'One fewer than `videoIds`. Required, unless `transitions` is given instead.',
}
export const TRANSITIONS = {
  nullable: true,
  description:
    'One fewer than `videoIds`: keys of the 58 transitions, or empty strings for plain cuts. Not together with `gaps`.',
  deprecationReason: USE_GAPS.transitions,
}
export const LENGTHS = {
  nullable: true,
  description:
    'Seconds of each of `transitions`: 0.25, 0.5, 0.75, 1, 1.5 or 2. Default 1. A film shortens a transition to at most half of its shorter clip. Not together with `gaps`.',
  deprecationReason: USE_GAPS.lengths,
}

@InputType({
  description: 'The order of all items of a cut, their transitions, and the export settings of the film.',
})
export class UpdateCutInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [ID], {
    description: 'The items in order. The id of a video refers to its first use.',
  })
  videoIds!: string[]
  @Field(() => [GapInput], GAPS)
  gaps?: { transition: string; seconds?: number | null }[] | null
  @Field(() => [String], TRANSITIONS)
  transitions?: string[] | null
  @Field(() => [Float], LENGTHS)
  lengths?: number[] | null
  @Field(() => String, {
    nullable: true,
    description: '`720p` or `1080p`; null: the most common one of the clips. If omitted, it does not change.',
  })
  size?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      '`16:9`, `9:16`, `1:1` or `4:5`; null: the shape of most clips. If omitted, it does not change.',
  })
  ratio?: string | null
  @Field(() => Fit, { nullable: true, description: 'How clips are fitted. If omitted, it does not change.' })
  fit?: FilmFit | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Frames per second: 24, 25, 30, 50 or 60; null: the most common rate of the clips. If omitted, it does not change.',
  })
  frameRate?: number | null
  @Field(() => String, {
    nullable: true,
    description:
      'The title of the film, 1 to 100 characters; null: the name of the project and a number. If omitted, it does not change.',
  })
  title?: string | null
  @Field(() => Float, {
    nullable: true,
    description: 'Gain of the sound of all clips in dB, -60 to 12. If omitted, it does not change.',
  })
  clipGain?: number | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Loudness of the film in LUFS: -14, -16 or -23; null: not normalised. If omitted, it does not change.',
  })
  loudness?: number | null
  @Field(() => String, {
    nullable: true,
    description: 'The language of the captions to burn in; null for none. If omitted, it does not change.',
  })
  burnedCaptions?: string | null
}
