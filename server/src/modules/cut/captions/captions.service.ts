import { randomUUID } from 'node:crypto'
import { withinTrackLimits } from '#schema/captions/at-once'
import { CaptionFileError, type ReadCaptions } from '#schema/captions/caption-file'
import type { PlacedCaption } from '#schema/captions/placed'
import { readCaptionFile } from '#schema/captions/read-file'
import type { CutDocument } from '#schema/cut/document'
import { newRow } from '#schema/cut/operation'
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
import { changeCut } from '../cut-change.js'
import type { Cuts, OpenCut, StoredCut } from '../cut.service.js'

/** Identifies the captions of a cut in one language. */
export interface TrackId {
  projectId: string
  language: string
}

/** A locked project and its cut. */
export type DraftToCaption = OpenCut & { cut: CutDocument }

/** Reads captions of a cut from files, and replaces generated ones. `CutEditor` edits single captions. */
export class Captions {
  constructor(private readonly cuts: Cuts) {}

  /**
   * Replaces the captions of a language with those of a file, and adds the language if needed. Returns how many
   * captions had formatting, which is dropped, and which lines were changed or left out. Throws BAD_USER_INPUT if no
   * caption can be read.
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

  /** Replaces the captions of a language, added if needed, with those of `make`, up to the limits of a track. */
  replace(
    viewer: Viewer,
    { projectId, language }: TrackId,
    make: (draft: DraftToCaption) => Promise<readonly PlacedCaption[]>,
    { isMachineMade = false }: { isMachineMade?: boolean } = {},
  ): Promise<StoredCut> {
    return this.cuts.edit(viewer, projectId, async ({ em, project }) => {
      const captions = { languages: [language] }
      await changeCut(em, project, { by: viewer.id, captions }, async (cut) => {
        const made = withinTrackLimits(await make({ em, project, cut }))
        const track = cut.tracks.find((one) => one.language === language)
        if (!track && cut.tracks.length >= LIMITS.caption.tracks)
          throw badInput([{ path: ['language'], message: TOO_MANY_TRACKS }])
        const id = track?.id ?? randomUUID()
        const rows = made.map(({ startMs, endMs, text, speaker, itemId }) =>
          newRow({ id: randomUUID(), language, startMs, endMs, text, speaker, itemId }, viewer.id),
        )
        return {
          ...cut,
          tracks: [
            ...cut.tracks.filter((one) => one !== track),
            newRow({ id, language, isMachineMade }, viewer.id),
          ],
          captions: [...cut.captions.filter((caption) => caption.language !== language), ...rows],
        }
      })
    })
  }
}

function readFile(content: string): ReadCaptions {
  try {
    return readCaptionFile(content)
  } catch (error) {
    if (!(error instanceof CaptionFileError)) throw error
    throw badInput([{ path: ['content'], message: error.message }])
  }
}
