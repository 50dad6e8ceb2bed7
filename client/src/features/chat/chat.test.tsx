/** Covers specification C1, C2, C3, C8, C9, C44, C48, V2. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, installation, me } from '../../../test/answers'
import { conversationOf, makePrompt, makeReply } from '../../../test/conversation'
import { heldBack, openPart } from '../../../test/part'
import { makeJob, makeClip, makeDecided } from '../../../test/videos'
import type { SendPromptInput } from '../../entities/types.generated'
import type { JobFieldsFragment } from '../../entities/job/JobFields.generated'
import { AcceptVideoDocument } from '../../entities/video/review/review.generated'
import { ChatTab } from './ChatTab'
import { SendPromptDocument } from './draft/useSendPrompt.generated'

const { IntersectionObserver } = globalThis
afterEach(() => void Object.assign(globalThis, { IntersectionObserver }))

const PROJECT = 'keeper'
const job = (changes: Partial<JobFieldsFragment & { usualSeconds: number | null }> = {}) =>
  makeJob({ status: 'SUCCEEDED', progress: 1, viewerCanCancel: false, ...changes })
const video = (changes: Parameters<typeof makeClip>[1] = {}) =>
  makeClip('v1', { engine: 'FAL', seed: 4471, cost: '3.2', duration: 8, job: job(), ...changes })
const prompted = (content: string, id = 'm1') => makePrompt(content, { id })
const answered = (made: ReturnType<typeof video> | null, id = 'm2', answersId = 'm1') =>
  makeReply({ id, answersId, video: made, job: made?.job ?? null })
const listed = (...nodes: ReturnType<typeof makePrompt>[]) => conversationOf(PROJECT, nodes)
const order = (prompt: string, changes: Partial<SendPromptInput> = {}) => ({
  projectId: PROJECT,
  prompt,
  model: null,
  ratio: '16:9',
  magicPrompt: false,
  referenceIds: [],
  firstFrameId: null,
  lastFrameId: null,
  duration: 8,
  resolution: '720p',
  sound: true,
  negativePrompt: null,
  seed: null,
  movement: null,
  promptOptimizer: null,
  variations: 1,
  takeOf: null,
  ...changes,
})
const sending = (
  prompt: string,
  outcome: Pick<Answer, 'result'>,
  changes?: Partial<SendPromptInput>,
): Answer => ({
  request: { query: SendPromptDocument, variables: { input: order(prompt, changes) } },
  ...outcome,
})
/** Opens the tab; reviews and prompts stay pending until released. */
const conversation = (...answers: Answer[]) => {
  const [prompts, decisions] = [heldBack('SendPrompt'), heldBack('AcceptVideo')]
  const opened = openPart(
    <ChatTab projectId={PROJECT} />,
    [me(), installation(), ...answers],
    prompts.link,
    decisions.link,
  )
  return { ...opened, release: () => [prompts, decisions].forEach((held) => held.release()) }
}
const field = () => screen.findByRole('textbox', { name: 'Prompt' })
const take = (number: number) => screen.findByRole('article', { name: `Take ${number}` }).then(within)

test('an empty conversation shows an invitation, and nothing can be sent', async () => {
  const { user } = conversation(listed())
  expect(await screen.findByText('Start Creating')).toBeInTheDocument()
  expect(
    screen.getByText('Describe your vision and generate stunning videos for this project.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Generate' })).toBeDisabled()
  await user.type(await field(), '   {Enter}')
  expect(await screen.findByText('Please enter a prompt')).toBeInTheDocument()
})

test('Shift+Enter inserts a line break; a prompt that is too long is counted and refused', async () => {
  const { user } = conversation(listed())
  await user.type(await field(), 'one{Shift>}{Enter}{/Shift}two')
  expect(await field()).toHaveValue('one\ntwo')
  expect(screen.queryByText('7/2000')).not.toBeInTheDocument()
  await user.clear(await field())
  await user.click(await field())
  await user.paste('x'.repeat(2001))
  expect(screen.getByText('2001/2000')).toHaveAttribute('data-over')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Prompt must be at most 2000 characters')).toBeInTheDocument()
})

