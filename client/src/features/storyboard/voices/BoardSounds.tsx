import { useApolloClient, useQuery } from '@apollo/client/react'
import { type ReactNode, createContext, useContext, useEffect } from 'react'
import { TIMES } from '#schema/limits'
import type { SoundOrderFieldsFragment } from '../../../entities/sound/generate/generate.generated'
import { useSoundOrders } from '../../../entities/sound/generate/soundOrders'
import { usePolling } from '../../../shared/lib/network/connectivity'
import { writeVoice } from '../boardCache'
import { ShotVoicesDocument, useShotVoicesQuery } from './voices.generated'

const Orders = createContext<readonly SoundOrderFieldsFragment[]>([])

/** Loads the voices and sound orders of all shots once for the board. */
export function BoardSounds({ projectId, children }: { projectId: string; children: ReactNode }) {
  const { cache } = useApolloClient()
  // no-cache: the result would overwrite the order of the shots
  const { data } = useShotVoicesQuery({
    variables: { projectId },
    fetchPolicy: 'no-cache',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  useEffect(() => data?.storyboard.shots.forEach((shot) => writeVoice(cache, shot)), [cache, data])
  return <Orders value={useSoundOrders(projectId)}>{children}</Orders>
}

/** The newest pending or failed order of this kind. */
export const useOrderOf = (
  isWanted: (order: SoundOrderFieldsFragment) => boolean,
): SoundOrderFieldsFragment | undefined => useContext(Orders).find(isWanted)

/** How many voices of shots are stale, and how many shots with dialogue have none; without those being made. */
export function useVoiceCounts(
  projectId: string,
  spoken: ReadonlySet<string>,
): { stale: number; missing: number } {
  const orders = useContext(Orders)
  // `BoardSounds` loads the voices; new shots have none yet
  const { data } = useQuery(ShotVoicesDocument, {
    variables: { projectId },
    fetchPolicy: 'cache-only',
    returnPartialData: true,
  })
  const isMaking = (id?: string) =>
    orders.some(({ use, job }) => use?.shotId === id && job.status !== 'FAILED')
  const idle = (data?.storyboard?.shots ?? []).filter((shot) => shot?.id && !isMaking(shot.id))
  return {
    stale: idle.filter((shot) => shot?.changedSinceVoice?.length).length,
    missing: idle.filter((shot) => shot?.voice === null && spoken.has(shot.id!)).length,
  }
}
