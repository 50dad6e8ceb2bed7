import type { ApolloCache, Reference } from '@apollo/client'
import { liveList } from '../../shared/lib/lists/connectionCache'
import type { NoteFieldsFragment } from './notes.generated'

type PlacedNote = Pick<NoteFieldsFragment, 'id' | 'projectId' | 'parentId' | 'isDone'> & {
  video: { id: string } | null
}

/** Cached lists of a project’s notes, newest first, without replies. */
const noteList = liveList<PlacedNote, { id: string; projectId: string }>({
  typename: 'Note',
  field: 'notes',
  owner: ({ projectId }) => ({ __typename: 'Project', id: projectId }),
  belongs: ({ isDone, video }, { status, videoId }) =>
    (!status || status === (isDone ? 'DONE' : 'OPEN')) && (!videoId || videoId === video?.id),
  place: (list, entry) =>
    !list.nodes || list.nodes.some(({ __ref }) => __ref === entry.__ref)
      ? list
      : {
          ...list,
          nodes: [entry, ...list.nodes],
          ...(list.count && { count: { ...list.count, value: list.count.value + 1 } }),
        },
})

/** Writes a new or changed note to the lists of its project, or a reply to its note. */
export function placeNote(cache: ApolloCache, note: PlacedNote): void {
  if (!note.parentId) return noteList.put(cache, note)
  const reply = cache.identify({ __typename: 'Note', id: note.id })
  if (!reply) return
  cache.modify<{ replies: readonly Reference[] }>({
    id: cache.identify({ __typename: 'Note', id: note.parentId }),
    fields: {
      replies: (known) =>
        known.some((each) => '__ref' in each && each.__ref === reply) ? known : [...known, { __ref: reply }],
    },
  })
}

/** Removes a deleted note or reply. */
export function removeNote(cache: ApolloCache, note: { id: string; projectId: string }): void {
  noteList.remove(cache, note)
  cache.evict({ id: cache.identify({ __typename: 'Note', id: note.id }) })
  cache.gc()
}
