/** Covers specification C25, C26, E7, V50. */
import { act, screen, within } from '@testing-library/react'
import { installation, me } from '../../../../test/answers'
import { makeAsset } from '../../../../test/assets'
import { conversationOf, makePrompt, makeReply } from '../../../../test/conversation'
import { openPart } from '../../../../test/part'
import { makeJob, makeSettings, makeClip } from '../../../../test/videos'
import { passPrompt } from '../../../entities/video/continue/nextPrompt'
import { ChatTab } from '../ChatTab'

const open = (...messages: ReturnType<typeof makePrompt>[]) =>
  openPart(<ChatTab projectId="keeper" />, [
    me(),
    installation({ engine: 'FAL' }),
    conversationOf('keeper', messages),
  ])
const field = () => screen.findByRole('textbox', { name: 'Prompt' })
const again = () => screen.findByRole('button', { name: 'Use again' })
const done = makeJob({ status: 'SUCCEEDED', progress: 1, viewerCanCancel: false })

test('an example fills the composer without sending, and the replaced text can be restored', async () => {
  const { user } = open()
  const examples = await screen.findByRole('region', { name: 'Or start with one of these' })
  expect(within(examples).getAllByRole('button')).toHaveLength(6)
  await user.click(within(examples).getByRole('button', { name: 'A sea turtle glides over a coral reef' }))
  expect(await field()).toHaveValue('A sea turtle glides over a coral reef')
  expect(await field()).toHaveFocus()
  expect(screen.queryByText('Your draft was replaced.')).not.toBeInTheDocument()
  await user.type(await field(), ', slowly')
  await user.click(within(examples).getByRole('button', { name: 'A neon street in the rain at night' }))
  expect(screen.getByText('Your draft was replaced.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Put it back' }))
  expect(await field()).toHaveValue('A sea turtle glides over a coral reef, slowly')
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('"Edit" next to a failure restores its prompt', async () => {
  const failure = 'The provider’s content policy refused the prompt'
  const job = makeJob({ status: 'FAILED', viewerCanCancel: false, viewerCanRetry: true })
  const { user } = open(
    makePrompt('Moon over open water'),
    makeReply({ video: makeClip('v', { status: 'FAILED', url: null, posterUrl: null, failure, job }) }),
  )
  const alert = within((await screen.findByText(failure)).closest<HTMLElement>('[role=alert]')!)
  expect(alert.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  await user.click(alert.getByRole('button', { name: 'Edit' }))
  expect(await field()).toHaveValue('Moon over open water')
})

test('a take is reused with its model, ratio, magic prompt and remaining references', async () => {
  const left = makeAsset('1', { name: 'Dune' })
  const { user } = open(
    makePrompt('Moon over open water', {
      references: [
        { __typename: 'Reference', assetId: '1', name: 'Dune', asset: left },
        { __typename: 'Reference', assetId: '2', name: 'Gone', asset: null },
      ],
    }),
    makeReply({
      video: makeClip('v', {
        model: 'fal-ai/vidu/q1/reference-to-video',
        ratio: '9:16',
        magicPrompt: 'Moon, silver and slow',
        settings: makeSettings({ magicPrompt: true, movement: 'large' }),
        job: done,
      }),
    }),
  )
  await user.click(await again())
  expect(await field()).toHaveValue('Moon over open water')
  const composer = within(screen.getByRole('form', { name: 'Composer' }))
  expect(composer.getByRole('button', { name: 'Remove Dune' })).toBeInTheDocument()
  expect(composer.getByText('9:16')).toBeInTheDocument()
  expect(composer.getByText('Automatic')).toBeInTheDocument()
  expect(composer.getByRole('switch', { name: 'Magic prompt' })).toBeChecked()
  expect(await screen.findByText('Some of its reference images were deleted')).toBeInTheDocument()
})

test('reusing a prompt restores its model', async () => {
  const director = makeClip('v', { model: 'fal-ai/minimax/video-01-director', job: done })
  const { user } = open(makePrompt('Moon'), makeReply({ video: director }))
  await user.click(await again())
  expect(await screen.findAllByText('MiniMax Director')).not.toHaveLength(0)
})

test('reusing restores all settings, offers the seed and shows the decline reason', async () => {
  const take = makeClip('v', {
    engine: 'FAL',
    seed: 4471,
    status: 'DECLINED',
    declineReason: 'Too dark',
    settings: makeSettings({ duration: 6, resolution: '1080p', sound: false, negativePrompt: 'people' }),
    job: done,
  })
  const { user } = open(makePrompt('Moon'), makeReply({ video: take }))
  await user.click(await again())
  const note = within(await screen.findByRole('group', { name: 'Another take' }))
  expect(note.getByText('Rejected: Too dark')).toBeInTheDocument()
  const same = note.getByRole('checkbox', { name: 'Same seed 4471' })
  expect(same).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Options, 4 chosen' }))
  const options = within(await screen.findByRole('region', { name: 'Options of Veo 3.1' }))
  expect(await options.findByRole('radio', { name: '6 s' })).toBeChecked()
  expect(options.getByRole('radio', { name: '1080p' })).toBeChecked()
  expect(options.getByRole('switch', { name: 'Sound' })).not.toBeChecked()
  expect(options.getByRole('textbox', { name: 'Negative prompt' })).toHaveValue('people')
  expect(options.getByRole('spinbutton', { name: 'Seed' })).toHaveValue('')
  await user.click(same)
  expect(same).toBeChecked()
  expect(screen.getByRole('button', { name: 'Options, 5 chosen' })).toBeInTheDocument()
  await user.click(note.getByRole('button', { name: 'Make it a shot of its own' }))
  expect(screen.queryByRole('group', { name: 'Another take' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Options, 4 chosen' })).toBeInTheDocument()
})

test('an image prompt is reused in the image dialog', async () => {
  const { user } = open(
    makePrompt('A harbour in fog', { messageType: 'DESCRIBE' }),
    makeReply({ messageType: 'DESCRIBE', ratio: '4:3', job: done }),
  )
  await user.click(await again())
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: 'Image prompt' })).toHaveValue('A harbour in fog')
  expect(dialog.getByText('4:3')).toBeInTheDocument()
  expect(await field()).toHaveValue('')
})

test('a prompt is copied, even without clipboard access', async () => {
  const { user } = open(makePrompt('Moon over open water'), makeReply({ video: makeClip('v') }))
  const copy = await screen.findByRole('button', { name: 'Copy prompt' })
  await user.click(copy)
  expect(await screen.findByText('Prompt copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('Moon over open water')
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not over http'))
  await user.click(copy)
  expect(await screen.findByText('The prompt could not be copied')).toBeInTheDocument()
})

test('reusing a video from outside the chat fills the composer', async () => {
  open()
  await field()
  const video = makeClip('v', {
    prompt: 'Moon over open water',
    model: 'fal-ai/minimax/video-01-director',
    ratio: '9:16',
  })
  const repeated = { ...video, references: [], firstFrame: null, lastFrame: null, extendsVideoId: 'gone' }
  act(() => passPrompt('keeper', { repeated, extended: null }))
  expect(await field()).toHaveValue('Moon over open water')
  expect(await screen.findAllByText('MiniMax Director')).not.toHaveLength(0)
  expect(await screen.findByRole('group', { name: 'Another take' })).toBeInTheDocument()
  expect(screen.getByText('The video that it extended was deleted')).toBeInTheDocument()
})
