import { type ReactNode, createContext, useContext, useMemo } from 'react'
import { TIMES } from '#schema/limits'
import { type JobFieldsFragment, useWaitingJobsQuery } from '../gql/generated'

type QueuedJob = Pick<JobFieldsFragment, 'id' | 'status'> | null | undefined

const Places = createContext<ReadonlyMap<string, number>>(new Map())

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
  const places = useMemo(
    () => new Map(waiting?.flatMap(({ id, position }) => (position === null ? [] : [[id, position]]))),
    [waiting],
  )
  return <Places value={places}>{children}</Places>
}

/** Where a job is in the queue, in words; undefined unless it waits for its turn. */
export function useQueuePlace(job: QueuedJob) {
  const place = useContext(Places).get(job?.id ?? '')
  if (!place || job?.status !== 'QUEUED') return undefined
  return place === 1 ? 'Next in the queue' : `Number ${place.toLocaleString('en')} in the queue`
}
