/** Covers specification G40. */
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer, pageOf } from '../../../test/answers'
import { openPart } from '../../../test/part'
import { ReviewLinkList } from './ReviewLinkList'
import {
  CreateReviewLinkDocument,
  EndReviewLinkDocument,
  type ReviewLinkFieldsFragment,
  ReviewLinksDocument,
  SignOutGuestsDocument,
} from '../../entities/review-link/reviewLinks.generated'
import { ShareButton } from './ShareButton'
import { makeClip, makeFilm, makeJob } from '../../../test/videos'
import { type ShareTarget, targetOfVideo } from './target'

const link = (id: string, changes: Partial<ReviewLinkFieldsFragment> = {}) => ({
  __typename: 'ReviewLink' as const,
  id,
  projectId: '1',
  name: id,
  kind: 'FILM' as const,
  video: null,
  hasPassword: false,
  mayDownload: false,
  mayApprove: true,
  showsNames: false,
  createdBy: null,
  createdAt: '2026-11-16T10:00:00Z',
  expiresAt: '2026-11-23T10:00:00Z',
  endedAt: null,
  isActive: true,
  opens: 0,
  lastSeenAt: null,
  guests: [],
  verdicts: [],
  ...changes,
})
const listed = (...reviewLinks: object[]): Answer => ({
  request: { query: ReviewLinksDocument, variables: { projectId: '1' } },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      project: {
        __typename: 'Project',
        id: '1',
        reviewLinks: pageOf('ReviewLinkConnection', reviewLinks),
      },
    },
  },
})
const input = {
  projectId: '1',
  kind: 'CUT' as const,
  videoId: null,
  name: 'Rough cut',
  password: null,
  expiresInDays: 7,
  mayDownload: false,
  mayApprove: true,
  showsNames: false,
}
const creating = (changes: object, result: Answer['result']): Answer => ({
  request: { query: CreateReviewLinkDocument, variables: { input: { ...input, ...changes } } },
  result,
})
const cut: ShareTarget = { projectId: '1', kind: 'CUT', name: 'Rough cut' }
const open = async (target: ShareTarget, ...answers: Answer[]) => {
  const part = openPart(<ShareButton target={target} />, answers)
  await part.user.click(screen.getByRole('button', { name: 'Share for review' }))
  const dialog = within(await screen.findByRole('dialog'))
  const submit = () => part.user.click(dialog.getByRole('button', { name: 'Create link' }))
  return { ...part, dialog, submit }
}

test('a link is created with the chosen options and shown once', async () => {
  const { user, dialog, submit } = await open(
    cut,
    listed(),
    creating(
      { password: 'lighthouse', expiresInDays: 14, mayDownload: true, mayApprove: false, showsNames: true },
      {
        data: {
          createReviewLink: {
            __typename: 'CreatedReviewLink',
            token: 'secret',
            link: link('Rough cut', { hasPassword: true }),
          },
        },
      },
    ),
  )
  expect(dialog.getByLabelText('Name')).toHaveValue('Rough cut')
  await user.type(dialog.getByLabelText('Password (optional)'), 'lighthouse')
  await user.clear(dialog.getByLabelText('Expires after'))
  await user.type(dialog.getByLabelText('Expires after'), '14')
  for (const name of [/may approve/, /may download/, /Show names/])
    await user.click(dialog.getByRole('switch', { name }))
  await submit()
  expect(await dialog.findByLabelText('Review link')).toHaveValue(`${window.location.origin}/review#secret`)
  expect(dialog.getByText(/This link is shown once, and copied.*send the password/)).toBeInTheDocument()
  expect(dialog.getByText('This link opens on this computer only')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/review#secret`)
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByLabelText('Review link')).not.toBeInTheDocument())
})

test.each([
  { kind: 'CUT' as const, isOneVersion: false },
  { kind: 'FILM' as const, isOneVersion: true },
])('a link to a film without later versions: $isOneVersion', async ({ kind, isOneVersion }) => {
  const made = { __typename: 'CreatedReviewLink', token: 'secret', link: link('Rough cut', { kind }) }
  const { user, dialog, submit } = await open(
    { ...cut, kind: 'FILM', videoId: 'film' },
    listed(),
    creating({ kind, videoId: 'film' }, { data: { createReviewLink: made } }),
  )
  expect(dialog.getByText(/this film and, as new versions, all later ones/)).toBeInTheDocument()
  if (isOneVersion) {
    await user.click(dialog.getByRole('switch', { name: /This version only/ }))
    expect(dialog.getByText(/this film alone/)).toBeInTheDocument()
  }
  await submit()
  expect(await dialog.findByLabelText('Review link')).toBeInTheDocument()
})

test('a link to a draft includes later drafts', async () => {
  const draft = makeFilm('draft', { projectId: '1', job: makeJob({ kind: 'DRAFT' }) })
  const { dialog } = await open(targetOfVideo(draft), listed())
  expect(dialog.getByText(/this draft and, as new versions, all later drafts/)).toBeInTheDocument()
})

