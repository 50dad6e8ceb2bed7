/** Covers specification G41. */
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ALWAYS, type Answer, pageOf } from '../../../test/answers'
import { makeNote } from '../../../test/notes'
import { openPart } from '../../../test/part'
import { CompleteNoteDocument, ProjectNotesDocument } from '../../entities/note/notes.generated'
import { VerdictsDocument } from '../../entities/review-link/reviewLinks.generated'
import { NotesTab } from './NotesTab'

const listed = (nodes: object[]): Answer => ({
  request: { query: ProjectNotesDocument, variables: () => true },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      project: {
        __typename: 'Project',
        id: '1',
        notes: pageOf('NoteConnection', nodes),
      },
    },
  },
})

const tab = (
  <MemoryRouter>
    <NotesTab projectId="1" />
  </MemoryRouter>
)

test('a project without notes explains where notes come from', async () => {
  openPart(tab, [listed([])])
  expect(await screen.findByText('No open notes')).toBeInTheDocument()
})

test('verdicts of guests are shown above the notes, newest first', async () => {
  const verdict = (day: number, changes: object) => ({
    __typename: 'ReviewVerdict',
    guestName: 'Anna',
    video: null,
    versionNumber: 1,
    shotNumber: null,
    isApproved: false,
    text: 'The coat should be red',
    createdAt: `2026-11-${day}T10:00:00Z`,
    ...changes,
  })
  const links = [[verdict(16, {})], [verdict(17, { versionNumber: 2, isApproved: true, text: '' })]]
  const nodes = links.map((verdicts, at) => ({ __typename: 'ReviewLink', id: `${at}`, verdicts }))
  const given: Answer = {
    request: { query: VerdictsDocument, variables: { projectId: '1' } },
    result: {
      data: {
        project: { __typename: 'Project', id: '1', reviewLinks: pageOf('ReviewLinkConnection', nodes) },
      },
    },
  }
  openPart(tab, [listed([]), given])
  expect(await screen.findByRole('region', { name: 'Verdicts of guests' })).toHaveTextContent(
    'Approved for version 2 by AnnaChanges requested for version 1 by Anna: The coat should be red',
  )
})

test('a guest’s note shows author and time, and can be marked done', async () => {
  const done: object[] = []
  const completing: Answer = {
    request: { query: CompleteNoteDocument, variables: () => true },
    result: (variables) => {
      done.push(variables)
      return { data: { completeNote: makeNote('a', { isDone: true }) } }
    },
  }
  const { user } = openPart(tab, [listed([makeNote('a')]), completing])
  const text = await screen.findByText('The coat should be red')
  expect(await screen.findByText('1 open note')).toBeInTheDocument()
  const card = within(text.closest('article, li')!)
  expect(card.getByText('Anna')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Mark done' }))
  await waitFor(() => expect(screen.queryByText('Anna')).not.toBeInTheDocument())
  expect(done).toEqual([{ id: 'a', videoId: null }])
})
