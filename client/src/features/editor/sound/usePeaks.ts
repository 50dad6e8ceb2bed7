import { useMemo } from 'react'
import { decodePeaks } from './waveform'
import { useCutPeaksQuery } from './sounds.generated'

/** Peaks of the sounds in a cut, by sound id. */
export function usePeaks(projectId: string, skip: boolean): ReadonlyMap<string, Uint8Array> {
  const { data, previousData } = useCutPeaksQuery({
    variables: { id: projectId },
    skip,
    context: { quiet: true },
  })
  const cues = (data ?? previousData)?.project.cut.cues
  return useMemo(
    () => new Map(cues?.map(({ sound: { id, peaks } }): [string, Uint8Array] => [id, decodePeaks(peaks)])),
    [cues],
  )
}
