import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, createContext, useContext, useEffect } from 'react'
import { TIMES } from '#schema/limits'
import type { SoundOrderFieldsFragment } from '../../../entities/sound/generate/generate.generated'
import { useSoundOrders } from '../../../entities/sound/generate/soundOrders'
import { usePolling } from '../../../shared/lib/network/connectivity'
import { writeVoice } from '../boardCache'
import { useShotVoicesQuery } from './voices.generated'

const Orders = createContext<readonly SoundOrderFieldsFragment[]>([])

/** Loads the voices of all shots, and the orders of sounds, once for the board. */
export function BoardSounds({ projectId, children }: { projectId: string; children: ReactNode }) {
  const { cache } = useApolloClient()
  // not cached as a query: it would replace the order of the shots
  const { data } = useShotVoicesQuery({
    variables: { projectId },
    fetchPolicy: 'no-cache',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  useEffect(() => data?.storyboard.shots.forEach((shot) => writeVoice(cache, shot)), [cache, data])
  return <Orders value={useSoundOrders(projectId)}>{children}</Orders>
}

/** The newest order of this kind that is being made, or failed. */
export const useOrderOf = (
  isWanted: (order: SoundOrderFieldsFragment) => boolean,
): SoundOrderFieldsFragment | undefined => useContext(Orders).find(isWanted)
