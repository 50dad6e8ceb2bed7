import { FieldResolver, Float, Resolver, Root } from 'type-graphql'
import { USE_GAPS } from './gap.js'
import { Video } from './video.entity.js'

/** Two older lists that hold what `gaps` do. */
@Resolver(() => Video)
export class FilmGapsResolver {
  @FieldResolver(() => [String], {
    description:
      'Of a merged film: the transitions between its clips, one fewer than clips; an empty string is a plain cut.',
    deprecationReason: USE_GAPS.transitions,
  })
  transitions(@Root() { gaps }: Video): string[] {
    return gaps.map(({ transition }) => transition)
  }

  @FieldResolver(() => [Float], {
    description:
      'Of a merged film: the seconds of each of `transitions`, shortened if a clip is too short; 0 for a plain cut.',
    deprecationReason: USE_GAPS.lengths,
  })
  lengths(@Root() { gaps }: Video): number[] {
    return gaps.map(({ seconds }) => seconds)
  }
}
