import { AudioLines, Mic, Music } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { useRestoreSoundMutation } from '../../entities/sound/deleteSound.generated'
import { PAGE, TrashRow } from './TrashRow'
import { useDeleteSoundForeverMutation, useTrashedSoundsQuery } from './trash.generated'
import s from './Trash.module.css'
import { type TrashListProps, TrashView } from './TrashView'
import { useTrashList } from './useTrashList'

const ICONS = { MUSIC: Music, VOICE: Mic, EFFECT: AudioLines }

/** Deleted sounds of projects visible to the viewer. Polled while open. */
export function TrashedSounds(props: TrashListProps) {
  const navigate = useNavigate()
  const query = useTrashedSoundsQuery({
    variables: { first: PAGE, search: props.search || null },
    pollInterval: TIMES.assetPolling,
    fetchPolicy: 'cache-and-network',
  })
  const { view, removeEntry } = useTrashList({ typename: 'Sound', field: 'trashedSounds' }, query)
  const [send] = useRestoreSoundMutation()
  const [sendDeletion] = useDeleteSoundForeverMutation()
  const deleteForever = async (id: string) => {
    if ((await sendDeletion({ variables: { id } })).data) removeEntry(id, 'Sound deleted forever')
  }
  const restore = async (id: string) => {
    const { data: sent } = await send({ variables: { id } })
    if (!sent) return
    const { projectId } = sent.restoreSound
    removeEntry(id, 'Sound restored', {
      label: 'Open',
      run: () => void navigate(`/projects/${projectId}?tab=videos`),
    })
  }
  return (
    <TrashView
      {...props}
      what="sounds"
      {...view}
      // restored sounds stay in the list until the next poll
      items={view.items?.filter(({ deletedAt }) => deletedAt)}
      render={({ id, kind, title, projectName, deletedAt, viewerCanDeleteForever }) => {
        const Icon = ICONS[kind]
        return (
          <TrashRow
            key={id}
            kind="sound"
            name={title}
            of={projectName}
            deletedAt={deletedAt!}
            picture={
              <span className={s.icon}>
                <Icon size={24} aria-hidden />
              </span>
            }
            onRestore={() => restore(id)}
            onDeleteForever={viewerCanDeleteForever ? () => deleteForever(id) : null}
          />
        )
      }}
    />
  )
}
