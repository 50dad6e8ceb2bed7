import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS, type SoundUse } from '#schema/limits'
import { WHOLE_SOUND } from '#schema/mix'
import { cueError } from '#schema/cut/rules/cue'
import { newCueOf, replacedGain } from '#schema/rules/mix'
import { Sound } from '../../sound/sound.entity.js'
import { announceChange, refOf } from '../cut-change.js'
import { CutCue } from '../elements/cut-cue.entity.js'
import { findItem } from '../elements/cut-item.entity.js'

/**
 * Uses a generated sound in the cut as its request says, as far as still possible. Writes only rows of cues and does not
 * lock the project, because sounds that finish at the same time would wait for each other.
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

/** Plays a sound from the start of an item, in place of the replaced sound or as a new cue. */
export async function playWithItem(
  em: EntityManager,
  sound: Sound,
  { itemId, replacedId }: { itemId: string; replacedId: string | null },
): Promise<void> {
  const { id: soundId, projectId } = sound
  if (await em.count(CutCue, { projectId, itemId, soundId })) return
  const replaced = replacedId ? await replaceSound(em, sound, replacedId, { itemId }) : []
  await announceCues(
    em,
    sound,
    replaced.length ? replaced : await addCue(em, sound, { itemId, atSeconds: 0 }),
  )
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

/** Adds a cue of the whole sound, unless its item no longer exists or the cut is full. */
async function addCue(
  em: EntityManager,
  sound: Sound,
  { itemId: wanted, atSeconds }: { itemId: string | null; atSeconds: number },
): Promise<CutCue[]> {
  const { id: soundId, projectId, authorId } = sound
  if ((await em.count(CutCue, { projectId })) >= LIMITS.cue.perCut) return []
  const item = wanted === null ? null : await findItem(em, wanted, { projectId })
  if (wanted !== null && !item) return []
  const itemId = item?.id ?? null
  return [
    em.create(CutCue, {
      ...newCueOf(sound),
      projectId,
      soundId,
      itemId,
      atSeconds,
      editedById: authorId,
    }),
  ]
}

/** Replaces a sound with another. A trim that does not fit becomes the whole sound. */
async function replaceSound(
  em: EntityManager,
  sound: Sound,
  replacedId: string,
  where: { itemId?: string } = {},
): Promise<CutCue[]> {
  const { id: soundId, projectId, authorId, duration } = sound
  const cues = await em.find(CutCue, { projectId, soundId: replacedId, ...where })
  const replaced = await em.findOneOrFail(Sound, replacedId)
  for (const cue of cues) {
    const { inSeconds, outSeconds } = WHOLE_SOUND
    const whole = cueError(cue, { duration }) ? { inSeconds, outSeconds } : {}
    cue.edit({ soundId, gain: replacedGain(cue.gain, replaced, sound), ...whole }, authorId)
  }
  return cues
}
