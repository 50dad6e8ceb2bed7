import { useMemo } from 'react'
import type { CaptionRow as StoredRow, TrackRow } from '#schema/cut/document'
import { newId } from '../../../shared/lib/uuid'
import type { Cut } from '../state/useCut'
import type { CutEdits } from '../state/cutEdits'
import type { CaptionRow } from './placedCaptions'

/** Edits the captions of a language; edits are part of the cut’s history. */
export interface CaptionEdits extends Pick<CutEdits, 'redo' | 'resolve' | 'undo'> {
  /** The first caption also adds its language. Changes with the same key in quick succession undo together. */
  change: (next: (now: readonly CaptionRow[]) => readonly CaptionRow[], key?: string) => void
}

const newTrack = (language: string): TrackRow => ({
  id: newId(),
  language,
  isMachineMade: false,
  revision: 1,
  fieldRevisions: {},
})

/** The captions of a language. Local changes are saved immediately. */
export function useCaptions({ document, edits }: Pick<Cut, 'document' | 'edits'>, language: string) {
  const rows = useMemo(
    () => document.captions.filter((row) => row.language === language),
    [document.captions, language],
  )
  const captionEdits = useMemo(
    (): CaptionEdits => ({
      undo: edits.undo,
      redo: edits.redo,
      resolve: edits.resolve,
      change: (next, key) =>
        edits.change((cut) => {
          const known = new Map(cut.captions.map((row) => [row.id, row]))
          const others = cut.captions.filter((row) => row.language !== language)
          const changed = next(cut.captions.filter((row) => row.language === language))
          const stored = changed.map((row): StoredRow => {
            const former = known.get(row.id)
            return former === row ? former : { revision: 1, fieldRevisions: {}, ...former, ...row, language }
          })
          const hasTrack = !stored.length || cut.tracks.some((track) => track.language === language)
          const tracks = hasTrack ? cut.tracks : [...cut.tracks, newTrack(language)]
          return { ...cut, tracks, captions: [...others, ...stored] }
        }, key),
    }),
    [edits, language],
  )
  return { rows: rows as readonly CaptionRow[], edits: captionEdits }
}
