import { Ctx, Field, FieldResolver, Float, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type * as contract from '#schema/limits'
import type { Context } from '#platform/api/context'
import { CueKind } from '../sound/sound.entity.js'
import { Film } from '../video/film.entity.js'
import { type PlayedCue as Played, mixesByFilm } from './plan/film-plan.entity.js'

@ObjectType({ description: 'What a film plays of a sound, as it was when the film was merged.' })
export class PlayedCue implements Omit<Played, 'soundId'> {
  @Field(() => String, { description: 'The title of the sound.' })
  title!: string
  @Field(() => String, { description: 'Where the sound comes from; may be empty.' })
  source!: string
  @Field(() => String, { description: 'How the sound may be used; may be empty.' })
  licence!: string
  @Field(() => CueKind, { description: 'What the sound is.' })
  kind!: contract.CueKind
  @Field(() => Float, { description: 'The second of the film at which it begins.' })
  from!: number
  @Field(() => Float, { description: 'The second of the film at which it ends.' })
  to!: number
}

const mixOf = ({ id }: Film, { loaders }: Context) => loaders.of(mixesByFilm).load(id)

@Resolver(() => Film)
export class CueSheetResolver {
  @FieldResolver(() => [PlayedCue], {
    nullable: true,
    complexity: 50,
    description: 'Its cue sheet: what it plays beside its clips, in order. Null without a mix.',
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
      'The loudness in LUFS that was chosen. `loudness` misses it where the true peak would exceed -1 dBTP. Null without a mix, and without a choice.',
  })
  async loudnessTarget(@Root() film: Film, @Ctx() context: Context): Promise<number | null> {
    return (await mixOf(film, context))?.target ?? null
  }
}
