import { useMemo } from 'react'
import { placeCaptions } from '#schema/captions/placed'
import { useCaptionChoice } from '../../../entities/video/player/captions/filmCaptions'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import type { CutDocument } from '#schema/cut/document'

interface PlayedCut {
  document: Pick<CutDocument, 'captions' | 'tracks'>
  items: readonly { id: string }[]
  /** The second of the film at which each item begins. */
  starts: readonly number[]
  /** Seconds of the film. */
  length: number
}

/** The captions of a cut while it is played, in the chosen language, which C turns on and off. */
export function usePlayedCaptions({ document: { captions: all, tracks }, items, starts, length }: PlayedCut) {
  const choice = useCaptionChoice(tracks)
  useKeys({ c: choice.toggle })
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
