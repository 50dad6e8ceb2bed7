import { Ctx, Field, FieldResolver, Float, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type * as contract from '#schema/limits'
import type { Context } from '#platform/api/context'
import { CueKind } from '../sound/sound.entity.js'
import { Film } from '../video/film.entity.js'
import { type PlayedCue as Played, mixesByFilm } from './plan/film-plan.entity.js'

@ObjectType({ description: 'One use of a sound in a film, as of its merge.' })
export class PlayedCue implements Omit<Played, 'soundId'> {
  @Field(() => String, { description: 'The title of the sound.' })
  title!: string
  @Field(() => String, { description: 'Source of the sound; may be empty.' })
  source!: string
  @Field(() => String, { description: 'Licence of the sound; may be empty.' })
  licence!: string
  @Field(() => CueKind, { description: 'Kind of the sound.' })
  kind!: contract.CueKind
  @Field(() => Float, { description: 'Start in the film, in seconds.' })
  startSeconds!: number
  @Field(() => Float, { description: 'End in the film, in seconds.' })
  endSeconds!: number
}

const mixOf = ({ id }: Film, { loaders }: Context) => loaders.of(mixesByFilm).load(id)

@Resolver(() => Film)
export class CueSheetResolver {
  @FieldResolver(() => [PlayedCue], {
    nullable: true,
    complexity: 50,
    description: 'Its cue sheet: the sounds besides its clips, in order. Null without a mix.',
  })
  async cues(@Root() film: Film, @Ctx() context: Context): Promise<PlayedCue[] | null> {
    return (await mixOf(film, context))?.cues ?? null
  }

  @FieldResolver(() => Float, {
    nullable: true,
    complexity: 1,
    description: 'Its loudness in LUFS. Null without a mix, and for silence.',
  })
  async loudness(@Root() film: Film, @Ctx() context: Context): Promise<number | null> {
    return (await mixOf(film, context))?.loudness ?? null
  }

  @FieldResolver(() => Float, {
    nullable: true,
    complexity: 1,
    description: 'Its true peak in dBTP. Null without a mix, and for silence.',
  })
  async truePeak(@Root() film: Film, @Ctx() context: Context): Promise<number | null> {
    return (await mixOf(film, context))?.truePeak ?? null
  }

  @FieldResolver(() => Int, {
    nullable: true,
    complexity: 1,
    description:
      'The chosen loudness in LUFS. `loudness` is lower if the true peak would exceed -1 dBTP. Null without a mix or a choice.',
  })
  async loudnessTarget(@Root() film: Film, @Ctx() context: Context): Promise<number | null> {
    return (await mixOf(film, context))?.target ?? null
  }
}
