import { Button, Input, Skeleton } from 'antd'
import { Pause, Play, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useEndInView, useNextPage } from '../../../shared/lib/lists/paging'
import { clock } from '../../../shared/lib/time'
import { EmptyState, LoadError } from '../../../shared/ui/EmptyState'
import { matchesSearch } from '../../../shared/lib/lists/connectionCache'
import s from './AddSound.module.css'
import { KIND_NAMES } from '../../../entities/sound/kindNames'
import { type ListedSoundFieldsFragment, useProjectSoundsQuery } from './sounds.generated'
import { useDeleteSound } from './useDeleteSound'
import { usePreview } from '../../../entities/sound/usePreview'

const PAGE = 100

interface SoundListProps {
  projectId: string
  onChoose: (sound: ListedSoundFieldsFragment) => void
  onUpload: () => void
}

/** The sounds of the project, with preview playback. */
export function SoundList({ projectId, onChoose, onUpload }: SoundListProps) {
  const [search, setSearch] = useState('')
  const { playingId, toggle } = usePreview()
  const deleteSound = useDeleteSound(projectId)
  const { data, error, refetch, fetchMore } = useProjectSoundsQuery({
    variables: { id: projectId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const sounds = data?.project.sounds
  const more = useNextPage(fetchMore, sounds?.pageInfo)
  const end = useEndInView(more, sounds?.nodes?.length ?? 0)
  if (!sounds?.nodes) {
    if (error) return <LoadError title="Unable to load sounds" refetch={refetch} />
    return (
      <Skeleton active title={false} paragraph={{ rows: 5, width: '100%' }} aria-label="Loading sounds" />
    )
  }
  if (!sounds.nodes.length)
    return (
      <EmptyState
        title="No sounds yet"
        text="Upload music, a voice or an effect, or have one sketched. Everyone in the project can use it."
        action={
          <Button type="primary" onClick={onUpload}>
            Upload a sound
          </Button>
        }
      />
    )
  const found = sounds.nodes.filter(({ title, kind }) =>
    matchesSearch(search, `${title} ${KIND_NAMES[kind]}`),
  )
  return (
    <>
      <Input
        className={s.search}
        aria-label="Search sounds"
        placeholder="Search sounds"
        allowClear
        prefix={<Search size={16} aria-hidden />}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className={s.list} aria-label="Sounds of the project">
        {found.map((sound) => (
          <li key={sound.id}>
            <Button
              type="text"
              aria-label={playingId === sound.id ? `Pause ${sound.title}` : `Play ${sound.title}`}
              icon={playingId === sound.id ? <Pause size={16} /> : <Play size={16} />}
              onClick={() => toggle(sound)}
            />
            <span className={s.title}>
              <span className="truncate">{sound.title}</span>
              <span className="meta">
                {KIND_NAMES[sound.kind]}
                {sound.licence && ` · ${sound.licence}`}
              </span>
            </span>
            <span className="mono">{clock(sound.duration)}</span>
            <Button
              type="text"
              aria-label={`Delete ${sound.title}`}
              title="Delete"
              icon={<Trash2 size={16} />}
              onClick={() => void deleteSound(sound.id)}
            />
            <Button aria-label={`Use ${sound.title}`} onClick={() => onChoose(sound)}>
              Use
            </Button>
          </li>
        ))}
      </ul>
      {!found.length && !more && <p className="meta">No sound matches “{search.trim()}”.</p>}
      <div ref={end} />
    </>
  )
}
