/** Covers specification C1, C2, C3, C8, C9, C44, C48, V2. */
import { act, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { answered, conversation, job, listed, prompted, take, video } from '../../../test/chat'
import { makePrompt, makeReply } from '../../../test/conversation'
import { makeDecided } from '../../../test/videos'
import { AcceptVideoDocument } from '../../entities/video/review/review.generated'

const { IntersectionObserver } = globalThis
afterEach(() => void Object.assign(globalThis, { IntersectionObserver }))

test.each([
  ['PENDING', true, true],
  ['ACCEPTED', false, true],
  ['DECLINED', true, false],
] as const)('a video that is %s can be decided otherwise only', async (status, canAccept, canReject) => {
  conversation(listed(prompted('Moon'), answered(video({ status }))))
  const { getByRole } = await take(1)
  const disabled = (name: string) => (getByRole('button', { name }) as HTMLButtonElement).disabled
  expect([disabled('Accept'), disabled('Reject')]).toEqual([!canAccept, !canReject])
})

test('accepting shows a spinner on its button, then a badge', async () => {
  const { user, release } = conversation(listed(prompted('Moon'), answered(video())), {
    request: { query: AcceptVideoDocument, variables: { id: 'v1' } },
    result: { data: { acceptVideo: makeDecided('v1', 'ACCEPTED') } },
  })
  const { getByRole, findByText } = await take(1)
  await user.click(getByRole('button', { name: 'Accept' }))
  expect(getByRole('button', { name: /Accept/ })).toHaveClass('ant-btn-loading')
  expect(getByRole('button', { name: 'Reject' })).not.toHaveClass('ant-btn-loading')
  release()
  expect(await findByText('accepted')).toBeInTheDocument()
})

test('the line under a video shows its settings, and marks previews', async () => {
  conversation(
    listed(
      prompted('Moon'),
      answered(video()),
      prompted('Sun', 'm3'),
      answered(video({ id: 'v2', engine: 'LOCAL', cost: null, seed: 7, job: job({ id: 'j2' }) }), 'm4', 'm3'),
    ),
  )
  const made = (await take(1)).getByText('Veo 3.1 · 16:9 · seed 4471 · $3.20 · 8 s')
  expect(made.textContent).toMatch(/ seed\u00a04471\u00a0· .* 8\u00a0s$/) // no line break within a value
  expect(
    (await take(2)).getByText('drawn by the local preview engine · 16:9 · seed 7 · 8 s'),
  ).toBeInTheDocument()
})

test('a note below the video lists words that the engine did not draw', async () => {
  const note = 'Not shown: zorp. Try other words.'
  conversation(
    listed(
      prompted('A zorp'),
      answered(video({ engine: 'LOCAL', note })),
      prompted('A cat', 'm3'),
      answered(video({ id: 'v2' }), 'm4', 'm3'),
    ),
  )
  expect((await take(1)).getByRole('note')).toHaveTextContent(note)
  expect((await take(2)).queryByRole('note')).not.toBeInTheDocument()
})

test('a failure shows its reason, and a retry for members with permission', async () => {
  const failed = video({
    status: 'FAILED',
    url: null,
    failure: 'The model refused this prompt.',
    job: job({ status: 'FAILED', viewerCanRetry: true }),
  })
  const cancelled = video({
    id: 'v2',
    status: 'FAILED',
    url: null,
    job: job({ id: 'j2', status: 'CANCELLED' }),
  })
  conversation(
    listed(
      prompted('One'),
      answered(failed),
      prompted('Two', 'm3'),
      answered(cancelled, 'm4', 'm3'),
      prompted('Three', 'm5'),
      answered(null, 'm6', 'm5'),
    ),
  )
  const [one, two, three] = [await take(1), await take(2), await take(3)]
  expect(one.getByText('The model refused this prompt.')).toBeInTheDocument()
  expect(one.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  expect(two.getByText('Cancelled')).toBeInTheDocument()
  expect(two.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  expect(
    three.getByText('Failed to generate or load video , Please check again later...'),
  ).toBeInTheDocument()
})

test('a deleted video is marked in its answer', async () => {
  conversation(listed(prompted('A door'), makeReply({ videoDeleted: true, job: job() })))
  expect(await screen.findByText('Video deleted')).toBeInTheDocument()
})

test('messages that a tool stored are shown as they are', async () => {
  const stored = { answersId: null, senderType: 'ASSISTANT' } as const
  conversation(
    listed(
      prompted('Which light?'),
      makePrompt('Dusk, from the west.', { ...stored, id: 'm2' }),
      makePrompt('Like this one.', { ...stored, id: 'm3', video: video() }),
    ),
  )
  const [question, text, withVideo] = await screen.findAllByRole('article')
  expect(question).toHaveTextContent('Which light?')
  expect(text).toHaveTextContent('Dusk, from the west.')
  for (const message of [question, text]) expect(within(message).queryByRole('alert')).not.toBeInTheDocument()
  expect(withVideo).toHaveTextContent('Like this one.')
  expect(within(withVideo).getByText(/4471/)).toBeInTheDocument()
})

test('a conversation that fails to load offers a retry', async () => {
  const { user } = conversation(
    { ...listed(), result: { errors: [new GraphQLError('Not now')] } },
    listed(prompted('Moon'), answered(video())),
  )
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await take(1)).getByText('Moon')).toBeInTheDocument()
})

test('a long conversation opens at its newest takes and loads earlier ones on scroll', async () => {
  const seen: ((isSeen: boolean) => void)[] = []
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void, options?: { root?: unknown }) {
      if (options?.root) seen.push((isIntersecting) => report([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  conversation(listed(...Array.from({ length: 10 }, (_, at) => prompted(`Prompt ${at + 1}`, `p${at}`))))
  const shown = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
  await screen.findByText('Prompt 10')
  expect(shown()).toHaveLength(4)
  act(() => seen.at(-1)!(true))
  expect(await screen.findByText('Prompt 3')).toBeInTheDocument()
  expect(shown()).toHaveLength(8)
  act(() => seen.at(-1)!(true))
  expect(await screen.findByText('Prompt 1')).toBeInTheDocument()
  expect(shown()).toHaveLength(10)
})

test.each([
  [9.2, 'About 10 s'],
  [61, 'About 65 s'],
  [200, 'About 4 min'],
  [null, 'This may take a few minutes'],
])('work that usually takes %s seconds says: %s', async (usualSeconds, words) => {
  const working = video({
    status: 'IN_PROGRESS',
    url: null,
    job: job({ status: 'RUNNING', progress: 0.2, usualSeconds }),
  })
  conversation(listed(prompted('A fox'), answered(working)))
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('a storyboard take shows the number of its shot, unless it was renamed', async () => {
  const second = { shotNumber: 14, takeNumber: 2 }
  conversation(
    listed(
      prompted('A fox'),
      answered(video(second)),
      prompted('A hen', 'm3'),
      answered(video({ id: 'v2', ...second, isRenamed: true }), 'm4', 'm3'),
    ),
  )
  expect(await screen.findByRole('article', { name: 'Shot 14, take 2' })).toBeInTheDocument()
  expect(screen.getByRole('article', { name: 'Take 2' })).toBeInTheDocument()
})
