import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ALWAYS, type Answer } from '../../../test/answers'
import { openPart } from '../../../test/part'
import {
  CompleteNoteDocument,
  type NoteFieldsFragment,
  ProjectNotesDocument,
} from '../../entities/note/notes.generated'
import { NotesTab } from './NotesTab'

const note = (id: string, changes: object = {}) => ({
  __typename: 'Note' as const,
  id,
  projectId: '1',
  parentId: null,
  author: { __typename: 'NoteAuthor' as const, id: 'anna', name: 'Anna', isTeam: false },
  text: 'The coat should be red',
  createdAt: '2026-11-16T10:00:00Z',
  editedAt: null,
  viewerCanEdit: false,
  viewerCanDelete: true,
  frame: 562,
  endFrame: null,
  time: 23.4,
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
const listed = (nodes: object[]): Answer => ({
  request: { query: ProjectNotesDocument, variables: () => true },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      project: {
        __typename: 'Project',
        id: '1',
        notes: {
          __typename: 'NoteConnection',
          nodes: nodes as NoteFieldsFragment[],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          count: { __typename: 'Count', value: nodes.length, isExact: true },
        },
      },
    },
  },
})

const tab = (
  <MemoryRouter>
    <NotesTab projectId="1" />
  </MemoryRouter>
)

test('a project without notes says where they come from', async () => {
  openPart(tab, [listed([])])
  expect(await screen.findByText('No open notes')).toBeInTheDocument()
})

test('a note of a guest is shown with its author and time, and is marked done', async () => {
  const done: object[] = []
  const completing: Answer = {
    request: { query: CompleteNoteDocument, variables: () => true },
    result: (variables) => {
      done.push(variables)
      return { data: { completeNote: note('a', { isDone: true }) } }
    },
  }
  const { user } = openPart(tab, [listed([note('a')]), completing])
  const text = await screen.findByText('The coat should be red')
  expect(await screen.findByText('1 open note')).toBeInTheDocument()
  const card = within(text.closest('article, li')!)
  expect(card.getByText('Anna')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Mark done' }))
  await waitFor(() => expect(screen.queryByText('Anna')).not.toBeInTheDocument())
  expect(done).toEqual([{ id: 'a', videoId: null }])
})
