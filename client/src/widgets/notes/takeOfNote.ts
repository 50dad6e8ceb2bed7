import type { PromptNote } from '../../entities/video/continue/nextPrompt'
import type { NoteFieldsFragment } from '../../entities/note/notes.generated'
import { placeOf } from '../../entities/note/noteText'

const DEFAULT_RATE = 24

/** The middle of a frame, in seconds: seeking to its start may show the previous frame. */
const middleOf = (frame: number, frameRate: number | null) => (frame + 0.5) / (frameRate ?? DEFAULT_RATE)

/** Composer input to regenerate the take of a note. */
export const takeOfNote = (
  note: NoteFieldsFragment,
  take: { videoId: string; itemId: string | null; frame: number; frameRate: number | null },
): PromptNote => ({
  id: note.id,
  author: note.author.name,
  moment: placeOf(note),
  text: note.text,
  frame:
    note.drawing && note.video
      ? {
          videoId: note.video.id,
          atSeconds: middleOf(note.frame, note.video.frameRate),
          drawing: note.drawing,
        }
      : { videoId: take.videoId, atSeconds: middleOf(take.frame, take.frameRate) },
  clip:
    note.video?.__typename === 'Film' && take.itemId ? { filmId: note.video.id, itemId: take.itemId } : null,
})