test('invalid fields and refusals are shown at their fields', async () => {
  const conflict = new GraphQLError('Merge a film first: guests review the film of the cut', {
    extensions: { code: 'CONFLICT' },
  })
  const { user, dialog, submit } = await open(cut, listed(), creating({}, { errors: [conflict] }))
  await user.type(dialog.getByLabelText('Password (optional)'), 'short')
  await submit()
  expect(await dialog.findByText('Password must be at least 8 characters')).toBeInTheDocument()
  await user.clear(dialog.getByLabelText('Password (optional)'))
  await user.clear(dialog.getByLabelText('Name'))
  await submit()
  expect(await dialog.findByText('A name is required')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Name'), 'Rough cut')
  await submit()
  expect(await dialog.findByText(/Merge a film first/)).toBeInTheDocument()
})

test('links are listed with usage and verdicts, and ended after confirmation', async () => {
  const used = link('First cut', {
    hasPassword: true,
    opens: 3,
    lastSeenAt: new Date().toISOString(),
    guests: [
      { __typename: 'ReviewGuest', id: 'g', name: 'Anna', lastSeenAt: '2026-11-16T10:00:00Z' } as never,
    ],
    verdicts: [
      {
        __typename: 'ReviewVerdict',
        guestName: 'Anna',
        video: null,
        versionNumber: 2,
        shotNumber: null,
        isApproved: false,
        text: 'A red coat',
        createdAt: '2026-11-16T10:00:00Z',
      } as never,
    ],
  })
  const over = link('Old cut', { isActive: false, endedAt: '2026-11-17T10:00:00Z' })
  const ending: Answer = {
    request: { query: EndReviewLinkDocument, variables: { id: 'First cut' } },
    result: {
      data: { endReviewLink: { ...used, isActive: false, endedAt: '2026-11-18T10:00:00Z' } },
    },
  }
  const { user } = openPart(<ReviewLinkList projectId="1" />, [listed(over, used), ending])
  await screen.findByText('First cut')
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(
    /First cut.*One version · Opened 3 times · Last seen .* · Anna · Expires on 23 Nov 2026/,
  )
  expect(first).toHaveTextContent('Changes requested for version 2 by Anna: A red coat')
  expect(within(first!).getByRole('img', { name: 'With a password' })).toBeInTheDocument()
  expect(second).toHaveTextContent(/Old cut.*Not opened yet · Ended on 17 Nov 2026/)
  await user.click(within(first!).getByRole('button', { name: 'End now: First cut' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'End now' }))
  expect(await screen.findByText(/Ended on 18 Nov 2026/)).toBeInTheDocument()
})

test('guests of a link are signed out after confirmation; a link whose creator lost the right says so', async () => {
  const used = link('First cut', {
    guests: [{ id: 'anna', name: 'Anna', lastSeenAt: '2026-11-16T10:00:00Z' }] as never,
  })
  const paused = link('Old cut', { isActive: false, expiresAt: '2126-11-23T10:00:00Z' })
  const signingOut: Answer = {
    request: { query: SignOutGuestsDocument, variables: { id: 'First cut' } },
    result: { data: { signOutGuests: { ...used, guests: [] } } },
  }
  const { user } = openPart(<ReviewLinkList projectId="1" />, [listed(paused, used), signingOut])
  await user.click(await screen.findByRole('button', { name: 'Sign out guests of First cut' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  const [first, second] = screen.getAllByRole('listitem')
  await waitFor(() => expect(first).not.toHaveTextContent('Anna'))
  expect(second).toHaveTextContent('Not usable: its maker may no longer share this project')
  expect(within(second!).getByRole('button', { name: 'End now: Old cut' })).toBeInTheDocument()
})

test('a take is shared together with the other takes of its shot', () => {
  const of = { title: 'A fox' }
  expect(targetOfVideo(makeClip('a', { ...of, shotNumber: 2, takeNumber: 3 }))).toMatchObject({
    kind: 'TAKES',
    name: 'Shot 2',
  })
  expect(targetOfVideo(makeFilm('a', of))).toMatchObject({ kind: 'FILM', name: 'A fox' })
})

test('earlier links are shown a page at a time', async () => {
  const page = (after: string | undefined, id: string, endCursor: string | null): Answer => ({
    request: { query: ReviewLinksDocument, variables: { projectId: '1', ...(after && { after }) } },
    result: {
      data: {
        project: {
          __typename: 'Project',
          id: '1',
          reviewLinks: pageOf('ReviewLinkConnection', [link(id)], { endCursor }),
        },
      },
    },
  })
  const { user } = openPart(<ReviewLinkList projectId="1" />, [
    page(undefined, 'Second cut', 'older'),
    page('older', 'First cut', null),
  ])
  await screen.findByText('Second cut')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('First cut')).toBeInTheDocument()
})
