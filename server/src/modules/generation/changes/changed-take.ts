import type { EntityManager } from '@mikro-orm/postgresql'
import type { TakeChange } from '#schema/limits'
import { NO_TOOL_KEY } from '#schema/rules/take-change'
import type { Attempt } from '#platform/queue/attempt'
import type { Storage } from '#platform/storage/storage'
import {
  type Arrival,
  type ChangeOrder,
  type Engine,
  EngineFailure,
  type Run,
} from '../../../engines/engine.js'
import type { Film } from '../../../media/film.js'
import { Sound } from '../../sound/sound.entity.js'
import { Clip } from '../../video/clip.entity.js'

interface Deps {
  db: EntityManager
  engine: Engine
  film: Pick<Film, 'spokenSound'>
  storage: Pick<Storage, 'fetchTo'>
}

/** Makes a take from a finished one with a tool of the provider. Throws `EngineFailure` if the take or its voice was deleted. */
export async function makeChangedTake(
  change: TakeChange,
  attempt: Attempt,
  { run, deps }: { run: Run; deps: Deps },
): Promise<Arrival> {
  const { tool, factor } = change
  if (!deps.engine.change) throw new EngineFailure(NO_TOOL_KEY[tool], false)
  const inputs = run.request ? {} : await downloadInputs(change, attempt, deps) // already sent and paid
  return deps.engine.change({ tool, factor: factor ?? undefined, ...inputs }, run)
}

/** Downloads the take and the voice, which is trimmed to the length of the take. */
async function downloadInputs(
  { videoId, soundId, seconds }: TakeChange,
  { folder, signal }: Attempt,
  { db, film, storage }: Deps,
): Promise<Pick<ChangeOrder, 'clip' | 'speech'>> {
  const em = db.fork()
  const source = await em.findOne(Clip, { id: videoId, deletedAt: null })
  if (!source?.videoKey) throw new EngineFailure('The take was deleted', false)
  const clip = await storage.fetchTo(source.videoKey, `${folder}/take.mp4`)
  if (soundId === null) return { clip }
  const voice = await em.findOne(Sound, { id: soundId, deletedAt: null })
  if (!voice) throw new EngineFailure('The voice was deleted', false)
  const sound = await storage.fetchTo(voice.fileKey, `${folder}/voice.flac`)
  return { clip, speech: await film.spokenSound(sound, folder, { seconds, signal }) }
}
