import { Poster } from '../../entities/video/Poster'
import { Drawing } from '../../shared/ui/drawing/Drawing'
import type { NoteFieldsFragment } from '../../entities/note/notes.generated'
import s from './Notes.module.css'
import { drawingOf, placeOf, ratioOfNote } from '../../entities/note/noteText'

/** A still of a note’s frame with its drawing; a click opens the player there. */
export function NoteFrame({ note, onOpen }: { note: NoteFieldsFragment; onOpen: () => void }) {
  const still = note.places[0]?.video ?? note.video
  const drawing = drawingOf(note)
  const ratio = ratioOfNote(note)
  return (
    <button
      type="button"
      className={s.frame}
      style={{ aspectRatio: ratio }}
      aria-label={`Open the note at ${placeOf(note)}`}
      onClick={onOpen}
    >
      {still && <Poster video={still} sizes="160px" />}
      {drawing && <Drawing strokes={drawing.strokes} ratio={ratio} />}
    </button>
  )
}