test('a prompt appears in the conversation at once, and the response replaces it', async () => {
  const made = video({
    status: 'IN_PROGRESS',
    url: null,
    job: job({ status: 'RUNNING', progress: 0.629, viewerCanCancel: true }),
  })
  const sent = { __typename: 'SentPrompt', prompt: prompted('Moon over open water'), answer: answered(made) }
  const { user, release } = conversation(
    listed(),
    sending('Moon over open water', { result: { data: { sendPrompt: sent } } }),
  )
  await screen.findByText('Start Creating')
  await user.type(await field(), 'Moon over open water{Enter}')
  expect(await screen.findByText('Process started...')).toBeInTheDocument()
  expect(await field()).toHaveValue('')
  expect(await field()).toHaveFocus()
  release()
  expect(await screen.findByText('62%')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
})

test('the next prompt can be sent before the previous one is confirmed', async () => {
  const reply = (prompt: string) =>
    sending(prompt, { result: { errors: [new GraphQLError(`${prompt} was refused`)] } })
  const { user, release } = conversation(listed(), reply('Moon'), reply('Sun'))
  await screen.findByText('Start Creating')
  await user.type(await field(), 'Moon{Enter}')
  expect(await screen.findByText('Moon')).toBeInTheDocument()
  await user.type(await field(), 'Sun{Enter}')
  expect(await screen.findByText('Sun')).toBeInTheDocument()
  release()
  // awaited together: the first toast may close while waiting for the second
  await Promise.all(['Moon', 'Sun'].map((prompt) => screen.findByText(`${prompt} was refused`)))
})

test.each([
  ['the next draft', { data: { sendPrompt: null } }, 'Sun and stars'],
  ['kept below a prompt that failed', { errors: [new GraphQLError('Refused')] }, 'Moon\nSun and stars'],
])('what is typed while a prompt is sent is %s', async (_, result, left) => {
  const sent = { __typename: 'SentPrompt', prompt: prompted('Moon'), answer: answered(video()) }
  const { user, release } = conversation(
    listed(),
    sending('Moon', { result: 'data' in result ? { data: { sendPrompt: sent } } : result }),
  )
  await screen.findByText('Start Creating')
  const prompt = await field()
  await user.type(prompt, 'Moon')
  fireEvent.keyDown(prompt, { key: 'Enter' })
  expect(prompt).toHaveValue('') // immediately, otherwise the next key would be appended to the sent text
  expect(await screen.findByText('Process started...')).toBeInTheDocument()
  await user.type(prompt, 'Sun and stars')
  release()
  await waitFor(() => expect(screen.queryByText('Process started...')).not.toBeInTheDocument())
  await waitFor(() => expect(prompt).toHaveValue(left))
})

test('placeholders have the shape of the content', async () => {
  const { user } = conversation(listed(), sending('A moon', { result: { data: null } }, { ratio: '1:1' }))
  await screen.findByText('Start Creating')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Aspect ratio' }))
  await user.click((await screen.findAllByText('1:1')).at(-1)!)
  await user.type(await field(), 'A moon{Enter}')
  const tile = (await screen.findByText('Process started...')).closest<HTMLElement>('[style*=aspect-ratio]')
  expect(tile?.style.aspectRatio).toBe('1/1')
})

test('a failed prompt removes both temporary messages and returns to the composer', async () => {
  const { user, release } = conversation(
    listed(),
    sending('Moon', { result: { errors: [new GraphQLError('The studio is closed')] } }),
  )
  await screen.findByText('Start Creating')
  await user.type(await field(), 'Moon{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Process started...')).toBeInTheDocument()
  release()
  expect(await screen.findByText('The studio is closed')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Process started...')).not.toBeInTheDocument())
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.getByText('Start Creating')).toBeInTheDocument()
  expect(await field()).toHaveValue('Moon')
})

test('a draft survives a reload', async () => {
  const first = conversation(listed())
  await first.user.type(await field(), 'Half a thought')
  first.unmount()
  conversation(listed())
  expect(await field()).toHaveValue('Half a thought')
})

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
  expect((await take(2)).getByText('local preview · 16:9 · seed 7 · 8 s')).toBeInTheDocument()
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
  openPart(<ChatTab projectId={PROJECT} />, [
    me(),
    installation(),
    listed(prompted('A fox'), answered(working)),
  ])
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('a storyboard take shows the number of its shot, unless it was renamed', async () => {
  const take = { shotNumber: 14, takeNumber: 2 }
  openPart(<ChatTab projectId={PROJECT} />, [
    me(),
    installation(),
    listed(
      prompted('A fox'),
      answered(video(take)),
      prompted('A hen', 'm3'),
      answered(video({ id: 'v2', ...take, isRenamed: true }), 'm4', 'm3'),
    ),
  ])
  expect(await screen.findByRole('article', { name: 'Shot 14, take 2' })).toBeInTheDocument()
  expect(screen.getByRole('article', { name: 'Take 2' })).toBeInTheDocument()
})
