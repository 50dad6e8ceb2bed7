import { FieldResolver, Float, Resolver, Root } from 'type-graphql'
import { type Gap, USE_GAPS } from './gap.js'
import { Film } from './film.entity.js'
import { VideoBase } from './video-base.entity.js'

const gapsOf = (video: VideoBase): Gap[] => (video instanceof Film ? video.gaps : [])

/** Two older lists that hold what `gaps` do. */
@Resolver(() => VideoBase)
export class FilmGapsResolver {
  @FieldResolver(() => [String], {
    description:
      'Of a merged film: the transitions between its clips, one fewer than clips; an empty string is a plain cut.',
    deprecationReason: USE_GAPS.transitions,
  })
  transitions(@Root() video: VideoBase): string[] {
    return gapsOf(video).map(({ transition }) => transition)
  }

  @FieldResolver(() => [Float], {
    description:
      'Of a merged film: the seconds of each of `transitions`, shortened if a clip is too short; 0 for a plain cut.',
    deprecationReason: USE_GAPS.lengths,
  })
  lengths(@Root() video: VideoBase): number[] {
    return gapsOf(video).map(({ seconds }) => seconds)
  }
}
