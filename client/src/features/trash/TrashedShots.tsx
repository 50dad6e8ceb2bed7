import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { removeEntry, updateList } from '../../shared/lib/lists/connectionCache'
import { useNextPage } from '../../shared/lib/lists/paging'
import { toast } from '../../shared/lib/toast'
import { Picture } from '../../entities/asset/Picture'
import { PAGE, TrashRow } from './TrashRow'
import {
  useDeleteShotForeverMutation,
  useRestoreTrashedShotMutation,
  useTrashedShotsQuery,
} from './trash.generated'
import s from './Trash.module.css'
import { type TrashListProps, TrashView } from './TrashView'

/** Deleted shots of the projects that the viewer sees; polled while the list is open. */
export function TrashedShots(props: TrashListProps) {
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const { data, previousData, error, loading, refetch, fetchMore } = useTrashedShotsQuery({
    variables: { first: PAGE, search: props.search || null },
    pollInterval: TIMES.assetPolling,
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? (loading ? previousData : undefined))?.trashedShots
  const onMore = useNextPage(fetchMore, list?.pageInfo)
  const [send] = useRestoreTrashedShotMutation()
  const [sendDeletion] = useDeleteShotForeverMutation()
  const takeOut = (id: string) => {
    const key = cache.identify({ __typename: 'TrashedShot', id })!
    updateList(cache, { field: 'trashedShots' }, (trash) => removeEntry(trash, key))
  }
  const deleteForever = async (id: string) => {
    if (!(await sendDeletion({ variables: { id } })).data) return
    takeOut(id)
    toast.success('Shot deleted forever')
  }
  const restore = async (id: string) => {
    const { data: sent } = await send({ variables: { id } })
    if (!sent) return
    takeOut(id)
    const { projectId } = sent.restoreStoryboardShot
    toast.success('Shot restored', {
      label: 'Open',
      run: () => void navigate(`/projects/${projectId}?tab=storyboard`),
    })
  }
  return (
    <TrashView
      {...props}
      what="shots"
      items={list?.nodes}
      total={data?.trashedShots.count}
      isBroken={!!error && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={onMore}
      render={({ id, words, heading, projectName, still, deletedAt, viewerCanDeleteForever }) => (
        <TrashRow
          key={id}
          kind="shot"
          name={words || heading || 'A shot without words'}
          of={projectName}
          deletedAt={deletedAt}
          picture={
            still?.asset ? <Picture asset={still.asset} sizes="112px" /> : <span className={s.still} />
          }
          onRestore={() => restore(id)}
          onDeleteForever={viewerCanDeleteForever ? () => deleteForever(id) : null}
        />
      )}
    />
  )
}
