import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { useRestoreProjectMutation } from '../../entities/project/restoreProject.generated'
import { removeEntry, updateList } from '../../shared/lib/lists/connectionCache'
import { useNextPage } from '../../shared/lib/lists/paging'
import { toast } from '../../shared/lib/toast'
import { Cover } from '../../entities/project/Cover'
import { PAGE, TrashRow } from './TrashRow'
import { useDeleteProjectForeverMutation, useTrashedProjectsQuery } from './trash.generated'
import { type TrashListProps, TrashView } from './TrashView'

/** Deleted projects: the viewer’s own, for admins everybody’s; polled while the list is open. */
export function TrashedProjects(props: TrashListProps) {
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const { data, previousData, error, loading, refetch, fetchMore } = useTrashedProjectsQuery({
    variables: { first: PAGE, search: props.search || null },
    pollInterval: TIMES.assetPolling,
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? (loading ? previousData : undefined))?.trashedProjects
  const onMore = useNextPage(fetchMore, list?.pageInfo)
  const [send] = useRestoreProjectMutation()
  const [sendDeletion] = useDeleteProjectForeverMutation()
  const takeOut = (id: string) => {
    const key = cache.identify({ __typename: 'TrashedProject', id })!
    updateList(cache, { field: 'trashedProjects' }, (trash) => removeEntry(trash, key))
  }
  const deleteForever = async (id: string) => {
    if (!(await sendDeletion({ variables: { id } })).data) return
    takeOut(id)
    toast.success('Project deleted forever')
  }
  const restore = async (id: string) => {
    if (!(await send({ variables: { id } })).data) return
    takeOut(id)
    toast.success('Project restored', { label: 'Open', run: () => void navigate(`/projects/${id}`) })
  }
  return (
    <TrashView
      {...props}
      what="projects"
      items={list?.nodes}
      total={data?.trashedProjects.count}
      isBroken={!!error && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={onMore}
      render={({ id, name, owner, deletedAt }) => (
        <TrashRow
          key={id}
          kind="project"
          name={name}
          of={owner.username}
          deletedAt={deletedAt}
          picture={<Cover name={name} />}
          onRestore={() => restore(id)}
          onDeleteForever={() => deleteForever(id)}
        />
      )}
    />
  )
}
