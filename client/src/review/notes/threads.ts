import type { GuestNote } from '../api/guestTypes'

export type NoteFilter = 'all' | 'open' | 'done'

/** A note and its replies, oldest first. */
export interface Thread {
  note: GuestNote
  replies: GuestNote[]
}

const byTime = (a: GuestNote, b: GuestNote) => a.createdAt.localeCompare(b.createdAt)

/** Threads of a version, by frame. */
export function threadsOf(notes: readonly GuestNote[], versionId: string): Thread[] {
  const repliesOf = (id: string) => notes.filter(({ parentId }) => parentId === id).sort(byTime)
  return notes
    .filter((note) => note.versionId === versionId && !note.parentId)
    .sort((a, b) => a.frame - b.frame || byTime(a, b))
    .map((note) => ({ note, replies: repliesOf(note.id) }))
}

export const passes = (filter: NoteFilter, { isDone }: GuestNote): boolean =>
  filter === 'all' || (filter === 'done') === isDone

/** The next or previous note of a version after a frame, or after the selected note. */
export function noteBeside(
  threads: readonly Thread[],
  direction: 1 | -1,
  frame: number,
  selectedId: string | null,
): GuestNote | undefined {
  const notes = threads.map(({ note }) => note)
  const at = notes.findIndex(({ id }) => id === selectedId)
  if (at >= 0 && notes[at]!.frame === frame) return notes[at + direction]
  return direction === 1
    ? notes.find((note) => note.frame > frame)
    : notes.findLast((note) => note.frame < frame)
}
