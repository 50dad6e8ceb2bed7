import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { type CueEdit, WHOLE_SOUND } from '#schema/mix'
import type { Viewer } from '#platform/auth/viewer'
import { Sound } from '../../sound/sound.entity.js'
import { CutCue } from '../../cut/elements/cut-cue.entity.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { Storyboard } from '../storyboard.entity.js'

/** How the music of a board is played: below its voices, and faded out at its end. */
export const SCORE_CUE: Readonly<CueEdit> = { ...WHOLE_SOUND, gain: -6, fadeOut: 1, isDucked: true }

/** The voices of shots and the music of their board that are not in the Trash, by id. */
export async function boardSounds(
  em: EntityManager,
  shots: readonly Pick<StoryboardShot, 'voiceId'>[],
  board: Pick<Storyboard, 'scoreId'> | null,
): Promise<Map<string, Sound>> {
  const ids = [...shots.map(({ voiceId }) => voiceId), board?.scoreId].filter((id) => id != null)
  const found = ids.length ? await em.find(Sound, { id: { $in: ids }, deletedAt: null }) : []
  return new Map(found.map((sound) => [sound.id, sound]))
}

/**
 * Adds cues of the voices of shots, each with the first use of its take, and of the board’s music: those that the cut
 * does not use yet, as far as it has room.
 */
export async function addBoardSounds(
  em: EntityManager,
  { id: editedById }: Viewer,
  {
    project: { id: projectId },
    shots,
    items,
  }: {
    project: { id: string }
    shots: readonly { shot: StoryboardShot; take: { id: string } }[]
    items: readonly { id: string; videoId: string }[]
  },
): Promise<void> {
  const board = await em.findOne(Storyboard, { projectId })
  const sounds = await boardSounds(
    em,
    shots.map(({ shot }) => shot),
    board,
  )
  const cues = await em.find(CutCue, { projectId }, { fields: ['id', 'soundId'] })
  const used = new Set(cues.map(({ soundId }) => soundId))
  const voices = shots.map(({ shot, take }) => ({
    ...WHOLE_SOUND,
    soundId: shot.voiceId,
    itemId: items.find(({ videoId }) => videoId === take.id)?.id ?? null,
  }))
  const missing = [...voices, { ...SCORE_CUE, soundId: board?.scoreId }].flatMap(({ soundId, ...cue }) =>
    soundId && sounds.has(soundId) && !used.has(soundId) ? [{ ...cue, soundId }] : [],
  )
  for (const cue of missing.slice(0, Math.max(0, LIMITS.cue.perCut - cues.length)))
    em.create(CutCue, { ...cue, projectId, editedById })
}
