import { useState } from 'react'
import type { NoteFieldsFragment } from '../../entities/note/notes.generated'
import { madeBy } from '../../entities/video/madeBy'
import { FilmViewer } from '../../widgets/film-viewer/FilmViewer'
import { useCloseOnError } from '../../shared/lib/toast'
import { useFindNoteQuery, useVideoOfNoteQuery } from './notesTab.generated'

/** How many notes to load to find one that the tab does not list. */
const MAX_NOTES = 200

interface OpenedNoteProps {
  id: string
  /** The note, if the tab lists it. */
  note: NoteFieldsFragment | undefined
  projectId: string
  onClose: () => void
}

const MISSING = new Error('This note no longer exists')

/** Full-window viewer for the note in the address: its film or take, at its frame. */
export function OpenedNote({ id, note: listed, projectId, onClose }: OpenedNoteProps) {
  const [first] = useState(listed)
  const known = listed ?? first
  const { data: all } = useFindNoteQuery({
    variables: { id: projectId, first: MAX_NOTES },
    skip: known !== undefined,
    context: { quiet: true },
  })
  const note = known ?? all?.project.notes.nodes.find((each) => each.id === id)
  const isMissing = all !== undefined && !note?.video
  const { data, error } = useVideoOfNoteQuery({
    variables: { id: note?.video?.id ?? '' },
    skip: !note?.video,
    context: { quiet: true },
  })
  useCloseOnError(isMissing ? MISSING : error, onClose)
  if (!data || !note) return null
  const { video } = data
  const number = note.versionNumber
  const version = number === null ? '' : `Version ${number}`
  return (
    <FilmViewer
      film={video}
      facts={video.__typename === 'Clip' ? madeBy(video) : version}
      noteId={note.id}
      onClose={onClose}
    />
  )
}
