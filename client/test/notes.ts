import { VideoNotesDocument } from '../src/widgets/film-viewer/notes/noteLayer.generated'
import type { NoteFieldsFragment } from '../src/entities/note/notes.generated'
import { ALWAYS, type Answer, pageOf } from './answers'
import { makeClip, makeFilm } from './videos'

type Places = NoteFieldsFragment['places']

/** An open note of a guest, at 0:23.4 of a film with 24 frames per second. */
export const makeNote = (id: string, changes: Partial<NoteFieldsFragment> = {}) => ({
  __typename: 'Note' as const,
  id,
  projectId: '1',
  parentId: null,
  author: { __typename: 'NoteAuthor' as const, personId: 'anna', name: 'Anna', isTeam: false },
  text: 'The coat should be red',
  createdAt: '2026-11-16T10:00:00Z',
  editedAt: null,
  viewerCanEdit: false,
  viewerCanDelete: true,
  frame: 562,
  endFrame: null,
  timeSeconds: (changes.frame ?? 562) / 24,
  drawing: null,
  isInternal: false,
  link: { __typename: 'ReviewLink' as const, id: 'link', name: 'First look' },
  assignee: null,
  isDone: false,
  doneInVersionNumber: null,
  versionNumber: 1,
  video: null,
  takes: [],
  places: [],
  replies: [],
  ...changes,
})

/** The clip of a film at a note’s frame; its video is null for a deleted take. */
export const makePlace = (videoId: string, changes: Partial<Places[number]> = {}) => ({
  __typename: 'NotePlace' as const,
  videoId,
  itemId: `item-${videoId}`,
  frame: 12,
  video: makeClip(videoId),
  ...changes,
})

/** Mocks the notes of a video of project 1 in its player. */
export const videoNotesOf = (
  videoId: string,
  notes: ReturnType<typeof makeNote>[],
  reviewLinks: object[] = [],
): Answer => ({
  request: { query: VideoNotesDocument, variables: { projectId: '1', videoId, first: 200 } },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      project: {
        __typename: 'Project',
        id: '1',
        notes: pageOf('NoteConnection', notes),
        reviewLinks: pageOf('ReviewLinkConnection', reviewLinks),
      },
      video: makeFilm(videoId),
    },
  },
})
