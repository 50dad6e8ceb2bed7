/** Covers specification C1, C2, C3, C8, C9, C44, C48, V2. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import type { Answer } from '../../../test/answers'
import { PROJECT, answered, conversation, field, job, listed, prompted, video } from '../../../test/chat'
import type { SendPromptInput } from '../../entities/types.generated'
import { SendPromptDocument } from './draft/useSendPrompt.generated'

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
