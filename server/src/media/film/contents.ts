import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Clip, FilmOptions } from '../film.js'

/** Tells clips apart by what they hold, in the words of `Clip.contentId`. */
export type Contents = (clip: Clip) => string

const hashOf = async ({ mezzanineVideo, mezzanineSound }: Clip, signal?: AbortSignal): Promise<string> => {
  const hash = createHash('sha256')
  for (const file of [mezzanineVideo, mezzanineSound]) await pipeline(createReadStream(file), hash, { signal, end: false })
  return hash.digest('hex')
}

/** Learns what the clips hold. Those without a `contentId` are read, where there is a cache to find their parts in. */
export const contentsOf = async (clips: readonly Clip[], { cache, signal }: FilmOptions): Promise<Contents> => {
  const known = new Map<string, string>()
  for (const clip of clips) {
    if (known.has(clip.mezzanineVideo)) continue
    known.set(clip.mezzanineVideo, clip.contentId ?? (cache ? await hashOf(clip, signal) : clip.mezzanineVideo))
  }
  return (clip) => known.get(clip.mezzanineVideo) ?? clip.mezzanineVideo
}
