import { useMemo } from 'react'
import { placeCaptions } from '#schema/captions/placed'
import { useCaptionChoice } from '../../../entities/video/player/captions/filmCaptions'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import { type CaptionTrackFieldsFragment, useCutCaptionsQuery } from './captions.generated'

const NONE: readonly CaptionTrackFieldsFragment[] = []

interface PlayedCut {
  items: readonly { id: string }[]
  /** The second of the film at which each item begins. */
  starts: readonly number[]
  /** Seconds of the film. */
  length: number
}

/** The captions of a cut while it is played, in the chosen language, which C turns on and off. */
export function usePlayedCaptions(projectId: string, { items, starts, length }: PlayedCut) {
  const { data } = useCutCaptionsQuery({
    variables: { id: projectId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const tracks = data?.project.cut.captionTracks ?? NONE
  const choice = useCaptionChoice(tracks)
  useKeys({ c: choice.toggle })
  const shown = tracks.find(({ language }) => language === choice.shown)
  const captions = useMemo(
    () =>
      placeCaptions(shown?.captions ?? [], {
        starts: new Map(items.map(({ id }, at) => [id, starts[at]!])),
        seconds: length,
      }),
    [shown, items, starts, length],
  )
  return { tracks, choice, captions }
}
