/** Covers specification V22, G43. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import { type Answer, pageOf } from '../../../test/answers'
import { openApp } from '../../../test/app'
import { workspaceOf } from '../../../test/projects'
import { makeFilm, makeJob } from '../../../test/videos'
import type { ChangedVideoFieldsFragment } from '../../entities/video/ChangedVideoFields.generated'
import { VerdictsDocument } from '../../entities/review-link/reviewLinks.generated'
import { MergedVideosDocument } from './merge.generated'
import { OpenedFilmDocument } from './OpenedFilm.generated'
import { whenOf } from './MergedFilm'

const request = { query: MergedVideosDocument, variables: { id: '1', first: 48 } }
const listed = (...nodes: ChangedVideoFieldsFragment[]): Answer => ({
  request,
  result: { data: { project: { __typename: 'Project', id: '1', films: pageOf('FilmConnection', nodes) } } },
})
const open = (...answers: Answer[]) =>
  openApp({ at: '/projects/1?tab=merged', answers: [workspaceOf(), ...answers] })
const film = (id: string, changes: Parameters<typeof makeFilm>[1] = {}) =>
  makeFilm(id, { title: `The Keeper ${id}`, ...changes })

test('without merged videos, a button opens the cut', async () => {
  const { user, router } = open(listed())
  expect(await screen.findByText('No merged videos')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Merge Videos' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=videos'))
})

test('finished films are counted, dated and downloadable', async () => {
  const running = film('3', { status: 'IN_PROGRESS', url: null, job: makeJob({ progress: 0.61 }) })
  const failed = film('2', {
    status: 'FAILED',
    url: null,
    failure: 'Video 2 of the film no longer exists',
    job: makeJob({ id: 'old', status: 'FAILED', viewerCanRetry: true }),
  })
  open(listed(running, failed, film('1', { duration: 26 })))
  expect(await screen.findByText('1 merged video(s)')).toBeInTheDocument()
  const card = within(screen.getByRole('article', { name: 'The Keeper 1' }))
  expect(card.getByText('00:26')).toBeInTheDocument()
  expect(card.getByRole('button', { name: 'Download The Keeper 1' })).toBeEnabled()
  expect(screen.getByText('61%')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  expect(screen.getByText('Video 2 of the film no longer exists')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled()
})

const verdict = (id: string, changes: object) => ({
  __typename: 'ReviewVerdict',
  guestName: 'Anna',
  video: { __typename: 'Film', id },
  versionNumber: 2,
  shotNumber: null,
  isApproved: true,
  text: '',
  createdAt: '2026-11-17T10:00:00Z',
  ...changes,
})
const verdictsOf = (...links: object[]): Answer => ({
  request: { query: VerdictsDocument, variables: { projectId: '1' } },
  result: {
    data: {
      project: { __typename: 'Project', id: '1', reviewLinks: pageOf('ReviewLinkConnection', links) },
    },
  },
})

test('verdicts of guests are shown on their film', async () => {
  const link = {
    __typename: 'ReviewLink',
    id: 'link',
    verdicts: [verdict('2', {}), verdict('1', { isApproved: false, text: 'The coat should be red' })],
  }
  const { user } = open(listed(film('2'), film('1')), verdictsOf(link))
  const words = await screen.findByText('The coat should be red')
  expect(words.closest('article')).toHaveAccessibleName('The Keeper 1')
  const other = screen.getByRole('article', { name: 'The Keeper 2' })
  expect(other).toHaveTextContent('Approved by Anna')
  await user.click(screen.getByRole('button', { name: 'Play The Keeper 1' }))
  const viewer = await screen.findByRole('dialog', { name: 'The Keeper 1' })
  expect(viewer).toHaveTextContent('Changes requested by Anna')
  await user.click(within(viewer).getByRole('button', { name: 'Show notes' }))
  const notes = await within(viewer).findByRole('region', { name: 'Notes' })
  expect(notes).toHaveTextContent('Changes requested by Anna: The coat should be red')
  expect(notes).not.toHaveTextContent('Approved')
})

test('a verdict on a link that was made since arrives at once', async () => {
  const changes = new Subject<{ data: object }>()
  const earlier = {
    __typename: 'ReviewLink',
    id: 'earlier',
    verdicts: [verdict('1', { guestName: 'Ben' })],
  }
  openApp({
    at: '/projects/1?tab=merged',
    answers: [workspaceOf(), listed(film('1')), verdictsOf(earlier)],
    pushed: { ReviewChanged: changes },
  })
  const card = await screen.findByRole('article', { name: 'The Keeper 1' })
  await waitFor(() => expect(card).toHaveTextContent('Approved by Ben'))
  await waitFor(() => expect(changes.observed).toBe(true))
  const link = {
    __typename: 'ReviewLink',
    id: 'link',
    projectId: '1',
    name: 'First look',
    kind: 'CUT',
    video: null,
    hasPassword: false,
    mayDownload: false,
    mayApprove: true,
    showsNames: false,
    createdBy: null,
    createdAt: '2026-11-17T09:00:00Z',
    expiresAt: '2026-11-24T09:00:00Z',
    endedAt: null,
    isActive: true,
    opens: 1,
    lastSeenAt: null,
    guests: [],
    verdicts: [verdict('1', {})],
  }
  act(() =>
    changes.next({
      data: { reviewChanged: { __typename: 'ReviewChange', note: null, deletedNoteId: null, link } },
    }),
  )
  await waitFor(() => expect(card).toHaveTextContent('Approved by Anna'))
})

test('a film opens in full screen, steps to its neighbours, and closes with Escape', async () => {
  const { user } = open(listed(film('2'), film('1')))
  await user.click(await screen.findByRole('button', { name: 'Play The Keeper 2' }))
  expect(await screen.findByRole('dialog', { name: 'The Keeper 2' })).toBeInTheDocument()
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Download' })).toBeEnabled()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('dialog', { name: 'The Keeper 1' })).toBeInTheDocument()
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next' })).toBeDisabled()
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(await screen.findByRole('dialog', { name: 'The Keeper 2' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play The Keeper 2' })).toHaveFocus())
})

test('an open film has its own address, and Back closes it', async () => {
  const { user, router } = open(listed(film('2'), film('1')))
  await user.click(await screen.findByRole('button', { name: 'Play The Keeper 2' }))
  await screen.findByRole('dialog', { name: 'The Keeper 2' })
  expect(router.state.location.search).toBe('?tab=merged&video=2')
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('dialog', { name: 'The Keeper 1' })
  expect(router.state.location.search).toBe('?tab=merged&video=1')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?tab=merged')
})

test('an address opens a film that is not on the first page', async () => {
  const old = film('9')
  const one: Answer = {
    request: { query: OpenedFilmDocument, variables: { id: '9' } },
    result: { data: { video: old } },
  }
  const { router } = openApp({
    at: '/projects/1?tab=merged&video=9',
    answers: [workspaceOf(), listed(film('1')), one],
  })
  expect(await screen.findByRole('dialog', { name: 'The Keeper 9' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=merged'))
})

test('a failure shows a message and a retry', async () => {
  const { user } = open(
    { request, result: { errors: [new GraphQLError('The database is away')] } },
    listed(film('1')),
  )
  expect(await screen.findByText('Unable to load the films')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 merged video(s)')).toBeInTheDocument()
})

test('films of today and yesterday say so, older ones show a date', () => {
  const now = new Date('2026-11-18T12:00:00')
  expect(whenOf(new Date('2026-11-18T09:05:00').toISOString(), now)).toBe('Today, 09:05')
  expect(whenOf(new Date('2026-11-17T18:40:00').toISOString(), now)).toBe('Yesterday, 18:40')
  expect(whenOf(new Date('2026-11-14T18:40:00').toISOString(), now)).toBe('14 Nov 2026')
})
