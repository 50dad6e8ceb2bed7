import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import type { SoundOrderFieldsFragment } from '../../../../entities/sound/generate/generate.generated'
import { useSoundOrders } from '../../../../entities/sound/generate/soundOrders'
import { refetchCut } from '../../../../entities/video/cut/cutEdits'

/** Pending and failed sound orders of a project. A finished one adds its cue, so the cut is refetched. */
export function useCutOrders(projectId: string): readonly SoundOrderFieldsFragment[] {
  const client = useApolloClient()
  const orders = useSoundOrders(projectId)
  const making = orders
    .filter(({ job }) => job.status !== 'FAILED')
    .map(({ jobId }) => jobId)
    .join()
  const before = useRef(making)
  useEffect(() => {
    const ended = before.current.split(',').some((id) => id && !making.includes(id))
    before.current = making
    if (ended) void refetchCut(client, projectId).catch(() => undefined) // the socket sends the change, too
  }, [client, projectId, making])
  return orders
}
