import { Extensions, Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql'
import { TransitionPreview } from '../../film/previews/transition-preview.resolver.js'
import { Sound } from '../../sound/sound.entity.js'
import type { PlayedBoard } from './animatic.service.js'
import type { Segment } from './board-film.js'
import { boardMix } from './board-mix.js'

export enum SegmentKind {
  PAID = 'paid',
  DRAWN = 'drawn',
  EMPTY = 'empty',
}
registerEnumType(SegmentKind, {
  name: 'SegmentKind',
  description: 'What shows a shot in the film of its board: its chosen take, its drawing, or neither.',
})

@ObjectType({ description: 'A shot in the film of its board.' })
export class FilmSegment {
  @Field(() => ID, { description: 'Which shot.' })
  shotId!: string
  @Field(() => SegmentKind, { description: 'What shows it.' })
  kind!: SegmentKind
  @Field(() => String, { description: 'What stands on its slate while nothing else shows it.' })
  words!: string
  @Field(() => String, { nullable: true, description: 'An MP4; null for a shot that nothing shows yet.' })
  url!: string | null
  @Field(() => String, { nullable: true, description: 'A picture of it.' })
  posterUrl!: string | null
  @Field(() => Float, { description: 'How long it lasts.' })
  seconds!: number
  @Field(() => Boolean, {
    description: 'Whether what shows it was made from what the shot is now; a take counts as such.',
  })
  isCurrent!: boolean
  @Field(() => String, { description: 'The transition to the next shot; an empty string is a plain cut.' })
  transition!: string
  @Field(() => Float, {
    description:
      'How long that lasts; 0 for a plain cut, which is also one for which the shots are too short.',
  })
  transitionSeconds!: number
  @Field(() => TransitionPreview, {
    nullable: true,
    description: 'That transition as it is rendered; null for a cut, and while a shot beside it is empty.',
  })
  window!: TransitionPreview | null
}

@ObjectType({ description: 'A moment of a sound: between two of them, the factor changes evenly.' })
class EnvelopePoint {
  @Field(() => Float, { description: 'Seconds of the film.' })
  at!: number
  @Field(() => Float, { description: '1: as loud as the sound is.' })
  factor!: number
}

@ObjectType({ description: 'A voice of a shot, or the music, as the film of a storyboard plays it.' })
class FilmSound {
  @Field(() => Sound, { description: 'What it plays.' })
  @Extensions({ inRow: true })
  sound!: Sound
  @Field(() => Float, { description: 'The second of the film at which it begins.' })
  from!: number
  @Field(() => Float, { description: 'The second of the film at which it ends.' })
  to!: number
  @Field(() => Float, { description: 'The second of the sound that is heard first.' })
  offset!: number
  @Field(() => [EnvelopePoint], {
    description: 'How loud it is: with its fades, and lowered while voices speak.',
  })
  @Extensions({ inRow: true })
  envelope!: EnvelopePoint[]
}

@ObjectType({ description: 'The shots of a storyboard as one film.' })
export class StoryboardFilm {
  @Field(() => ID, { description: 'The project it belongs to.' })
  projectId!: string
  @Field(() => Float, { description: 'How long it lasts.' })
  seconds!: number
  @Field(() => [FilmSegment], { description: 'Its shots in order: at most 100.' })
  segments!: FilmSegment[]
  @Field(() => [FilmSound], {
    description: 'Voices of the shots, and the music, in the order of their beginning: at most 101.',
  })
  sounds!: FilmSound[]
}

const kindOf = ({ take, drawing }: Segment): SegmentKind => {
  if (take) return SegmentKind.PAID
  return drawing ? SegmentKind.DRAWN : SegmentKind.EMPTY
}

/** The film of a board as it is shown; `url` returns the address of a stored file for the viewer. */
export const boardFilmView = (film: PlayedBoard, url: (key: string) => string): StoryboardFilm => {
  const overlap = film.gaps.reduce((sum, { seconds }) => sum + seconds, 0)
  return {
    projectId: film.projectId,
    seconds: film.segments.reduce((sum, { seconds }) => sum + seconds, 0) - overlap,
    segments: film.segments.map((segment, at) => segmentView(film, segment, { at, url })),
    sounds: boardMix(film),
  }
}

function segmentView(
  film: PlayedBoard,
  segment: Segment,
  { at, url }: { at: number; url: (key: string) => string },
): FilmSegment {
  const { shot, take, drawing, hash, seconds, slate } = segment
  const urlOf = (key: string | null | undefined) => (key ? url(key) : null)
  const gap = film.gaps[at]
  const window = film.windows[at] ?? null
  return {
    shotId: shot.id,
    kind: kindOf(segment),
    words: slate.text,
    url: urlOf(take?.videoKey ?? drawing?.videoKey),
    posterUrl: urlOf(take?.posterKey ?? drawing?.posterKey),
    seconds,
    isCurrent: !!take || drawing?.hash === hash,
    transition: gap?.transition ?? '',
    transitionSeconds: gap?.seconds ?? 0,
    window: window && Object.assign(new TransitionPreview(), window, { projectId: film.projectId }),
  }
}
