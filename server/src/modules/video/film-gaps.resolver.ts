import { FieldResolver, Float, Resolver, Root } from 'type-graphql'
import { type Gap, USE_GAPS } from './gap.js'
import { Film } from './film.entity.js'
import { Video } from './video.entity.js'

const gapsOf = (video: Video): Gap[] => (video instanceof Film ? video.gaps : [])

/** Two older lists that hold what `gaps` do. */
@Resolver(() => Video)
export class FilmGapsResolver {
  @FieldResolver(() => [String], {
    description:
      'Of a merged film: the transitions between its clips, one fewer than clips; an empty string is a plain cut.',
    deprecationReason: USE_GAPS.transitions,
  })
  transitions(@Root() video: Video): string[] {
    return gapsOf(video).map(({ transition }) => transition)
  }

  @FieldResolver(() => [Float], {
    description:
      'Of a merged film: the seconds of each of `transitions`, shortened if a clip is too short; 0 for a plain cut.',
    deprecationReason: USE_GAPS.lengths,
  })
  lengths(@Root() video: Video): number[] {
    return gapsOf(video).map(({ seconds }) => seconds)
  }
}
