import { FieldResolver, Float, Resolver, Root } from 'type-graphql'
import { USE_GAPS } from './gap.js'
import { Film } from './film.entity.js'

/** Deprecated lists with the data of `gaps`. */
@Resolver(() => Film)
export class FilmGapsResolver {
  @FieldResolver(() => [String], {
    description: 'The transitions between its clips, one fewer than clips; an empty string is a plain cut.',
    deprecationReason: USE_GAPS.transitions,
  })
  transitions(@Root() { gaps }: Film): string[] {
    return gaps.map(({ transition }) => transition)
  }

  @FieldResolver(() => [Float], {
    description: 'The seconds of each of `transitions`, shortened if a clip is too short; 0 for a plain cut.',
    deprecationReason: USE_GAPS.lengths,
  })
  lengths(@Root() { gaps }: Film): number[] {
    return gaps.map(({ seconds }) => seconds)
  }
}
