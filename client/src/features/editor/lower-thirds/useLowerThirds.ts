import { useMemo } from 'react'
import { TIMES } from '#schema/limits'
import { type LowerThirdFields, lowerThirdFieldsOf } from '#schema/lower-third'
import { messageOf } from '../../../shared/lib/network/errors'
import { usePolling } from '../../../shared/lib/network/connectivity'
import { toast } from '../../../shared/lib/toast'
import { newId } from '../../../shared/lib/uuid'
import {
  type LowerThirdFieldsFragment,
  useAddLowerThirdMutation,
  useCutLowerThirdsQuery,
  useRemoveLowerThirdMutation,
  useUpdateLowerThirdMutation,
} from './lowerThirds.generated'

const context = { idempotent: true, quiet: true }
const NONE: readonly LowerThirdFieldsFragment[] = []

/** The lower thirds of a cut and what can be done with them. Operations throw what the server refuses. */
export function useLowerThirds(projectId: string) {
  const { data } = useCutLowerThirdsQuery({
    variables: { id: projectId },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  const [sendNew] = useAddLowerThirdMutation({ context })
  const [sendChange] = useUpdateLowerThirdMutation({ context })
  const [sendRemoval] = useRemoveLowerThirdMutation({ context })
  const lowerThirds = data?.project.cut.lowerThirds ?? NONE
  return useMemo(() => {
    const add = async (fields: LowerThirdFields) => {
      await sendNew({ variables: { input: { projectId, id: newId(), ...fields } } })
    }
    return {
      lowerThirds,
      add,
      change: async (
        { id, revision }: { id: string; revision: number },
        fields: Partial<LowerThirdFields>,
      ) => {
        await sendChange({ variables: { input: { projectId, id, revision, ...fields } } })
      },
      /** Removes it, with undo. */
      remove: async (lowerThird: LowerThirdFieldsFragment) => {
        await sendRemoval({ variables: { input: { projectId, id: lowerThird.id } } })
        const undo = () =>
          void add(lowerThirdFieldsOf(lowerThird)).catch((error: unknown) => toast.error(messageOf(error)))
        toast.success('Lower third removed', { label: 'Undo', run: undo })
      },
    }
  }, [projectId, lowerThirds, sendNew, sendChange, sendRemoval])
}
