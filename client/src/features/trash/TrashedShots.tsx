import { useNavigate } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { Picture } from '../../entities/asset/Picture'
import { PAGE, TrashRow } from './TrashRow'
import {
  useDeleteShotForeverMutation,
  useRestoreTrashedShotMutation,
  useTrashedShotsQuery,
} from './trash.generated'
import s from './Trash.module.css'
import { type TrashListProps, TrashView } from './TrashView'
import { useTrashList } from './useTrashList'

/** Deleted shots of projects visible to the viewer. Polled while open. */
export function TrashedShots(props: TrashListProps) {
  const navigate = useNavigate()
  const query = useTrashedShotsQuery({
    variables: { first: PAGE, search: props.search || null },
    pollInterval: TIMES.assetPolling,
    fetchPolicy: 'cache-and-network',
  })
  const { view, removeEntry } = useTrashList(
    { typename: 'TrashedShot', key: 'shotId', field: 'trashedShots' },
    query,
  )
  const [send] = useRestoreTrashedShotMutation()
  const [sendDeletion] = useDeleteShotForeverMutation()
  const deleteForever = async (id: string) => {
    if ((await sendDeletion({ variables: { id } })).data) removeEntry(id, 'Shot deleted forever')
  }
  const restore = async (id: string) => {
    const { data: sent } = await send({ variables: { id } })
    if (!sent) return
    const { projectId } = sent.restoreStoryboardShot
    removeEntry(id, 'Shot restored', {
      label: 'Open',
      run: () => void navigate(`/projects/${projectId}?tab=storyboard`),
    })
  }
  return (
    <TrashView
      {...props}
      what="shots"
      {...view}
      render={({ shotId: id, words, heading, projectName, still, deletedAt, viewerCanDeleteForever }) => (
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
