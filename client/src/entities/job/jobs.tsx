import { type ReactNode, createContext, useContext, useMemo } from 'react'
import { TIMES } from '#schema/limits'
import type { JobFieldsFragment } from './JobFields.generated'
import { useWaitingJobsQuery, type WaitingJobsQuery } from './jobs.generated'
import { useCancelJobMutation, useRetryJobMutation } from './useJobActions.generated'

/** What the viewer may do with a job now: cancel it, or retry it. The error link shows failures. */
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
type WaitingJob = WaitingJobsQuery['waitingJobs'][number]

/** Characters of the title of what comes before. */
const TITLE_LENGTH = 30

const Places = createContext<ReadonlyMap<string, WaitingJob>>(new Map())

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place in words: `2nd`. */
function ordinalOf(place: number): string {
  const kind = new Intl.PluralRules('en', { type: 'ordinal' }).select(place)
  return `${place.toLocaleString('en')}${ENDINGS[kind] ?? 'th'}`
}

const shortened = (title: string) =>
  title.length <= TITLE_LENGTH ? title : `${title.slice(0, TITLE_LENGTH - 1).trimEnd()}…`

/** What comes before a job: the title where the viewer may see it. */
function nameOf(ahead: WaitingJob['waitsFor']) {
  if (!ahead) return 'somebody else’s'
  if (ahead.video) return `“${shortened(ahead.video.title)}”`
  return ahead.kind === 'IMAGE' ? 'an image' : 'a video'
}

/**
 * Asks where in the queue the jobs of a project are, every few seconds while one of `jobs` waits: every other
 * job moves them, so that it is not pushed. The server puts films first that somebody asks about.
 */
export function useWaitingJobs(projectId: string, jobs: readonly QueuedJob[]) {
  const { data } = useWaitingJobsQuery({
    variables: { projectId },
    skip: !jobs.some((job) => job?.status === 'QUEUED'),
    pollInterval: TIMES.workspacePolling,
    context: { quiet: true },
  })
  return data?.waitingJobs
}

/** Tells the tiles within it where in the queue their jobs are. */
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

/** Where a job is in the line and what comes before it, in words; undefined unless it waits for its turn. */
export function useQueuePlace(job: QueuedJob) {
  const { position, waitsFor } = useContext(Places).get(job?.id ?? '') ?? {}
  if (!position || job?.status !== 'QUEUED') return undefined
  if (position === 1) return waitsFor ? `Next in line, after ${nameOf(waitsFor)}` : 'Next in line'
  return `${ordinalOf(position)} in line, after ${nameOf(waitsFor ?? null)}`
}
