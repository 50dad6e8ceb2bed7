import { useMemo } from 'react'
import { placeCaptions } from '#schema/captions/placed'
import { useCaptionChoice } from '../../../entities/video/player/captions/filmCaptions'
import type { CutDocument } from '#schema/cut/document'

interface PlayedCut {
  document: Pick<CutDocument, 'captions' | 'tracks'>
  items: readonly { id: string }[]
  /** Start of each item, in seconds of the film. */
  starts: readonly number[]
  /** Seconds of the film. */
  length: number
}

/** Captions during playback of a cut, in the chosen language. */
export function usePlayedCaptions({ document: { captions: all, tracks }, items, starts, length }: PlayedCut) {
  const choice = useCaptionChoice(tracks)
  const captions = useMemo(
    () =>
      placeCaptions(
        all.filter(({ language }) => language === choice.shown),
        {
          starts: new Map(items.map(({ id }, at) => [id, starts[at]!])),
          seconds: length,
        },
      ),
    [all, choice.shown, items, starts, length],
  )
  return { tracks, choice, captions }
}
