import { type ReactNode, createContext, useContext, useMemo } from 'react'
import { TIMES } from '#schema/limits'
import type { JobKind } from '../types.generated'
import type { JobFieldsFragment } from './JobFields.generated'
import { useWaitingJobsQuery, type WaitingJobsQuery } from './jobs.generated'
import { useCancelJobMutation, useRetryJobMutation } from './useJobActions.generated'

/** Actions of the viewer for a job: cancel or retry. The error link shows failures. */
export function useJobActions(job: JobFieldsFragment | null | undefined) {
  const [cancelJob, { loading: isCancelling }] = useCancelJobMutation()
  const [retryJob, { loading: isRetrying }] = useRetryJobMutation()
  return {
    cancel: job?.viewerCanCancel
      ? () => void cancelJob({ variables: { id: job.id } }).catch(() => null)
      : undefined,
    isCancelling,
    retry: job?.viewerCanRetry
      ? () => void retryJob({ variables: { id: job.id } }).catch(() => null)
      : undefined,
    isRetrying,
  }
}

type QueuedJob = Pick<JobFieldsFragment, 'id' | 'status'> | null | undefined
type WaitingJob = WaitingJobsQuery['waitingJobs']['nodes'][number]

/** Maximum length of the preceding job’s title. */
const TITLE_LENGTH = 30

const Places = createContext<ReadonlyMap<string, WaitingJob>>(new Map())

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** Formats a position: `2nd`. */
function ordinalOf(place: number): string {
  const kind = new Intl.PluralRules('en', { type: 'ordinal' }).select(place)
  return `${place.toLocaleString('en')}${ENDINGS[kind] ?? 'th'}`
}

const shortened = (title: string) =>
  title.length <= TITLE_LENGTH ? title : `${title.slice(0, TITLE_LENGTH - 1).trimEnd()}…`

const NAMES: Partial<Record<JobKind, string>> = { IMAGE: 'an image', SOUND: 'a sound' }

/** Name of the preceding job: its title if visible to the viewer. */
function nameOf(ahead: WaitingJob['waitsFor']) {
  if (!ahead) return 'somebody else’s'
  if (ahead.video) return `“${shortened(ahead.video.title)}”`
  return NAMES[ahead.kind] ?? 'a video'
}

/**
 * Polls the queue positions of a project’s jobs while one of `jobs` is queued. Positions are not pushed, because any other
 * job changes them. The server prioritizes films that are polled.
 */
export function useWaitingJobs(projectId: string, jobs: readonly QueuedJob[]) {
  const { data } = useWaitingJobsQuery({
    variables: { projectId },
    skip: !jobs.some((job) => job?.status === 'QUEUED'),
    pollInterval: TIMES.workspacePolling,
    context: { quiet: true },
  })
  return data?.waitingJobs.nodes
}

/** Provides queue positions to the tiles of a project. */
export function QueuePlaces({
  projectId,
  jobs,
  children,
}: {
  projectId: string
  jobs: readonly QueuedJob[]
  children: ReactNode
}) {
  const waiting = useWaitingJobs(projectId, jobs)
  const places = useMemo(() => new Map(waiting?.map((job) => [job.id, job])), [waiting])
  return <Places value={places}>{children}</Places>
}

/** Text with the queue position of a job and the job before it; undefined unless it is queued. */
export function useQueuePlace(job: QueuedJob) {
  const { position, waitsFor } = useContext(Places).get(job?.id ?? '') ?? {}
  if (!position || job?.status !== 'QUEUED') return undefined
  if (position === 1) return waitsFor ? `Next in line, after ${nameOf(waitsFor)}` : 'Next in line'
  return `${ordinalOf(position)} in line, after ${nameOf(waitsFor ?? null)}`
}
