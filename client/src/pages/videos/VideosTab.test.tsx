/** Covers specification V2, V3, V4, V5, V11, V30, V31. */
import { firstItemId } from '#schema/cut-item'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer, pageOf } from '../../../test/answers'
import { openApp } from '../../../test/app'
import { workspaceOf } from '../../../test/projects'
import { makeCut, makeJob, makeClip, makeDecided } from '../../../test/videos'
import { accepted, answersOf, videosRequest, openVideosTab, sentCut } from '../../../test/videos-tab'
import { DeleteVideoDocument, RestoreVideoToCutDocument } from '../../entities/video/deleteVideo.generated'
import { WaitingJobsDocument } from '../../entities/job/jobs.generated'
import { DeclineVideoDocument } from '../../entities/video/review/review.generated'
import { UpdateVideoDocument } from '../../widgets/video-menu/VideoDialogs.generated'

test('five placeholders are shown while videos load', async () => {
  openVideosTab([], { answers: [{ request: videosRequest, result: { data: {} }, delay: ALWAYS }] })
  expect(await screen.findAllByTestId('video-skeleton')).toHaveLength(5)
})

test('an empty tab links to the chat', async () => {
  const { user, router } = openApp({
    at: '/projects/1?tab=videos',
    answers: [workspaceOf(), ...answersOf([])],
  })
  expect(await screen.findByText('No videos found')).toBeInTheDocument()
  expect(
    screen.getByText(
      "Generate some videos from Chat to get started. Your videos will appear here once they're ready.",
    ),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Generate Videos' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a failure shows a message and a retry', async () => {
  const away = { errors: [new GraphQLError('The database is away')] }
  openVideosTab([], { answers: [{ request: videosRequest, result: away }] })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No videos found')).toBeInTheDocument()
})

test('a generation shows its progress, a failed one its reason, an accepted video its badge', async () => {
  const making = makeClip('new', { status: 'IN_PROGRESS', url: null, job: makeJob({ progress: 0.42 }) })
  const failed = makeClip('bad', {
    status: 'FAILED',
    url: null,
    failure: 'The engine refused this prompt.',
    job: makeJob({ id: 'old', status: 'FAILED', viewerCanCancel: false, viewerCanRetry: true }),
  })
  openVideosTab([making, failed, ...accepted.slice(0, 1)])
  const tile = await screen.findByRole('article', { name: 'Take new' })
  for (const text of ['Generating video...', 'This may take a few minutes', '42%'])
    expect(within(tile).getByText(text)).toBeInTheDocument()
  expect(within(tile).getByRole('button', { name: 'Cancel' })).toBeEnabled()
  expect(screen.getByText('The engine refused this prompt.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled()
  expect(within(screen.getByRole('article', { name: 'Take a' })).getByText('accepted')).toBeInTheDocument()
})

test('the current decision cannot be made again', async () => {
  const pending = makeClip('p')
  const review: Answer = {
    request: { query: DeclineVideoDocument, variables: { id: 'p' } },
    result: { data: { declineVideo: makeDecided('p', 'DECLINED') } },
  }
  const declined = makeClip('d', { status: 'DECLINED' })
  const { user } = openVideosTab([pending, declined, ...accepted.slice(0, 1)], { answers: [review] })
  const card = (name: string) => within(screen.getByRole('article', { name }))
  expect(await screen.findByText('No approved videos yet')).toBeInTheDocument()
  expect(
    screen.getByText(
      'Accept some videos from the Generated Videos section above to start building your final video.',
    ),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Merge & Export' })).toBeDisabled()
  expect(card('Take a').getByRole('button', { name: 'Accept' })).toBeDisabled()
  expect(card('Take a').getByRole('button', { name: 'Reject' })).toBeEnabled()
  expect(card('Take d').getByRole('button', { name: 'Reject' })).toBeDisabled()
  await user.click(card('Take p').getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(card('Take p').getByRole('button', { name: 'Reject' })).toBeDisabled())
  expect(card('Take p').getByRole('button', { name: 'Accept' })).toBeEnabled()
})

test.each([
  [1, null, 'Next in line'],
  [1, 'Moon over open water', 'Next in line, after “Moon over open water”'],
  [2, 'Moon over open water', '2nd in line, after “Moon over open water”'],
  [12, null, '12th in line, after somebody else’s'],
])(
  'a video that waits says its place in the line, and what comes before it: %i, %s',
  async (position, title, words) => {
    const waiting = makeClip('new', {
      status: 'IN_PROGRESS',
      url: null,
      job: makeJob({ id: 'waiting', status: 'QUEUED', progress: 0 }),
    })
    const video = title && { __typename: 'Clip', id: 'before', title }
    const waitsFor = video && { __typename: 'Job', id: 'before', kind: 'VIDEO', video }
    const place: Answer = {
      request: { query: WaitingJobsDocument, variables: { projectId: '1' } },
      result: {
        data: {
          waitingJobs: pageOf('JobConnection', [
            { __typename: 'Job', id: 'waiting', status: 'QUEUED', position, waitsFor },
          ]),
        },
      },
    }
    openVideosTab([waiting], { answers: [place] })
    const tile = await screen.findByRole('article', { name: 'Take new' })
    expect(await within(tile).findByText(words)).toBeInTheDocument()
  },
)

test('an open video has its own address, and Back closes it', async () => {
  const { user, router } = openApp({
    at: '/projects/1?tab=videos',
    answers: [workspaceOf(), ...answersOf([makeClip('1'), makeClip('2')])],
  })
  await user.click(await screen.findByRole('button', { name: 'Play Take 1' }))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Take 1' })).toHaveFocus())
  expect(router.state.location.search).toBe('?tab=videos&video=1')
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('dialog', { name: 'Take 2' })
  expect(router.state.location.search).toBe('?tab=videos&video=2')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?tab=videos')
})

test('an address opens its video, and closing it returns to the tab', async () => {
  const { user, router } = openApp({
    at: '/projects/1?tab=videos&video=2',
    answers: [workspaceOf(), ...answersOf([makeClip('1'), makeClip('2')])],
  })
  expect(await screen.findByRole('dialog', { name: 'Take 2' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?tab=videos')
})

test('a video is renamed in a dialog that validates the title', async () => {
  const video = makeClip('p')
  const { user } = openVideosTab([video], {
    answers: [
      {
        request: { query: UpdateVideoDocument, variables: { id: 'p', title: 'The door' } },
        result: { data: { updateVideo: { ...video, title: 'The door', isRenamed: true } } },
      },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'More for Take p' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const title = await screen.findByLabelText('Title')
  await user.clear(title)
  await user.type(title, '{Enter}')
  expect(await screen.findByText('A title is required')).toBeInTheDocument()
  await user.type(title, 'The door{Enter}')
  expect(await screen.findByRole('article', { name: 'The door' })).toBeInTheDocument()
})

test('a deleted video leaves the list and the cut, and Undo restores its place in both', async () => {
  const [a, b, c] = accepted
  const cut = makeCut([a!, b!, c!], ['fade', 'hblur'])
  const { gaps, projectId } = sentCut(['a', 'b', 'c'], ['fade', 'hblur'])
  const { user } = openVideosTab(accepted, {
    cut,
    answers: [
      {
        request: { query: DeleteVideoDocument, variables: { id: 'b' } },
        result: { data: { deleteVideo: 'b' } },
      },
      {
        request: {
          query: RestoreVideoToCutDocument,
          variables: {
            id: 'b',
            cut: { projectId, operations: [{ arrangeCut: { itemIds: ['a', firstItemId('b'), 'c'], gaps } }] },
          },
        },
        result: {
          data: {
            restoreVideo: b,
            acceptVideo: b,
            editCut: { __typename: 'EditCutPayload', edit: { __typename: 'CutEdit', cut } },
          },
        },
      },
    ],
  })
  const approved = within(await screen.findByRole('region', { name: 'Approved Videos' }))
  const order = () => approved.getAllByTestId('clip-title').map(({ textContent }) => textContent)
  await waitFor(() => expect(order()).toEqual(['Take a', 'Take b', 'Take c']))
  await user.click(screen.getByRole('button', { name: 'More for Take b' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Video deleted, and taken out of the cut')).toBeInTheDocument()
  expect(screen.queryByRole('article', { name: 'Take b' })).not.toBeInTheDocument()
  await waitFor(() => expect(order()).toEqual(['Take a', 'Take c']))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Video restored')).toBeInTheDocument()
  expect(order()).toEqual(['Take a', 'Take b', 'Take c'])
  expect(screen.getByRole('article', { name: 'Take b' })).toBeInTheDocument()
})

test('a video in progress must be cancelled before it can be deleted', async () => {
  const making = makeClip('new', { status: 'IN_PROGRESS', url: null, job: makeJob() })
  const { user } = openVideosTab([making])
  await user.click(await screen.findByRole('button', { name: 'More for Take new' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete (cancel it first)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
