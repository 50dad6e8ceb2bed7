import { MessageSquareText } from 'lucide-react'
import type { NoteOfVideoFieldsFragment } from './noteOfVideo.generated'
import s from './Notes.module.css'

/** Shows the note that a take addresses. */
export const FromNote = ({ note: { author, text } }: { note: NoteOfVideoFieldsFragment }) => (
  <p className={`meta truncate ${s.from}`} title={text}>
    <MessageSquareText size={12} aria-hidden />
    From a note by <bdi>{author.name}</bdi>
  </p>
)
