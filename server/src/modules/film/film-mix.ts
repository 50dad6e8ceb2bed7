import type { EntityManager } from '@mikro-orm/postgresql'
import { cueFieldsOf, planMix } from '#schema/mix'
import { conflict } from '#platform/errors/failure'
import { FileMissing, type Storage } from '#platform/storage/storage'
import type { FilmMix, Loudness } from '../../media/film.js'
import { Sound, soundFileMissing } from '../sound/sound.entity.js'
import { CutCue } from '../cut/elements/cut-cue.entity.js'
import { VideoStatus } from '../video/clip.entity.js'
import type { FilmItem, FilmMixOrder, MixedFilm, PlayedCue } from './plan/film-plan.entity.js'

/**
 * The mix of a film of these items: the audible cues of the current cut, and the settings. Null if the film only has
 * the unchanged sound of its clips. `bytes` is the total size of the sounds.
 */
export async function mixOrder(
  em: EntityManager,
  { projectId, items }: { projectId: string; items: readonly FilmItem[] },
  settings: Pick<FilmMixOrder, 'clipGain' | 'loudness'>,
): Promise<{ mix: FilmMixOrder | null; bytes: number }> {
  const found = await em.find(CutCue, { projectId, isMuted: false }, { orderBy: { id: 'asc' } })
  const sounds = await soundsOf(em, found)
  const inFilm = new Set(items.map(({ itemId }) => itemId))
  const cues = found.flatMap((cue) => {
    const sound = sounds.get(cue.soundId)
    if (!sound || sound.deletedAt || (cue.itemId !== null && !inFilm.has(cue.itemId))) return []
    const { kind, duration, title, source, licence } = sound
    return [{ ...cueFieldsOf(cue), id: cue.id, kind, duration, title, source, licence }]
  })
  const used = new Set(cues.map(({ soundId }) => soundId))
  const bytes = [...used].reduce((sum, id) => sum + sounds.get(id)!.bytes, 0)
  const isPlain = !cues.length && settings.clipGain === 0 && settings.loudness === null
  return { mix: isPlain ? null : { cues, ...settings }, bytes }
}

const soundsOf = async (
  em: EntityManager,
  cues: readonly { soundId: string }[],
): Promise<Map<string, Sound>> => {
  const ids = [...new Set(cues.map(({ soundId }) => soundId))]
  return new Map((await em.find(Sound, { id: { $in: ids } })).map((sound) => [sound.id, sound]))
}

/** A sound on this machine. */
interface LocalSound {
  file: string
  contentId: string
}

/**
 * Downloads the sounds of a mix to a folder; returns them by id. Throws CONFLICT with the title of a sound whose file no
 * longer exists, because the omission would go unnoticed.
 */
export async function fetchSounds(
  em: EntityManager,
  storage: Pick<Storage, 'fetchTo'>,
  { cues }: Pick<FilmMixOrder, 'cues'>,
  folder: string,
): Promise<Map<string, LocalSound>> {
  const sounds = await soundsOf(em, cues)
  const fetched = new Map<string, LocalSound>()
  for (const { soundId, title } of cues) {
    if (fetched.has(soundId)) continue
    const contentId = sounds.get(soundId)?.fileKey
    if (!contentId) throw conflict(`The sound “${title}” of the film no longer exists`)
    const file = await storage
      .fetchTo(contentId, `${folder}/sound-${fetched.size}.flac`)
      .catch((error: unknown) => {
        throw error instanceof FileMissing ? soundFileMissing(title) : error
      })
    fetched.set(soundId, { file, contentId })
  }
  return fetched
}

/** The mix of a film, and its result after the join. */
export interface PreparedMix {
  mix: FilmMix
  mixed: (measured: Loudness | null) => MixedFilm
}

/** Prepares the mix of a film with these items for one join. */
export function mixOf(
  order: FilmMixOrder,
  { items, sounds }: { items: readonly Pick<FilmItem, 'itemId'>[]; sounds: ReadonlyMap<string, LocalSound> },
): PreparedMix {
  const byId = new Map(order.cues.map((cue) => [cue.id, cue]))
  let played: PlayedCue[] = []
  const mix: FilmMix = {
    clipGain: order.clipGain,
    loudness: order.loudness,
    cues: ({ seconds, starts }) => {
      const startOf = new Map(items.map(({ itemId }, at) => [itemId, starts[at]]))
      const planned = planMix(order.cues, { starts: startOf, seconds })
      played = planned.map(({ id, soundId, startSeconds, endSeconds }) => {
        const { title, source, licence, kind } = byId.get(id)!
        return { soundId, title, source, licence, kind, startSeconds, endSeconds }
      })
      return planned.map((cue) => ({ ...cue, ...sounds.get(cue.soundId)! }))
    },
  }
  return {
    mix,
    mixed: (measured) => ({
      cues: played,
      loudness: measured?.loudness ?? null,
      truePeak: measured?.truePeak ?? null,
    }),
  }
}

/** Throws CONFLICT while a merge of the project uses the sound. */
export async function requireUnmixed(
  em: EntityManager,
  { soundId, projectId }: { soundId: string; projectId: string },
): Promise<void> {
  const films = await em.execute<unknown[]>(
    `select 1 from film_plan f join film v on v.id = f.film_id
     where v.project_id = ? and v.status = ? and f.mix->'cues' @> ?::jsonb limit 1`,
    [projectId, VideoStatus.IN_PROGRESS, JSON.stringify([{ soundId }])],
  )
  if (films.length) throw conflict('A film is being merged with this sound')
}
