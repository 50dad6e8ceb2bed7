import { buffer } from 'node:stream/consumers'
import type { ClipSources, FilmCache } from '../../media/film.js'
import { type Storage, isKey } from '#platform/storage/storage'

/** Where a machine has the pictures of clips from: clips as they were made ready, and those fitted to a film. */
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
