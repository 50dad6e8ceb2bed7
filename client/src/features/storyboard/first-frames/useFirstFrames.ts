import { useEffect, useState } from 'react'
import { TIMES } from '#schema/limits'
import type { Decision } from '../../../entities/video/review/ReviewButtons'
import { confirmUnknownPrice } from '../../../shared/lib/confirm'
import { useCaptureFrameMutation } from '../../../entities/video/continue/captureFrame.generated'
import { useUpdateStoryboardShotMutation } from '../shot/useShotEdits.generated'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import { costWords } from '../takes/useGenerateMissing'
import {
  type FirstFrameFieldsFragment,
  useAcceptFirstFrameMutation,
  useDeclineFirstFrameMutation,
  useDrawFirstFrameMutation,
  useFirstFrameEstimateQuery,
  useShotFirstFramesQuery,
} from './firstFrames.generated'

/** Commands on the first frames of a shot. Each resolves to whether it succeeded; the error link shows failures. */
export interface FirstFrameCommands {
  decide: (id: string, decision: Decision) => Promise<boolean>
  /** Adds a reason to a rejection. */
  explain: (id: string, reason: string) => Promise<boolean>
  /** Draws another one, or changes one as `words` say where `drawing` shows. Resolves to its id. */
  draw: (change: { frameId?: string; words?: string; drawing?: string }) => Promise<string | null>
  /** Begins the shot with the frame of a video at this time in seconds; null: with the last one. */
  beginWith: (videoId: string, atSeconds: number | null) => Promise<boolean>
}

/** The first frames of a shot, the price of another one, and commands. */
export function useFirstFrames(
  projectId: string,
  { id: shotId, revision }: Pick<ShotFieldsFragment, 'id' | 'revision'>,
): {
  /** Newest first; undefined while loading. */
  frames: readonly FirstFrameFieldsFragment[] | undefined
  cost: string | null
  failed: boolean
  refetch: () => Promise<unknown>
  commands: FirstFrameCommands
  /** The decision in progress. */
  busy: Decision | null
} {
  const quiet = { context: { quiet: true } }
  const { data, error, refetch, startPolling, stopPolling } = useShotFirstFramesQuery({
    variables: { id: shotId },
    fetchPolicy: 'cache-and-network',
    ...quiet,
  })
  const { data: estimated } = useFirstFrameEstimateQuery({ variables: { projectId }, ...quiet })
  const [accept] = useAcceptFirstFrameMutation()
  const [decline] = useDeclineFirstFrameMutation()
  const [order] = useDrawFirstFrameMutation()
  const [capture] = useCaptureFrameMutation()
  const [update] = useUpdateStoryboardShotMutation()
  const [busy, setBusy] = useState<Decision | null>(null)
  const estimate = estimated?.storyboardEstimate.takes.find(({ shot }) => shot.id === shotId)?.estimate
  const succeeded = async (sent: Promise<{ data?: unknown }>): Promise<boolean> =>
    !!(await sent.catch(() => null))?.data
  const commands: FirstFrameCommands = {
    decide: async (id, decision) => {
      setBusy(decision)
      const done = await succeeded(
        decision === 'ACCEPTED'
          ? accept({ variables: { input: { id, revision } } })
          : decline({ variables: { input: { id } } }),
      )
      setBusy(null)
      return done
    },
    explain: (id, reason) => succeeded(decline({ variables: { input: { id, reason } } })),
    draw: async (change) => {
      const isUnknown = estimate !== undefined && !estimate.isFree && estimate.usd === null
      if (isUnknown && !(await confirmUnknownPrice())) return null
      const input = { shotId, ...change, ...(isUnknown && { acceptsUnknownPrice: true }) }
      const sent = await order({ variables: { input } }).catch(() => null)
      return sent?.data?.drawFirstFrame.firstFrames[0]?.id ?? null
    },
    beginWith: async (videoId, atSeconds) => {
      const { data: captured } = await capture({ variables: { videoId, atSeconds } }).catch(() => ({
        data: null,
      }))
      if (!captured) return false
      const input = { id: shotId, revision, firstFrameId: captured.captureFrame.id }
      return succeeded(update({ variables: { input } }))
    },
  }
  const frames = data?.node && 'firstFrames' in data.node ? data.node.firstFrames : undefined
  // the response to an order may arrive after the event that its picture is drawn
  const isDrawing = !!frames?.some(({ status }) => status === 'IN_PROGRESS')
  useEffect(() => {
    if (!isDrawing) return
    startPolling(TIMES.workspacePolling)
    return stopPolling
  }, [isDrawing, startPolling, stopPolling])
  return {
    frames,
    cost: estimate ? costWords(estimate) : null,
    failed: !!error && !frames,
    refetch,
    commands,
    busy,
  }
}
