import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ClipFiles, FilmOptions } from '../../film.js'
import { type FrameRange, type ReadRange, writeExcerpt } from './excerpt.js'
import type { ClipStart, Stretch } from '../plan.js'

/** A clip whose `contentId` is known. */
export type ClipWithContentId = ClipFiles & Required<Pick<ClipFiles, 'contentId'>>

const hashOf = async (
  { mezzanineVideo, mezzanineSound }: ClipFiles,
  signal?: AbortSignal,
): Promise<string> => {
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
  clips: readonly ClipFiles[],
  { cache, signal }: FilmOptions,
): Promise<ClipWithContentId[]> => {
  const known = new Map<string, string>()
  for (const clip of clips) {
    if (clip.contentId !== undefined || known.has(clip.mezzanineVideo)) continue
    known.set(clip.mezzanineVideo, cache ? await hashOf(clip, signal) : clip.mezzanineVideo)
  }
  return clips.map((clip) => ({ ...clip, contentId: clip.contentId ?? known.get(clip.mezzanineVideo)! }))
}

/** Where a machine fetches the video streams of clips. */
export interface ClipSources {
  /** The whole picture, as a local file. */
  fileOf(contentId: string): Promise<string>
  /** Reads byte ranges of a remote picture, if fetching all of it can be avoided. */
  rangesOf?(contentId: string): Promise<ReadRange | undefined>
}

/** A clip without its files. */
export type ClipElsewhere = Omit<ClipWithContentId, 'mezzanineVideo' | 'mezzanineSound'>

/** Whether the files of a clip have to be fetched from its sources. */
const isElsewhere = ({ mezzanineVideo }: ClipFiles): boolean => mezzanineVideo === ''

/** A clip whose picture is fetched from its sources. */
export const elsewhere = (clip: ClipElsewhere): ClipWithContentId => ({
  ...clip,
  mezzanineVideo: '',
  mezzanineSound: '',
})

/** Fetches the pictures of remote clips; excerpts are written to `folder`. */
export class ClipFetcher {
  constructor(
    private readonly sources: ClipSources,
    private readonly folder: string,
  ) {}

  /** The clip with its whole picture. */
  async whole(clip: ClipWithContentId): Promise<ClipWithContentId> {
    return isElsewhere(clip) ? { ...clip, mezzanineVideo: await this.sources.fileOf(clip.contentId) } : clip
  }

  /** The stretch, with the frames that it shows of each clip. */
  async shownBy(stretch: Stretch): Promise<Stretch> {
    const { frames } = stretch
    if ('clip' in stretch) {
      return { ...stretch, ...(await this.startingAt(stretch, frames)) }
    }
    const { before, after } = stretch
    return {
      ...stretch,
      before: await this.startingAt(before, frames),
      after: await this.startingAt(after, frames),
    }
  }

  private async startingAt({ clip, from }: ClipStart, frames: number): Promise<ClipStart> {
    return { clip: await this.frames(clip, { from, to: from + frames }), from }
  }

  private async frames(clip: ClipWithContentId, range: FrameRange): Promise<ClipWithContentId> {
    if (!isElsewhere(clip)) return clip
    const read = await this.sources.rangesOf?.(clip.contentId)
    const file = join(this.folder, `${clip.contentId.replaceAll('/', '-')}-${range.from}-${range.to}.mp4`)
    const excerpt = read && (await writeExcerpt(read, { ...range, rate: clip.frameRate }, file))
    return excerpt ? { ...clip, mezzanineVideo: file, ...excerpt } : this.whole(clip)
  }
}
