import { buffer } from 'node:stream/consumers'
import { type Storage, isKey } from '#platform/storage/storage'
import type { SharedWork } from '#platform/queue/shared/shared-task-runner'
import type { JobTasks } from '#platform/queue/shared/shared-tasks'
import type { Film, FilmCache, PartOrder, PartSharing, ClipSources } from '../../media/film.js'
import type { Mezzanines } from '../video/mezzanines.js'

/** Kinds of shared tasks: a part of a film, and a clip to normalise. */
const [FILM_PART, MEZZANINE] = ['film-part', 'mezzanine'] as const

/** Lets other workers create parts of a film. */
export const sharedParts = (tasks: JobTasks): PartSharing => ({
  claim: tasks.claim,
  settled: tasks.settled,
  offer: ({ key, order }) => tasks.offer({ kind: FILM_PART, key, data: order }),
})

/** Lets another worker normalise a clip. */
export const offerMezzanine = (tasks: JobTasks, key: string, videoId: string): Promise<void> =>
  tasks.offer({ kind: MEZZANINE, key, data: { videoId } })

/** The tasks that a worker runs for merges of other workers. */
export const workForMerges = ({
  film,
  storage,
  filmParts: parts,
  mezzanines,
}: {
  film: Film
  storage: Pick<Storage, 'fetchTo' | 'isHere' | 'read'>
  filmParts: FilmCache
  mezzanines: Mezzanines
}) => {
  const drawPart: SharedWork<PartOrder> = async ({ key, data: order }, { folder, signal }) => {
    if (await parts.fetch(key, `${folder}/known.mp4`)) return
    const sources = clipSources({ storage, parts }, folder)
    await parts.keep(key, await film.part({ key, order, ...sources }, folder, { signal }))
  }
  const makeReady: SharedWork<{ videoId: string }> = ({ key, data: { videoId } }, { folder, signal }) =>
    mezzanines.makeReady({ key, videoId }, folder, { signal })
  return { [FILM_PART]: drawPart, [MEZZANINE]: makeReady }
}

/** Where a machine fetches frames of clips from: normalised clips, and clips fitted to a film. */
export const clipSources = (
  { storage, parts }: { storage: Pick<Storage, 'fetchTo' | 'isHere' | 'read'>; parts: FilmCache },
  folder: string,
): ClipSources => ({
  fileOf: async (contentId) => {
    const to = `${folder}/${contentId.replaceAll('/', '-')}.mp4`
    if (isKey(contentId)) return storage.fetchTo(contentId, to)
    const fitted = await parts.fetch(contentId, to)
    if (!fitted) throw new Error('A clip that was fitted to the film is not kept any more')
    return fitted
  },
  rangesOf: async (contentId) => {
    if (!isKey(contentId) || (await storage.isHere(contentId))) return undefined
    return async (range) => buffer(await storage.read(contentId, range))
  },
})
