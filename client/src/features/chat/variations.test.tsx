/** Covers specification C48, V51, V54. */
import { screen, within } from '@testing-library/react'
import { ALWAYS, type Answer, installation, me } from '../../../test/answers'
import { conversationOf, makePrompt, makeReply } from '../../../test/conversation'
import { openPart } from '../../../test/part'
import { makeJob, makeClip } from '../../../test/videos'
import { DeclineVideoDocument } from '../../entities/video/review/review.generated'
import { ChatTab } from './ChatTab'
import { SendPromptDocument } from './draft/useSendPrompt.generated'

const open = (answers: Answer[], ...messages: ReturnType<typeof makePrompt>[]) =>
  openPart(<ChatTab projectId="keeper" />, [
    me(),
    installation(),
    conversationOf('keeper', messages),
    ...answers,
  ])
const done = makeJob({ status: 'SUCCEEDED', progress: 1, viewerCanCancel: false })
const variation = (number: number) =>
  screen.findByRole('region', { name: `Variation ${number}` }).then(within)

const three = [
  makeClip('a', { engine: 'FAL', job: done, seed: 11 }),
  makeClip('b', {
    status: 'IN_PROGRESS',
    url: null,
    posterUrl: null,
    job: makeJob({ id: 'running', progress: 0.4 }),
  }),
  makeClip('c', {
    status: 'FAILED',
    url: null,
    posterUrl: null,
    failure: 'The provider refused the prompt',
    job: makeJob({ id: 'failed', status: 'FAILED', viewerCanCancel: false, viewerCanRetry: true }),
  }),
]

test('each variation of an answer has its own progress, failure and actions', async () => {
  const { user } = open(
    [],
    makePrompt('Moon'),
    makeReply({ variations: 4, video: three[0], videos: three, job: done }),
  )
  expect(await screen.findByText('4 variations · 1 deleted')).toBeInTheDocument()
  const [first, second, third] = [await variation(1), await variation(2), await variation(3)]
  expect(first.getByRole('button', { name: 'Accept' })).toBeEnabled()
  expect(second.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  expect(second.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  expect(third.getByText('The provider refused the prompt')).toBeInTheDocument()
  expect(third.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  expect(third.getByRole('button', { name: 'Edit, variation 3' })).toBeInTheDocument()
  await user.click(first.getByRole('button', { name: 'Use again, variation 1' }))
  expect(await screen.findByRole('checkbox', { name: 'Same seed 11' })).not.toBeChecked()
})

test('several videos are requested at once and queue together', async () => {
  const { user } = open([
    { request: { query: SendPromptDocument, variables: () => true }, result: { data: {} }, delay: ALWAYS },
  ])
  await user.type(await screen.findByRole('textbox', { name: 'Prompt' }), 'Moon')
  await user.click(screen.getByRole('button', { name: 'Options' }))
  const options = within(await screen.findByRole('region', { name: 'Options' }))
  await user.click(await options.findByRole('radio', { name: '3' }))
  expect(screen.getByRole('button', { name: '3 videos at once. Make one.' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  expect(await screen.findByText('3 variations')).toBeInTheDocument()
  expect(screen.getAllByRole('progressbar')).toHaveLength(3)
})

test('the decline reason is shown next to a take', async () => {
  const declined = makeClip('v', { status: 'DECLINED', job: done })
  const { user } = open(
    [
      {
        request: { query: DeclineVideoDocument, variables: { id: 'v', reason: 'Too dark' } },
        result: {
          data: {
            declineVideo: {
              __typename: 'Clip',
              id: 'v',
              status: 'DECLINED',
              declineReason: 'Too dark',
              takes: [{ __typename: 'Clip', id: 'v', status: 'DECLINED' }],
            },
          },
        },
      },
    ],
    makePrompt('Moon'),
    makeReply({ video: declined, job: done }),
  )
  await user.click(await screen.findByRole('button', { name: 'Add reason' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Too dark{Enter}')
  expect(await screen.findByRole('button', { name: 'Rejected: Too dark' })).toBeInTheDocument()
})
