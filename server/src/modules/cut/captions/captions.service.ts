import { withinTrackLimits } from '#schema/captions/at-once'
import { CaptionFileError, type ReadCaptions } from '#schema/captions/caption-file'
import type { PlacedCaption } from '#schema/captions/placed'
import { readSrt } from '#schema/captions/read-srt'
import { readVtt } from '#schema/captions/read-vtt'
import { LIMITS } from '#schema/limits'
import {
  captionFileRule,
  captionLanguageRule,
  captionTrackError,
  TOO_MANY_TRACKS,
} from '#schema/cut/rules/caption'
import * as z from '#schema/rules/zod'
import type { Viewer } from '#platform/auth/viewer'
import { check } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import { CaptionTrack, CutCaption } from '../elements/caption.entity.js'
import type { Cuts, OpenCut, StoredCut } from '../cut.service.js'

/** Which captions: those of a project’s cut in a language. */
export interface TrackId {
  projectId: string
  language: string
}

const isWebVtt = (content: string): boolean => /^\uFEFF?WEBVTT/.test(content)

/** Captions of a cut that are read from files or made. `CutEditor` edits them one by one. */
export class Captions {
  constructor(private readonly cuts: Cuts) {}

  /**
   * Replaces the captions of a language, which is added if the cut does not have it, by those of a file of SRT or WebVTT.
   * Also returns how many of them had formatting, which is dropped, and which lines were changed or left out. Throws
   * BAD_USER_INPUT where no caption can be read.
   */
  async read(
    viewer: Viewer,
    { projectId, language, content }: TrackId & { content: string },
  ): Promise<StoredCut & Pick<ReadCaptions, 'formatted' | 'notes'>> {
    const input = check(z.object({ language: captionLanguageRule, content: captionFileRule }), {
      language,
      content,
    })
    const file = readFile(input.content)
    const captions = file.captions.map((caption) => ({ ...caption, itemId: null }))
    const wrong = captionTrackError(captions, {
      captions,
      characters: captions.reduce((sum, caption) => sum + caption.text.length, 0),
      isLonger: true,
    })
    if (wrong) throw badInput([{ path: ['content'], message: wrong.message }])
    const stored = await this.replace(viewer, { projectId, language: input.language }, async () => captions)
    return { ...stored, formatted: file.formatted, notes: file.notes }
  }

  /** Replaces the captions of a language, which is added if need be, by what `make` returns, as far as a track has room. */
  replace(
    viewer: Viewer,
    { projectId, language }: TrackId,
    make: (cut: OpenCut) => Promise<readonly PlacedCaption[]>,
    { isMachineMade = false }: { isMachineMade?: boolean } = {},
  ): Promise<StoredCut> {
    return this.cuts.change(viewer, projectId, async (cut) => {
      const captions = withinTrackLimits(await make(cut))
      const track = (await trackOf(cut, language)) ?? (await addTrack(cut, language))
      track.isMachineMade = isMachineMade
      await cut.em.flush()
      await cut.em.nativeDelete(CutCaption, { trackId: track.id })
      for (const { from, to, text, speaker, itemId } of captions)
        cut.em.create(CutCaption, {
          from,
          to,
          text,
          speaker,
          itemId,
          trackId: track.id,
          editedById: viewer.id,
        })
    })
  }
}

const trackOf = ({ em, project }: OpenCut, language: string): Promise<CaptionTrack | null> =>
  em.findOne(CaptionTrack, { projectId: project.id, language })

async function addTrack({ em, project }: OpenCut, language: string): Promise<CaptionTrack> {
  if ((await em.count(CaptionTrack, { projectId: project.id })) >= LIMITS.caption.tracks)
    throw badInput([{ path: ['language'], message: TOO_MANY_TRACKS }])
  return em.create(CaptionTrack, { projectId: project.id, language })
}

function readFile(content: string): ReadCaptions {
  try {
    return isWebVtt(content) ? readVtt(content) : readSrt(content)
  } catch (error) {
    if (!(error instanceof CaptionFileError)) throw error
    throw badInput([{ path: ['content'], message: error.message }])
  }
}
