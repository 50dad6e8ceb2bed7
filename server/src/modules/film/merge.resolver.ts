import { Arg, Ctx, Field, Float, ID, InputType, Int, Mutation, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { Film } from '../video/film.entity.js'
import { GAPS, LENGTHS, TRANSITIONS } from '../cut/cut-inputs.js'
import { GapInput } from '../cut/cut-operation.input.js'
import type { Merges } from './merge.service.js'

@InputType({ description: 'What a film is merged from.' })
class MergeInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The id that the film gets: a new UUID. The same merge may then be sent again, as after an outage: if it has begun, its film is returned.',
  })
  filmId?: string | null
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => [ID], {
    description:
      'Items of the cut in the film’s order, merged as they are now; the id of an accepted video stands for its first use.',
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
    description: '`720p` or `1080p`; left out, the commonest of the clips, whatever the draft says.',
  })
  size?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      '`16:9`, `9:16`, `1:1` or `4:5`; left out, the shape of most clips, whatever the draft says.',
  })
  ratio?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      '`pad` (all of each clip, with bars) or `crop` (filling the picture); left out, `pad`, whatever the draft says.',
  })
  fit?: string | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Frames a second: 24, 25, 30, 50 or 60; left out, the most common rate of the clips, whatever the draft says.',
  })
  frameRate?: number | null
  @Field(() => String, {
    nullable: true,
    description:
      'The title of the film, 1 to 100 characters; left out, the name of the project and a number, whatever the draft says.',
  })
  title?: string | null
  @Field(() => Float, {
    nullable: true,
    description:
      'dB by which the sound of all clips is changed, -60 to 12; left out, 0, whatever the draft says.',
  })
  clipGain?: number | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Loudness of the film in LUFS: -14, -16 or -23; left out, as it is mixed, whatever the draft says.',
  })
  loudness?: number | null
  @Field(() => String, {
    nullable: true,
    description: 'The language of the captions to burn in. If omitted, none, whatever the draft has.',
  })
  burnedCaptions?: string | null
}

@Resolver(() => Film)
export class MergeResolver {
  constructor(private readonly merges: Merges) {}

  @Mutation(() => Film, {
    description:
      'Starts a merge, which also plays the cues of the cut; the film is the video that it returns, and its job shows the progress.',
  })
  mergeVideos(
    @Arg('input', () => MergeInput, { description: 'The clips and their transitions.' }) input: MergeInput,
    @Ctx() context: Context,
  ): Promise<Film> {
    return this.merges.start(signedIn(context), input)
  }
}
