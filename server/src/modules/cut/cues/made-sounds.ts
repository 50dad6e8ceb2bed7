import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS, type SoundUse } from '#schema/limits'
import { WHOLE_SOUND } from '#schema/mix'
import { cueError } from '#schema/cut/rules/cue'
import type { Sound } from '../../sound/sound.entity.js'
import { announceChange, refOf } from '../cut-change.js'
import { CutCue } from '../elements/cut-cue.entity.js'
import { CutItem } from '../elements/cut-item.entity.js'

/**
 * Uses a generated sound in the cut of its project as its order said, as far as that is still possible. Only rows of cues
 * change: the project stays unlocked, because sounds of one project that are finished at once would wait for each other.
 */
export async function useMadeSound(
  em: EntityManager,
  { sound, use }: { sound: Sound; use: SoundUse | null },
): Promise<void> {
  if (!use || 'shotId' in use || 'isScore' in use) return
  await announceCues(
    em,
    sound,
    'soundId' in use ? await replaceSound(em, sound, use.soundId) : await addCue(em, sound, use),
  )
}

/** Plays a sound from the beginning of an item: in place of the one that it replaces there, or as a new cue. */
export async function playWithItem(
  em: EntityManager,
  sound: Sound,
  { itemId, replacedId }: { itemId: string; replacedId: string | null },
): Promise<void> {
  const { id: soundId, projectId } = sound
  if (await em.count(CutCue, { projectId, itemId, soundId })) return
  const replaced = replacedId ? await replaceSound(em, sound, replacedId, { itemId }) : []
  await announceCues(em, sound, replaced.length ? replaced : await addCue(em, sound, { itemId, at: 0 }))
}

async function announceCues(
  em: EntityManager,
  { projectId, authorId }: Sound,
  cues: readonly CutCue[],
): Promise<void> {
  if (!cues.length) return
  await em.flush()
  const refs = cues.map(({ id }) => refOf('cues', id))
  await announceChange(em, projectId, { by: authorId, refs })
}

/** Adds a cue of the whole sound, unless its item has left the project or the cut is full. */
async function addCue(
  em: EntityManager,
  { id: soundId, projectId, authorId, kind }: Sound,
  { itemId, at }: { itemId: string | null; at: number },
): Promise<CutCue[]> {
  if ((await em.count(CutCue, { projectId })) >= LIMITS.cue.perCut) return []
  if (itemId !== null && !(await em.count(CutItem, { id: itemId, projectId }))) return []
  const isDucked = kind === 'MUSIC'
  return [
    em.create(CutCue, { ...WHOLE_SOUND, projectId, soundId, itemId, at, isDucked, editedById: authorId }),
  ]
}

/** Puts the sound in the place of another; a part that it does not have becomes the whole of it. */
async function replaceSound(
  em: EntityManager,
  { id: soundId, projectId, authorId, duration }: Sound,
  replacedId: string,
  where: { itemId?: string } = {},
): Promise<CutCue[]> {
  const cues = await em.find(CutCue, { projectId, soundId: replacedId, ...where })
  for (const cue of cues) {
    const { inSeconds, outSeconds } = WHOLE_SOUND
    const whole = cueError(cue, { duration }) ? { inSeconds, outSeconds } : {}
    cue.edit({ soundId, ...whole }, authorId)
  }
  return cues
}
