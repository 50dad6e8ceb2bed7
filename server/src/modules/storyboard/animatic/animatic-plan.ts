import type { EntityManager } from '@mikro-orm/postgresql'
import { type VideoRatio, ratioOf } from '#schema/limits'
import { type Gap, shortenGaps } from '#schema/cut'
import { shapeOf } from '../../video/mezzanines.js'
import type { Clip } from '../../video/clip.entity.js'
import type { Sound } from '../../sound/sound.entity.js'
import { boardSounds } from '../voices/board-sounds.js'
import { chosenTakesOf } from '../takes/chosen-takes.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { drawingHashOf, drawingPromptOf, slateHashOf } from '../shots/shot-inputs-hash.js'
import { referencesByShot } from '../elements/named-elements.js'
import { Storyboard } from '../storyboard.entity.js'
import { type FinishedDrawing, ShotDrawing, finished } from './shot-drawing.entity.js'

/** Characters of a slate; more would be illegible. */
const SLATE_CHARACTERS = 48

/** The text of a shot’s slate: its number and first words. */
export function slateTextOf(
  { words, heading }: Pick<StoryboardShot, 'words' | 'heading'>,
  number: number,
): string {
  const text = (words || heading)
    .replace(/["“”«»„]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
  const beginning =
    text.length > SLATE_CHARACTERS ? text.slice(0, SLATE_CHARACTERS).replace(/\s\S*$/, '') : text
  return [`${number}.`, beginning].filter(Boolean).join(' ')
}

/** Latin letters that do not decompose into a base letter and an accent. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Đ: 'D',
  Ł: 'L',
  Þ: 'TH',
  ı: 'I',
}
const UNDRAWABLE =
  /(?:(?![A-Z0-9])[\p{L}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]\u200d?\ufe0f?)+/gu

/** Reduces a text to what the local engine can draw, A to Z and digits; a question mark replaces other letters. */
export const drawableText = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[ÆŒØĐŁÞı]/g, (letter) => BASE_LETTERS[letter])
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(UNDRAWABLE, '?')

/** The prompt with which the local engine draws this text. */
export const slatePromptOf = (text: string): string =>
  `A title card at night that reads "${drawableText(text)}"`

/** Shorter side and frame rate of drawings and slates. */
const SHORT_SIDE = 720
const FRAME_RATE = 24

/** A shot in the animatic: its chosen take, its drawing, or a slate. */
export interface Segment {
  shot: StoryboardShot
  /** Identifies the inputs of its drawing. */
  hash: string
  /** The prompt of its drawing. */
  prompt: string
  /** Asset ids: its own, then those of its elements. */
  referenceIds: string[]
  take?: Clip
  /** The drawing shown, possibly from before the shot’s last change. */
  drawing?: FinishedDrawing
  /** Why the current version of the shot could not be drawn. */
  failure?: string
  slate: { hash: string; text: string; drawn?: FinishedDrawing }
  seconds: number
}

/** The shots of a storyboard as one film. */
export interface AnimaticPlan {
  ratio: VideoRatio
  segments: Segment[]
  /** One fewer than the segments. */
  gaps: Gap[]
  /** Voices of the shots, and the music, by id. */
  sounds: Map<string, Sound>
  scoreId: string | null
}

/** Whether a shot has no take, no up-to-date drawing, and no failed drawing of its current version. */
export const isToDraw = ({ take, drawing, hash, failure }: Segment): boolean =>
  !take && !failure && drawing?.hash !== hash

/** Identifies the footage of a segment; undefined if it has none. */
export const contentOf = ({ take, drawing }: Segment): string | undefined =>
  take?.mezzanineVideoKey ?? drawing?.mezzanineVideoKey

/** The shape of a segment in a film; without footage, that of its slate. */
export const shapeIn = (ratio: VideoRatio, { take, drawing, seconds }: Segment) => {
  if (take) return shapeOf(take)
  if (drawing) return shapeOf(drawing as never)
  const aspect = ratioOf(ratio)
  const [width, height] =
    aspect >= 1
      ? [Math.round(SHORT_SIDE * aspect), SHORT_SIDE]
      : [SHORT_SIDE, Math.round(SHORT_SIDE / aspect)]
  return { width, height, frames: Math.round(seconds * FRAME_RATE), frameRate: FRAME_RATE } as const
}

/**
 * Reads the current film of a board. `setting` is that of mezzanines. Statements run one at a time, because `em` may be a
 * transaction’s, which has a single connection.
 */
export async function readAnimatic(
  em: EntityManager,
  projectId: string,
  setting: string,
): Promise<AnimaticPlan> {
  const board = await em.findOne(Storyboard, { projectId })
  const shots = await em.find(
    StoryboardShot,
    { projectId, deletedAt: null },
    { orderBy: { position: 'asc' } },
  )
  const { ratio: boardRatio, look } = board ?? new Storyboard()
  const ratio = boardRatio as VideoRatio
  const drawings = await em.find(ShotDrawing, { shotId: { $in: shots.map(({ id }) => id) } })
  const takes = await chosenTakesOf(em, shots)
  const references = await referencesByShot(em, shots)
  const segments = shots.map((shot, at): Segment => {
    const of = (isSlate: boolean) => drawings.find((one) => one.shotId === shot.id && one.isSlate === isSlate)
    const { elements, pictures, referenceIds } = references.get(shot.id)!
    const hash = drawingHashOf(shot, { ratio, look }, { setting, elements, pictures })
    const [own, slate] = [of(false), finished(of(true))]
    const take = takes.get(shot.id)
    const drawing = take ? undefined : finished(own)
    const text = slateTextOf(shot, at + 1)
    const slateHash = slateHashOf({ text, seconds: shot.seconds, ratio }, setting)
    const length = (take && take.duration) ?? (drawing && drawing.frames / drawing.frameRate)
    return {
      shot,
      hash,
      prompt: drawingPromptOf(shot, { look }, elements),
      referenceIds,
      take,
      drawing,
      failure: own?.failedHash === hash ? (own.failure ?? undefined) : undefined,
      slate: { hash: slateHash, text, drawn: slate?.hash === slateHash ? slate : undefined },
      seconds: length ?? shot.seconds,
    }
  })
  const gaps = shortenGaps(
    segments.map(({ seconds }) => seconds),
    shots
      .slice(0, -1)
      .map(({ transition, transitionSeconds }) => ({ transition, seconds: transitionSeconds })),
  )
  const sounds = await boardSounds(em, shots, board)
  return { ratio, segments, gaps, sounds, scoreId: board?.scoreId ?? null }
}

/** The kind of shared tasks that draw a shot. */
export const SHOT_DRAWING = 'shot-drawing'
/** The background queue that redraws changed shots. */
export const SHOT_REDRAWING = 'shot-redrawing'

/** The shot that a task draws, and the inputs to draw it from. */
export interface DrawingTask {
  projectId: string
  shotId: string
  hash: string
}

export const taskOf = ({ shot, hash }: Segment): DrawingTask => ({
  projectId: shot.projectId,
  shotId: shot.id,
  hash,
})
