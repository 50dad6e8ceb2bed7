import { useState } from 'react'
import { toast } from '../../shared/lib/toast'
import { forgetRead } from './refusals'
import type { ShotFieldsFragment } from './shot.generated'
import { shots } from './takeWords'
import { useGenerateMissingTakesMutation } from './useGenerateMissing.generated'

/** So many are ordered by one call: each of them takes a moment. */
const AT_ONCE = 10

/** Orders takes of shots, a few at a time; `done` says of how many it is known what became of them. */
export function useGenerateMissing(projectId: string) {
  const [send] = useGenerateMissingTakesMutation()
  const [done, setDone] = useState<number | null>(null)
  /** Returns whether all were ordered or refused; the error link says why not. */
  const generate = async (shotIds: readonly string[]): Promise<boolean> => {
    const answered: ShotFieldsFragment[] = []
    forgetRead(shotIds)
    for (let from = 0; from < shotIds.length; from += AT_ONCE) {
      setDone(from)
      const variables = { projectId, shotIds: shotIds.slice(from, from + AT_ONCE) }
      const { data } = await send({ variables }).catch(() => ({ data: null }))
      if (!data) {
        setDone(null)
        return false
      }
      answered.push(...data.generateMissingTakes)
    }
    setDone(null)
    tell(answered)
    return true
  }
  return { generate, done }
}

function tell(answered: readonly ShotFieldsFragment[]) {
  const refused = answered.filter(({ refusal }) => refusal).length
  const ordered = answered.length - refused
  if (refused)
    return toast.info(`${shots(ordered)} ordered, ${refused} refused: the board says why at each of them`)
  if (ordered) return toast.success(`${shots(ordered)} ordered`)
  return toast.info('All of these shots have a take already')
}
