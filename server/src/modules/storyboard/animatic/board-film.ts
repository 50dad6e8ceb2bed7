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

/** Letters of a slate: more could not be read. */
const LETTERS = 48

/** What stands on the slate of a shot: its number, and how it begins. */
export function slateTextOf(
  { words, heading }: Pick<StoryboardShot, 'words' | 'heading'>,
  number: number,
): string {
  const said = (words || heading)
    .replace(/["“”«»„]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
  const begins = said.length > LETTERS ? said.slice(0, LETTERS).replace(/\s\S*$/, '') : said
  return [`${number}.`, begins].filter(Boolean).join(' ')
}

/** Latin letters that are no other letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ł: 'L', Þ: 'TH', ı: 'I' }
const UNDRAWN =
  /(?:(?![A-Z0-9])[\p{L}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]\u200d?\ufe0f?)+/gu

/** As the local engine can write it, which has A to Z and digits: one question mark for letters that it lacks. */
export const drawableText = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[ÆŒØĐŁÞı]/g, (letter) => PLAIN[letter])
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(UNDRAWN, '?')

/** Has the local engine draw these letters. */
export const slatePromptOf = (text: string): string =>
  `A title card at night that reads "${drawableText(text)}"`

/** Drawings and slates have these. */
const LINES = 720
const FRAME_RATE = 24

/** A shot in the film of its board: its chosen take, its drawing, or a slate. */
export interface Segment {
  shot: StoryboardShot
  /** What its drawing is to be made from. */
  hash: string
  /** The prompt of its drawing. */
  prompt: string
  /** Ids of assets: its own, then those of its characters and places. */
  referenceIds: string[]
  take?: Clip
  /** The one that is shown, which may have been made from what the shot was before. */
  drawing?: FinishedDrawing
  /** What could not be drawn as it is now. */
  failure?: string
  slate: { hash: string; text: string; drawn?: FinishedDrawing }
  seconds: number
}

/** The shots of a storyboard as one film. */
export interface BoardFilm {
  ratio: VideoRatio
  segments: Segment[]
  /** One fewer than the segments. */
  gaps: Gap[]
  /** Voices of the shots, and the music, by id. */
  sounds: Map<string, Sound>
  scoreId: string | null
}

/** Whether a shot has neither a take nor a drawing of what it is now, nor has failed to be drawn so. */
export const isToDraw = ({ take, drawing, hash, failure }: Segment): boolean =>
  !take && !failure && drawing?.hash !== hash

/** Names the pictures of a segment; undefined while it has none. */
export const contentOf = ({ take, drawing }: Segment): string | undefined =>
  take?.mezzanineVideoKey ?? drawing?.mezzanineVideoKey

/** The shape of a segment in a film; that of its slate while it has nothing else. */
export const shapeIn = (ratio: VideoRatio, { take, drawing, seconds }: Segment) => {
  if (take) return shapeOf(take)
  if (drawing) return shapeOf(drawing as never)
  const across = ratioOf(ratio)
  const [width, height] =
    across >= 1 ? [Math.round(LINES * across), LINES] : [LINES, Math.round(LINES / across)]
  return { width, height, frames: Math.round(seconds * FRAME_RATE), frameRate: FRAME_RATE } as const
}

/**
 * Reads the film of a board as it is now. `setting` is that of mezzanines. One statement at a time: `em` may be
 * that of a transaction, which has a single connection.
 */
export async function readBoardFilm(
  em: EntityManager,
  projectId: string,
  setting: string,
): Promise<BoardFilm> {
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
/** The background queue of shots that have changed and are drawn anew. */
export const SHOT_REDRAWING = 'shot-redrawing'

/** The shot that a task draws, and what it is drawn from. */
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
