import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { CueRow, CutDocument } from '#schema/cut/document'
import { newRow } from '#schema/cut/operation'
import { LIMITS } from '#schema/limits'
import type { CueEdit } from '#schema/mix'
import { newCueOf } from '#schema/rules/mix'
import type { Viewer } from '#platform/auth/viewer'
import { Sound } from '../../sound/sound.entity.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { Storyboard } from '../storyboard.entity.js'

/** The cue of the board’s music, faded out at its end. */
export const scoreCue = (score: Sound): CueEdit => ({ ...newCueOf(score), fadeOutSeconds: 1 })

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
 * Cues for the voices of shots, each with the first use of its take, and for the board’s music. Leaves out sounds that the
 * cut already uses, and those beyond its limit of cues.
 */
export async function boardCues(
  em: EntityManager,
  { id: editorId }: Viewer,
  {
    cut: { cues, items },
    projectId,
    shots,
  }: {
    cut: Pick<CutDocument, 'cues' | 'items'>
    projectId: string
    shots: readonly { shot: StoryboardShot; take: { id: string } }[]
  },
): Promise<CueRow[]> {
  const board = await em.findOne(Storyboard, { projectId })
  const sounds = await boardSounds(
    em,
    shots.map(({ shot }) => shot),
    board,
  )
  const used = new Set(cues.map(({ soundId }) => soundId))
  const unused = (id: string | null | undefined) => (id && !used.has(id) && sounds.get(id)) || undefined
  const voices = shots.flatMap(({ shot, take }) => {
    const voice = unused(shot.voiceId)
    const itemId = items.find(({ videoId }) => videoId === take.id)?.id ?? null
    return voice ? [{ ...newCueOf(voice), soundId: voice.id, itemId }] : []
  })
  const score = unused(board?.scoreId)
  const missing = score ? [...voices, { ...scoreCue(score), soundId: score.id }] : voices
  const room = Math.max(0, LIMITS.cue.perCut - cues.length)
  return missing.slice(0, room).map((cue) => newRow({ ...cue, id: randomUUID() }, editorId))
}
