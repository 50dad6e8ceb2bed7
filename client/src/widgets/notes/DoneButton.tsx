import { Button, Dropdown } from 'antd'
import { Check, ChevronDown, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { dateOf } from '../../shared/lib/time'
import { inRegion } from '../../shared/ui/PopoverRegion'
import { type NoteFieldsFragment, useNoteChoicesQuery } from '../../entities/note/notes.generated'
import s from './Notes.module.css'
import type { NoteActions } from '../../entities/note/useNoteActions'

/** How many recent films can be chosen. */
const FILMS = 10

/** Marks a note as done, optionally with a film that shows it, or reopens it. */
export function DoneButton({ note, actions }: { note: NoteFieldsFragment; actions: NoteActions }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { data } = useNoteChoicesQuery({
    variables: { id: note.projectId, first: FILMS },
    skip: !isOpen,
    context: { quiet: true },
  })
  const run = async (change: Promise<boolean>) => {
    setBusy(true)
    await change
    setBusy(false)
  }
  if (note.isDone)
    return (
      <Button
        size="small"
        type="text"
        icon={<RotateCcw size={14} />}
        loading={isBusy}
        onClick={() => void run(actions.reopen(note.id))}
      >
        Reopen
      </Button>
    )
  const films = data?.project.films.nodes ?? []
  const complete = (videoId: string | null) => void run(actions.complete(note.id, videoId))
  const items = films.length
    ? films.map((film) => ({
        key: film.id,
        label: `Done in ${film.title}, ${dateOf(film.createdAt)}`,
        onClick: () => complete(film.id),
      }))
    : [{ key: 'none', label: data ? 'No films yet' : 'Loading films…', disabled: true }]
  return (
    <span className={s.split}>
      <Button
        size="small"
        type="text"
        icon={<Check size={14} />}
        loading={isBusy}
        onClick={() => complete(null)}
      >
        Mark done
      </Button>
      <Dropdown
        open={isOpen}
        onOpenChange={setOpen}
        trigger={['click']}
        placement="bottomRight"
        menu={{ items }}
        popupRender={inRegion('Which film shows it')}
      >
        <Button
          size="small"
          type="text"
          aria-label="Choose the film that shows it"
          aria-haspopup="menu"
          icon={<ChevronDown size={14} />}
        />
      </Dropdown>
    </span>
  )
}
