import type { JobFieldsFragment } from './JobFields.generated'
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
