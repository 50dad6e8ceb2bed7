import { FieldResolver, Float, ID, Int, Resolver, Root } from 'type-graphql'
import { Gap } from './gap.js'
import { Film } from './film.entity.js'
import { EngineName, Clip } from './clip.entity.js'
import { Video } from './video.entity.js'
import { Motion } from './video-kinds.js'

/** What the APIs show of a film where a clip shows how it was made. */
const OF_FILM = {
  prompt: '',
  wantsMagic: false,
  magicPrompt: null,
  model: '',
  engine: EngineName.LOCAL,
  ratio: '16:9',
  seed: null,
  options: {},
  keptReferences: [],
  keptFirstFrame: null,
  keptLastFrame: null,
  extendsVideoId: null,
  changes: [],
  motion: null,
  declineReason: null,
  note: null,
} satisfies Partial<Clip>

/** How a clip was made, and what a film shows in place of that. */
export const clipFieldsOf = (video: Video) =>
  video instanceof Clip ? video : { ...OF_FILM, shotId: video.id, cost: video.videoKey ? 0 : null }

const filmFieldsOf = (video: Video): Partial<Film> => (video instanceof Film ? video : {})

/** Fields that only clips, or only films, have a value for. */
@Resolver(() => Video)
export class ClipFieldsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is a film merged from clips.' })
  isMerged(@Root() video: Video): boolean {
    return video instanceof Film
  }

  @FieldResolver(() => String, { description: 'The prompt; empty for a merged film.' })
  prompt(@Root() video: Video): string {
    return clipFieldsOf(video).prompt
  }

  @FieldResolver(() => String, { nullable: true, description: 'The prompt as magic prompt rewrote it.' })
  magicPrompt(@Root() video: Video): string | null {
    return clipFieldsOf(video).magicPrompt ?? null
  }

  @FieldResolver(() => String, { description: 'The model that was used.' })
  model(@Root() video: Video): string {
    return clipFieldsOf(video).model
  }

  @FieldResolver(() => EngineName, { description: 'The engine that made it.' })
  engine(@Root() video: Video): EngineName {
    return clipFieldsOf(video).engine
  }

  @FieldResolver(() => String, { description: 'The requested ratio, such as `16:9`.' })
  ratio(@Root() video: Video): string {
    return clipFieldsOf(video).ratio
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The same prompt and seed make the same video, where the model has seeds.',
  })
  seed(@Root() video: Video): number | null {
    return clipFieldsOf(video).seed ?? null
  }

  @FieldResolver(() => Float, { nullable: true, description: 'US dollars; null where it is not known.' })
  cost(@Root() video: Video): number | null {
    return clipFieldsOf(video).cost ?? null
  }

  @FieldResolver(() => Motion, {
    nullable: true,
    description: 'The frames between a still beginning and a still end; null while that is not known.',
  })
  motion(@Root() video: Video): Motion | null {
    return clipFieldsOf(video).motion ?? null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it was declined, if anybody said so.',
  })
  declineReason(@Root() video: Video): string | null {
    return clipFieldsOf(video).declineReason ?? null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What the engine says of its work: words of the prompt that it did not draw, or drew as a thing of their kind.',
  })
  note(@Root() video: Video): string | null {
    return clipFieldsOf(video).note ?? null
  }

  @FieldResolver(() => ID, {
    description: 'The shot that it is a take of: videos of the same shot are takes of one another.',
  })
  shotId(@Root() video: Video): string {
    return clipFieldsOf(video).shotId
  }

  @FieldResolver(() => [Gap], {
    description:
      'Of a merged film: what joins its clips, one fewer than they are. A transition is shortened where a clip is too short; 0 seconds are a plain cut.',
  })
  gaps(@Root() video: Video): Gap[] {
    return filmFieldsOf(video).gaps ?? []
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Of a merged film: `720p` or `1080p`, if that was chosen; null: the most common of its clips.',
  })
  size(@Root() video: Video): string | null {
    return filmFieldsOf(video).size ?? null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Of a merged film: its ratio, if that was chosen: `16:9`, `9:16`, `1:1` or `4:5`; null: the shape of most of its clips.',
  })
  filmRatio(@Root() video: Video): string | null {
    return filmFieldsOf(video).filmRatio ?? null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Of a merged film: how clips of another shape were fitted, `pad` (whole, with bars) or `crop` (filling the picture).',
  })
  fit(@Root() video: Video): string | null {
    return filmFieldsOf(video).fit ?? null
  }
}
