import { useEffect, useRef } from 'react'
import type { CueFieldsFragment } from '../../../../entities/video/cut/CutFields.generated'
import type { ShownCue } from '../shownCue'
import { type FittedSceneFieldsFragment, useScoreFitsQuery } from './score.generated'

/** The fit of generated music to the scenes of the saved cut; undefined for other sounds. */
export function useScoreFit(
  projectId: string,
  cue: ShownCue | undefined,
  saved: readonly CueFieldsFragment[],
  /** Changes with each saved cut. */
  version: unknown,
): readonly FittedSceneFieldsFragment[] | undefined {
  const isComposed = cue?.kind === 'MUSIC' && !!cue.sound.model && saved.some(({ id }) => id === cue.id)
  const { data, refetch } = useScoreFitsQuery({
    variables: { id: projectId },
    skip: !isComposed,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const compared = useRef(version)
  useEffect(() => {
    if (compared.current === version) return
    compared.current = version
    if (isComposed) void refetch().catch(() => undefined) // the next change retries a failed request
  }, [version, isComposed, refetch])
  if (!isComposed) return undefined
  return data?.project.cut.cues.find(({ id }) => id === cue.id)?.scoreFit ?? undefined
}
