import { useNavigate } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { useRestoreProjectMutation } from '../../entities/project/restoreProject.generated'
import { Cover } from '../../entities/project/Cover'
import { PAGE, TrashRow } from './TrashRow'
import { useDeleteProjectForeverMutation, useTrashedProjectsQuery } from './trash.generated'
import { type TrashListProps, TrashView } from './TrashView'
import { useTrashList } from './useTrashList'

/** Deleted projects that the viewer manages; all for admins. Polled while open. */
export function TrashedProjects(props: TrashListProps) {
  const navigate = useNavigate()
  const query = useTrashedProjectsQuery({
    variables: { first: PAGE, search: props.search || null },
    pollInterval: TIMES.assetPolling,
    fetchPolicy: 'cache-and-network',
  })
  const { view, removeEntry } = useTrashList(
    { typename: 'TrashedProject', key: 'projectId', field: 'trashedProjects' },
    query,
  )
  const [send] = useRestoreProjectMutation()
  const [sendDeletion] = useDeleteProjectForeverMutation()
  const deleteForever = async (id: string) => {
    if ((await sendDeletion({ variables: { id } })).data) removeEntry(id, 'Project deleted forever')
  }
  const restore = async (id: string) => {
    if (!(await send({ variables: { id } })).data) return
    removeEntry(id, 'Project restored', { label: 'Open', run: () => void navigate(`/projects/${id}`) })
  }
  return (
    <TrashView
      {...props}
      what="projects"
      {...view}
      render={({ projectId: id, name, owner, deletedAt }) => (
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
