import { Arg, Ctx, Field, Float, ID, InputType, Int, Mutation, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { FilmFit } from '#schema/limits'
import { Film } from '../video/film.entity.js'
import { Fit } from '../video/video-kinds.js'
import { GAPS, LENGTHS, TRANSITIONS } from '../cut/cut-inputs.js'
import { GapInput } from '../cut/cut-operation.input.js'
import type { Merges } from './merge.service.js'

@InputType({ description: 'The items and settings of a film to merge.' })
class MergeInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A new UUID for the film, so that the call can be retried: if the merge has already started, its film is returned.',
  })
  filmId?: string | null
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [ID], {
    description:
      'Items of the cut in film order, merged in their current state. The id of an accepted video refers to its first use.',
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
    description: '`720p` or `1080p`; by default the most common one of the clips, not that of the draft.',
  })
  size?: string | null
  @Field(() => String, {
    nullable: true,
    description: '`16:9`, `9:16`, `1:1` or `4:5`; by default the shape of most clips, not that of the draft.',
  })
  ratio?: string | null
  @Field(() => Fit, {
    nullable: true,
    description: 'How clips with another ratio are fitted; by default `PAD`, even if the draft differs.',
  })
  fit?: FilmFit | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Frames per second: 24, 25, 30, 50 or 60; by default the most common rate of the clips, not that of the draft.',
  })
  frameRate?: number | null
  @Field(() => String, {
    nullable: true,
    description:
      'The title of the film, 1 to 100 characters; by default the name of the project and a number, not that of the draft.',
  })
  title?: string | null
  @Field(() => Float, {
    nullable: true,
    description: 'Gain of the sound of all clips in dB, -60 to 12; by default 0, not that of the draft.',
  })
  clipGain?: number | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Loudness of the film in LUFS: -14, -16 or -23; by default not normalised, even if the draft differs.',
  })
  loudness?: number | null
  @Field(() => String, {
    nullable: true,
    description: 'The language of the captions to burn in; by default none, even if the draft has one.',
  })
  burnedCaptions?: string | null
}

@Resolver(() => Film)
export class MergeResolver {
  constructor(private readonly merges: Merges) {}

  @Authorized({ action: 'merge' })
  @Mutation(() => Film, {
    description:
      'Starts a merge, with the cues of the cut. Returns the film in progress; its job has the progress.',
  })
  mergeVideos(
    @Arg('input', () => MergeInput, { description: 'The clips and their transitions.' }) input: MergeInput,
    @Ctx() context: Context,
  ): Promise<Film> {
    return this.merges.start(signedIn(context), input)
  }
}
