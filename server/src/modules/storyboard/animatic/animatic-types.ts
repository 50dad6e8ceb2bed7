import { Extensions, Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql'
import { Refers } from '#platform/api/refers'
import { TransitionPreview } from '../../film/previews/transition-preview.resolver.js'
import { Sound } from '../../sound/sound.entity.js'
import type { PlayedAnimatic } from './animatic.service.js'
import type { Segment } from './animatic-plan.js'
import { boardMix } from './board-mix.js'
import { StoryboardShot } from '../shots/shot.entity.js'

export enum SegmentKind {
  PAID = 'paid',
  DRAWN = 'drawn',
  EMPTY = 'empty',
}
registerEnumType(SegmentKind, {
  name: 'SegmentKind',
  description: 'Footage of a shot in the animatic: its chosen take, its drawing, or neither.',
})

@ObjectType({ description: 'A shot in the animatic.' })
@Refers({ shot: [() => StoryboardShot, 'The shot; null if it was deleted.'] })
export class FilmSegment {
  @Field(() => ID, { description: 'The shot.' })
  shotId!: string
  @Field(() => SegmentKind, { description: 'Its footage: its chosen take, its drawing, or neither.' })
  kind!: SegmentKind
  @Field(() => String, { description: 'The text of its slate, shown while it has no footage.' })
  words!: string
  @Field(() => String, { nullable: true, description: 'An MP4; null without footage.' })
  url!: string | null
  @Field(() => String, { nullable: true, description: 'A picture of it.' })
  posterUrl!: string | null
  @Field(() => Float, { description: 'Seconds.' })
  seconds!: number
  @Field(() => Boolean, {
    description: 'Whether its drawing is up to date; always true for a take.',
  })
  isCurrent!: boolean
  @Field(() => String, { description: 'The transition to the next shot; an empty string is a plain cut.' })
  transition!: string
  @Field(() => Float, {
    description: 'Seconds of the transition; 0 for a plain cut, or if the shots are too short for one.',
  })
  transitionSeconds!: number
  @Field(() => TransitionPreview, {
    nullable: true,
    description: 'The transition; null for a cut, and while a shot next to it has no footage.',
  })
  window!: TransitionPreview | null
}

@ObjectType({ description: 'A point of a volume envelope; linear between two points.' })
class EnvelopePoint {
  @Field(() => Float, { description: 'Seconds of the film.' })
  atSeconds!: number
  @Field(() => Float, { description: 'Volume factor; 1 is the original volume.' })
  factor!: number
}

@ObjectType({ description: 'A voice of a shot, or the music, as the film of a storyboard plays it.' })
export class FilmSound {
  @Field(() => Sound, { description: 'The sound.' })
  @Extensions({ inRow: true })
  sound!: Sound
  @Field(() => Float, { description: 'The second of the film at which it begins.' })
  startSeconds!: number
  @Field(() => Float, { description: 'The second of the film at which it ends.' })
  endSeconds!: number
  @Field(() => Float, { description: 'Where playback starts within the sound, in seconds.' })
  offsetSeconds!: number
  @Field(() => [EnvelopePoint], {
    description: 'Its volume, with fades and ducking under voices.',
  })
  @Extensions({ inRow: true })
  envelope!: EnvelopePoint[]
}

@ObjectType({ description: 'The shots of a storyboard as one film.' })
export class Animatic {
  @Field(() => ID, { description: 'The project it belongs to.' })
  projectId!: string
  @Field(() => Float, { description: 'How long it lasts.' })
  seconds!: number
  @Field(() => [FilmSegment], { description: 'Its shots in order: at most 100.' })
  segments!: FilmSegment[]
  @Field(() => [FilmSound], {
    description: 'Voices of the shots, and the music, by start time: at most 101.',
  })
  sounds!: FilmSound[]
}

const kindOf = ({ take, drawing }: Segment): SegmentKind => {
  if (take) return SegmentKind.PAID
  return drawing ? SegmentKind.DRAWN : SegmentKind.EMPTY
}

/** The GraphQL view of a board’s film; `url` returns the address of a stored file for the viewer. */
export const animaticView = (film: PlayedAnimatic, url: (key: string) => string): Animatic => {
  const overlap = film.gaps.reduce((sum, { seconds }) => sum + seconds, 0)
  return {
    projectId: film.projectId,
    seconds: film.segments.reduce((sum, { seconds }) => sum + seconds, 0) - overlap,
    segments: film.segments.map((segment, at) => segmentView(film, segment, { at, url })),
    sounds: boardMix(film),
  }
}

function segmentView(
  film: PlayedAnimatic,
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
