import type { ApolloCache } from '@apollo/client'
import { TIMES } from '#schema/limits'
import { usePolling } from '../../../shared/lib/network/connectivity'
import {
  type GenerateSoundsMutationVariables,
  type SoundOrderFieldsFragment,
  SoundOrdersDocument,
  useGenerateSoundsMutation,
  useSoundOrdersQuery,
} from './generate.generated'

const SHOWN = new Set(['QUEUED', 'RUNNING', 'FAILED'])
const context = { quiet: true }

/** Pending and failed sound orders of a project, newest first. */
export function useSoundOrders(projectId: string): readonly SoundOrderFieldsFragment[] {
  const { data, previousData } = useSoundOrdersQuery({
    variables: { id: projectId },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context,
  })
  return ((data ?? previousData)?.project.soundOrders.nodes ?? []).filter(({ job }) => SHOWN.has(job.status))
}

/** Adds new orders to the cached list, if it is loaded. */
export function listOrders(
  cache: ApolloCache,
  projectId: string,
  orders: readonly SoundOrderFieldsFragment[] = [],
): void {
  cache.updateQuery({ query: SoundOrdersDocument, variables: { id: projectId } }, (known) =>
    known
      ? {
          project: {
            ...known.project,
            soundOrders: {
              ...known.project.soundOrders,
              nodes: [...orders, ...known.project.soundOrders.nodes],
            },
          },
        }
      : null,
  )
}

/** Orders sounds and adds them to the list. Rejects with the server’s error. */
export function useOrderSounds(projectId: string) {
  const [generate, { loading }] = useGenerateSoundsMutation({ context })
  const order = async (sounds: GenerateSoundsMutationVariables['input']['sounds']) => {
    await generate({
      variables: { input: { projectId, sounds } },
      update: (cache, { data }) => listOrders(cache, projectId, data?.generateSounds),
    })
  }
  return { order, isOrdering: loading }
}
