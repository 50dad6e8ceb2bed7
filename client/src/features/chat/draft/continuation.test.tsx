/** Covers specification V43. */
import { screen, within } from '@testing-library/react'
import { installation, me } from '../../../../test/answers'
import { makeAsset } from '../../../../test/assets'
import { conversationOf, makePrompt, makeReply } from '../../../../test/conversation'
import { openPart } from '../../../../test/part'
import { makeClip, makeFilm, makeJob, makeSettings } from '../../../../test/videos'
import {
  CaptureFrameDocument,
  ContinuedVideoDocument,
} from '../../../entities/video/continue/captureFrame.generated'
import { ChatTab } from '../ChatTab'

const frame = makeAsset('frame', { name: 'Take v at 0:04.9' })
const captured = (videoId: string) => ({
  request: { query: CaptureFrameDocument, variables: { videoId, atSeconds: null } },
  result: {
    data: {
      captureFrame: {
        ...frame,
        capturedFrom: { __typename: 'CapturedFrom' as const, atSeconds: 4.9, video: null },
      },
    },
  },
})
const continued = (video: { id: string; lastClip?: object | null }) => ({
  request: { query: ContinuedVideoDocument, variables: { id: video.id } },
  result: { data: { video } },
})
const done = makeJob({ status: 'SUCCEEDED', progress: 1, viewerCanCancel: false })
const tall = makeClip('v', {
  projectId: 'keeper',
  ratio: '9:16',
  settings: makeSettings({ duration: 4 }),
  job: done,
})
const film = makeFilm('film', { projectId: 'keeper', job: done })
const open = (video: typeof tall | typeof film, ...answers: Parameters<typeof openPart>[1] & object) =>
  openPart(<ChatTab projectId="keeper" />, [
    me(),
    installation(),
    conversationOf('keeper', [makePrompt('Moon over open water'), makeReply({ video })]),
    ...answers,
  ])
const field = () => screen.findByRole('textbox', { name: 'Prompt' })

test('continuing a video reuses its settings and last frame with an empty prompt', async () => {
  const { user } = open(tall, continued(tall), captured('v'))
  await user.type(await field(), 'A draft')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Your draft was replaced.')).toBeInTheDocument()
  expect(await field()).toHaveValue('')
  expect(await field()).toHaveFocus()
  const composer = within(screen.getByRole('form', { name: 'Composer' }))
  expect(composer.getByText('9:16')).toBeInTheDocument()
  const stored = JSON.parse(
    sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.endsWith(':keeper'))!)!,
  )
  expect(stored).toMatchObject({
    firstFrame: { id: 'frame' },
    lastFrame: null,
    duration: 4,
    prompt: '',
    again: null,
  })
})

test('continuing a film uses its last clip', async () => {
  const clip = makeClip('last', { projectId: 'keeper', ratio: '1:1' })
  const { user } = open(film, continued({ ...film, lastClip: clip }), captured('last'))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const composer = within(screen.getByRole('form', { name: 'Composer' }))
  expect(await composer.findByText('1:1')).toBeInTheDocument()
})

test('continuing a film whose last clip was deleted uses its own last frame', async () => {
  const { user } = open(film, continued({ ...film, lastClip: null }), captured('film'))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const composer = within(screen.getByRole('form', { name: 'Composer' }))
  expect(await composer.findByRole('img', { name: 'First frame: Take v at 0:04.9' })).toBeInTheDocument()
})
