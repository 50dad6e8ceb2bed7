import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Clip, FilmOptions } from '../film.js'

/** A clip whose `contentId` is known. */
export type ClipWithContentId = Clip & Required<Pick<Clip, 'contentId'>>

const hashOf = async ({ mezzanineVideo, mezzanineSound }: Clip, signal?: AbortSignal): Promise<string> => {
  const hash = createHash('sha256')
  for (const file of [mezzanineVideo, mezzanineSound])
    await pipeline(createReadStream(file), hash, { signal, end: false }).catch((error: unknown) => {
      signal?.throwIfAborted() // the stream’s own AbortError does not say why
      throw error
    })
  return hash.digest('hex')
}

/**
 * Adds a `contentId` to clips without one: the hash of their files when a cache is used, otherwise their path.
 */
export const withContentIds = async (
  clips: readonly Clip[],
  { cache, signal }: FilmOptions,
): Promise<ClipWithContentId[]> => {
  const known = new Map<string, string>()
  for (const clip of clips) {
    if (clip.contentId !== undefined || known.has(clip.mezzanineVideo)) continue
    known.set(clip.mezzanineVideo, cache ? await hashOf(clip, signal) : clip.mezzanineVideo)
  }
  return clips.map((clip) => ({ ...clip, contentId: clip.contentId ?? known.get(clip.mezzanineVideo)! }))
}
