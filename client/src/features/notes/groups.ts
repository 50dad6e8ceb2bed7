import type { NoteFieldsFragment } from '../../entities/note/notes.generated'
import { videoTitle } from '../../entities/video/videoTitle'

export type Grouping = 'version' | 'shot'

interface Group {
  key: string
  title: string
  /** By frame. */
  notes: NoteFieldsFragment[]
}

function versionOf({ video, versionNumber }: NoteFieldsFragment): Omit<Group, 'notes'> {
  if (!video) return { key: 'deleted', title: 'Deleted videos' }
  const number = video.__typename === 'Film' && versionNumber !== null ? ` · version ${versionNumber}` : ''
  return { key: video.id, title: `${videoTitle(video)}${number}` }
}

/** The shot at a note’s frame; within a transition, the earlier one. */
function shotOf({ places: [place] }: NoteFieldsFragment): Omit<Group, 'notes'> {
  if (!place) return { key: 'unknown', title: 'Unknown shot' }
  const { video, videoId } = place
  if (!video) return { key: videoId, title: 'Deleted take' }
  if (video.__typename !== 'Clip') return { key: videoId, title: video.title }
  const { firstTakeId, shotNumber, title, isRenamed } = video
  return { key: firstTakeId, title: shotNumber && !isRenamed ? `Shot ${shotNumber}` : title }
}

/** Groups notes by film or take, or by shot, in the order of their first notes. */
export function groupsOf(notes: readonly NoteFieldsFragment[], by: Grouping): Group[] {
  const groups = new Map<string, Group>()
  for (const note of notes) {
    const { key, title } = by === 'version' ? versionOf(note) : shotOf(note)
    const group = groups.get(key) ?? { key, title, notes: [] }
    group.notes.push(note)
    groups.set(key, group)
  }
  return [...groups.values()].map((group) => ({
    ...group,
    notes: group.notes.toSorted((one, other) => one.timeSeconds - other.timeSeconds),
  }))
}
