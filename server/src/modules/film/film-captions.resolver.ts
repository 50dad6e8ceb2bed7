import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import { writeCaptionFile } from '#schema/captions/write-file'
import type { Context } from '#platform/api/context'
import { Film } from '../video/film.entity.js'
import { captionsByFilm } from './film-captions.js'

@ObjectType({ description: 'The captions of a merged film in one language.' })
class FilmCaptions {
  @Field(() => String, { description: 'The code of the language, such as `en`.' })
  language!: string
  @Field(() => String, { complexity: 50, description: 'The captions as a WebVTT file.' })
  vtt!: string
  @Field(() => String, { complexity: 50, description: 'The captions as an SRT file.' })
  srt!: string
}

@Resolver(() => Film)
export class FilmCaptionsResolver {
  @FieldResolver(() => [FilmCaptions], {
    complexity: 10,
    description: 'Its captions by language.',
  })
  async captions(@Root() { id }: Film, @Ctx() { loaders }: Context): Promise<FilmCaptions[]> {
    const found = await loaders.of(captionsByFilm).load(id)
    return (found ?? []).map(({ language, captions }) => ({
      language,
      get vtt() {
        return loaders.file(() => writeCaptionFile('vtt', captions))
      },
      get srt() {
        return loaders.file(() => writeCaptionFile('srt', captions))
      },
    }))
  }
}
