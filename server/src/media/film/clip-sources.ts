import { join } from 'node:path'
import type { Clip } from '../film.js'
import { type FrameRange, type ReadRange, writeExcerpt } from './excerpt.js'
import type { ClipWithContentId } from './content-id.js'
import type { Stretch } from './plan.js'

/** Where a machine has the pictures of clips from. */
export interface ClipSources {
  /** The whole picture, on this machine. */
  fileOf(contentId: string): Promise<string>
  /** Reads ranges of it, where it is not on this machine and fetching all of it may be spared. */
  rangesOf?(contentId: string): Promise<ReadRange | undefined>
}

/** A clip without its files. */
export type ClipElsewhere = Omit<ClipWithContentId, 'mezzanineVideo' | 'mezzanineSound'>

/** Whether the files of a clip are to be had from its sources. */
const isElsewhere = ({ mezzanineVideo }: Clip): boolean => mezzanineVideo === ''

/** A clip whose picture is to be had from its sources. */
export const elsewhere = (clip: ClipElsewhere): ClipWithContentId => ({
  ...clip,
  mezzanineVideo: '',
  mezzanineSound: '',
})

/** Gets the pictures of clips that are elsewhere: `folder` is where excerpts of them are written. */
export class ClipFetcher {
  constructor(
    private readonly sources: ClipSources,
    private readonly folder: string,
  ) {}

  /** The clip with all of its picture. */
  async whole(clip: ClipWithContentId): Promise<ClipWithContentId> {
    return isElsewhere(clip) ? { ...clip, mezzanineVideo: await this.sources.fileOf(clip.contentId) } : clip
  }

  /** The stretch with the frames of each clip that it shows. */
  async shownBy(stretch: Stretch): Promise<Stretch> {
    const { frames } = stretch
    if ('clip' in stretch) {
      const { clip, from } = stretch
      return { ...stretch, clip: await this.frames(clip, { from, to: from + frames }) }
    }
    const { before, after } = stretch
    return {
      ...stretch,
      before: await this.frames(before, { from: before.frames - frames, to: before.frames }),
      after: await this.frames(after, { from: 0, to: frames }),
    }
  }

  private async frames(clip: ClipWithContentId, range: FrameRange): Promise<ClipWithContentId> {
    if (!isElsewhere(clip)) return clip
    const read = await this.sources.rangesOf?.(clip.contentId)
    const file = join(this.folder, `${clip.contentId.replaceAll('/', '-')}-from-${range.from}.mp4`)
    const excerpt = read && (await writeExcerpt(read, { ...range, rate: clip.frameRate }, file))
    return excerpt ? { ...clip, mezzanineVideo: file, ...excerpt } : this.whole(clip)
  }
}
