/** Covers specification V45. */
import { screen, waitFor, within } from '@testing-library/react'
import { FIRST_CHOICE } from '#schema/limits'
import { type Answer, installation, me, modelChoice } from '../../../../test/answers'
import { conversationOf, makePrompt, makeReply } from '../../../../test/conversation'
import { openPart } from '../../../../test/part'
import { makeJob, makeClip } from '../../../../test/videos'
import { ContinuedVideoDocument } from '../../../entities/video/continue/captureFrame.generated'
import { ChatTab } from '../ChatTab'
import { SendPromptDocument } from '../draft/useSendPrompt.generated'

const EXTENDING = 'fal-ai/veo3.1/fast/extend-video'
const extending = modelChoice({ models: [...FIRST_CHOICE.models, EXTENDING] })
const done = makeJob({ status: 'SUCCEEDED', progress: 1, viewerCanCancel: false })
const tall = makeClip('v', { projectId: 'keeper', title: 'Moon', ratio: '9:16', job: done })
const continued: Answer = {
  request: { query: ContinuedVideoDocument, variables: { id: 'v' } },
  result: { data: { video: { ...tall, lastClip: null } } },
}
const open = (prompt: ReturnType<typeof makePrompt>, video: typeof tall, ...answers: Answer[]) =>
  openPart(<ChatTab projectId="keeper" />, [
    me(),
    installation({ engine: 'FAL' }),
    extending,
    conversationOf('keeper', [prompt, makeReply({ video })]),
    ...answers,
  ])
const composer = async () => within(await screen.findByRole('form', { name: 'Composer' }))
/** The "Continue" button, after both ways to continue are loaded. */
const continueButton = async () => {
  const button = () => screen.getByRole('button', { name: 'Continue' })
  await waitFor(() => expect(button()).toHaveAttribute('aria-haspopup', 'menu'))
  return button()
}
const slot = async () => within(await (await composer()).findByRole('group', { name: 'Video to extend' }))

test('with a model that extends videos there is a second way to continue, which sends the video', async () => {
  const sent: unknown[] = []
  const sending: Answer = {
    request: {
      query: SendPromptDocument,
      variables: ({ input }) => {
        sent.push(input)
        return true
      },
    },
    error: new Error('Enough is known'),
  }
  const { user } = open(makePrompt('Moon over open water'), tall, continued, sending)
  await user.click(await continueButton())
  expect(await screen.findByRole('menuitem', { name: 'Continue from the last frame' })).toBeInTheDocument()
  await user.click(await screen.findByRole('menuitem', { name: 'Continue with the model itself' }))
  expect((await slot()).getByRole('img', { name: 'Moon' })).toBeInTheDocument()
  expect((await composer()).getByText('Veo 3.1 Fast Extend')).toBeInTheDocument()
  expect((await composer()).getByText('9:16')).toBeInTheDocument()
  expect((await composer()).getByRole('combobox', { name: 'Aspect ratio' })).toBeDisabled()
  expect((await composer()).getByText('Costs about $1.05')).toBeInTheDocument()
  await user.type((await composer()).getByRole('textbox', { name: 'Prompt' }), 'A cloud{Enter}')
  await waitFor(() =>
    expect(sent).toMatchObject([
      { extendsVideoId: 'v', model: EXTENDING, ratio: '9:16', duration: 7, firstFrameId: null },
    ]),
  )
})

test('removing the video to extend also removes the model that needs it', async () => {
  const { user } = open(makePrompt('Moon over open water'), tall, continued)
  await user.click(await continueButton())
  await user.click(await screen.findByRole('menuitem', { name: 'Continue with the model itself' }))
  await user.click((await slot()).getByRole('button', { name: 'Do not extend the video' }))
  expect((await composer()).queryByRole('group', { name: 'Video to extend' })).not.toBeInTheDocument()
  expect((await composer()).getByText('Automatic')).toBeInTheDocument()
})

test('a prompt shows the video it extends, and "Use again" restores it', async () => {
  const { id, title, ratio, posterUrl, smallPosterUrl } = makeClip('before', {
    title: 'The door',
    ratio: '9:16',
  })
  const extendsVideo = { __typename: 'Clip' as const, id, title, ratio, posterUrl, smallPosterUrl }
  const prompt = makePrompt('Somebody comes in', { extendsVideoId: id, extendsVideo })
  const { user } = open(prompt, { ...tall, model: EXTENDING })
  const shown = within(await screen.findByRole('list', { name: 'Extended video' }))
  expect(shown.getByRole('img', { name: 'The door' })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Use again' }))
  expect((await slot()).getByRole('img', { name: 'The door' })).toBeInTheDocument()
})

test('a deleted source video is reported by the prompt and by "Use again"', async () => {
  const { user } = open(makePrompt('Somebody comes in', { extendsVideoId: 'gone' }), tall)
  const shown = within(await screen.findByRole('list', { name: 'Extended video' }))
  expect(shown.getByText('Video deleted')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Use again' }))
  expect(await screen.findByText('The video that it extended was deleted')).toBeInTheDocument()
})
