import type { GuestNote } from '../api/guestTypes'

/** Notes that share a marker; positions are fractions of the width. */
export interface Marker {
  from: number
  /** End of the longest range; equal to `from` without one. */
  to: number
  notes: GuestNote[]
}

/** Groups notes into markers that are at least `gap` apart. */
export function markersOf(notes: readonly GuestNote[], frames: number, gap: number): Marker[] {
  const markers: Marker[] = []
  const sorted = notes.filter(({ parentId }) => !parentId).sort((a, b) => a.frame - b.frame)
  for (const note of sorted) {
    const from = note.frame / frames
    const to = Math.max(from, (note.endFrame ?? note.frame) / frames)
    const last = markers.at(-1)
    if (last && from - last.from < gap) {
      last.notes.push(note)
      last.to = Math.max(last.to, to)
    } else markers.push({ from, to, notes: [note] })
  }
  return markers
}
