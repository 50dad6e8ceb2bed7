import { useEffect, useRef } from 'react'
import type { CueFieldsFragment } from '../../../../entities/video/cut/CutFields.generated'
import { type FittedSceneFieldsFragment, useScoreFitsQuery } from './score.generated'

type Fits = ReadonlyMap<string, readonly FittedSceneFieldsFragment[]>

const NONE: Fits = new Map()

/** How the music that was generated for scenes fits those of the saved cut, by cue. */
export function useScoreFits(
  projectId: string,
  saved: readonly CueFieldsFragment[],
  /** Changes with each saved cut. */
  savedItems: unknown,
): Fits {
  const isScored = saved.some(({ sound }) => sound.kind === 'MUSIC' && sound.model)
  const { data, refetch } = useScoreFitsQuery({
    variables: { id: projectId },
    skip: !isScored,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const compared = useRef([savedItems, saved])
  useEffect(() => {
    if (compared.current[0] === savedItems && compared.current[1] === saved) return
    compared.current = [savedItems, saved]
    if (isScored) void refetch().catch(() => undefined) // the next change retries a failed request
  }, [savedItems, saved, isScored, refetch])
  if (!isScored || !data) return NONE
  return new Map(
    data.project.cut.cues.flatMap(({ id, scoreFit }) => (scoreFit ? [[id, scoreFit] as const] : [])),
  )
}
