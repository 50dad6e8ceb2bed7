import { useEffect, useRef } from 'react'
import { type CutDifference, cutDifference } from '#schema/film-length'
import { useBoardLengthQuery } from './boardLength.generated'
import type { ShownCut } from './state/useCut'

/** The difference in length between cut and storyboard; null if they match. */
export function useCutDifference(projectId: string, { items, draft }: ShownCut): CutDifference | null {
  const { data, refetch } = useBoardLengthQuery({
    variables: { projectId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const inCut = items
    .map(({ videoId }) => videoId)
    .toSorted()
    .join()
  const compared = useRef(inCut)
  useEffect(() => {
    if (compared.current === inCut) return
    compared.current = inCut
    void refetch().catch(() => undefined) // the accepted take may now be the chosen one of its shot
  }, [inCut, refetch])
  const shots = data?.storyboard.shots
  const clips = items.map(({ video, duration }) => ({ ...video, duration, fullDuration: video.duration }))
  return shots?.length ? cutDifference(clips, draft.gaps, shots) : null
}
