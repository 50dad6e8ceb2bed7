import { TIMES } from '#schema/limits'
import { usePolling } from '../../shared/lib/network/polling'
import { receiveBoard, receiveShot } from './boardCache'
import { useStoryboardQuery } from './storyboard.generated'
import { useStoryboardChangedSubscription, useStoryboardShotChangedSubscription } from './useBoard.generated'

/** The storyboard of a project, kept up to date: by what is pushed, and by polling while nothing can be. */
export function useBoard(projectId: string) {
  const variables = { projectId }
  const pushed = { variables, fetchPolicy: 'no-cache', ignoreResults: true } as const
  useStoryboardChangedSubscription({
    ...pushed,
    onData: ({ client, data: { data } }) => data && receiveBoard(client, data.storyboardChanged),
  })
  useStoryboardShotChangedSubscription({
    ...pushed,
    onData: ({ client, data: { data } }) => data && receiveShot(client.cache, data.storyboardShotChanged),
  })
  const { data, error, refetch } = useStoryboardQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  return { board: data?.storyboard, error, refetch }
}
