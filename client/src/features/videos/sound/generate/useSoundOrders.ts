import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { TIMES } from '#schema/limits'
import { usePolling } from '../../../../shared/lib/network/connectivity'
import { NewestCutDocument } from '../../cut/state/cutItems.generated'
import {
  type GenerateSoundsMutationVariables,
  type SoundOrderFieldsFragment,
  SoundOrdersDocument,
  useGenerateSoundsMutation,
  useSoundOrdersQuery,
} from './generate.generated'

const SHOWN = new Set(['QUEUED', 'RUNNING', 'FAILED'])
const context = { quiet: true }

/** The sounds of a project that are being made, or failed. A finished one has got its cue: the cut is loaded again. */
export function useSoundOrders(projectId: string): readonly SoundOrderFieldsFragment[] {
  const client = useApolloClient()
  const { data, previousData } = useSoundOrdersQuery({
    variables: { id: projectId },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context,
  })
  const orders = ((data ?? previousData)?.project.soundOrders ?? []).filter(({ job }) =>
    SHOWN.has(job.status),
  )
  const making = orders
    .filter(({ job }) => job.status !== 'FAILED')
    .map(({ id }) => id)
    .join()
  const before = useRef(making)
  useEffect(() => {
    const ended = before.current.split(',').some((id) => id && !making.includes(id))
    before.current = making
    if (ended)
      void client
        .query({
          query: NewestCutDocument,
          variables: { id: projectId },
          fetchPolicy: 'network-only',
          context,
        })
        .catch(() => undefined) // the socket sends it as well
  }, [client, projectId, making])
  return orders
}

type SoundOrderInput = GenerateSoundsMutationVariables['input']['sounds']

/** Orders sounds, and lists them as being made. Throws what the server refused. */
export function useOrderSounds(projectId: string) {
  const [generate, { loading }] = useGenerateSoundsMutation({ context })
  const order = async (sounds: SoundOrderInput) => {
    await generate({
      variables: { input: { projectId, sounds } },
      update: (cache, { data }) => {
        if (!data) return
        cache.updateQuery({ query: SoundOrdersDocument, variables: { id: projectId } }, (known) =>
          known
            ? {
                project: {
                  ...known.project,
                  soundOrders: [...data.generateSounds, ...known.project.soundOrders],
                },
              }
            : null,
        )
      },
    })
  }
  return { order, isOrdering: loading }
}
