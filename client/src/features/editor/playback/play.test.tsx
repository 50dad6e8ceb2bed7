/** Covers specification V29. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import { UNEDITED } from '#schema/cut-item'
import { UNKNOWN_CUT } from '#schema/cut/document'
import type { Answer } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { makeCut } from '../../../../test/videos'
import { accepted, answersOf, openVideosTab } from '../../../../test/videos-tab'
import { PreviewTransitionDocument } from '../timeline/preview.generated'
import { PlayCut } from './PlayCut'

const playing = new Set<HTMLMediaElement>()
const ended = new Set<HTMLMediaElement>()
beforeEach(() => {
  playing.clear()
  ended.clear()
  Object.assign(HTMLMediaElement.prototype, {
    load() {},
    play(this: HTMLMediaElement) {
      playing.add(this)
      return Promise.resolve()
    },
    pause(this: HTMLMediaElement) {
      playing.delete(this)
    },
  })
  const getters = {
    duration: () => 5,
    readyState: () => HTMLMediaElement.HAVE_ENOUGH_DATA,
    ended(this: HTMLMediaElement) {
      return ended.has(this)
    },
    paused(this: HTMLMediaElement) {
      return !playing.has(this)
    },
  }
  for (const [name, get] of Object.entries(getters))
    jest.spyOn(HTMLMediaElement.prototype, name as 'duration', 'get').mockImplementation(get as () => number)
})

const previewRequest = (beforeId: string, afterId: string, transition: string) => ({
  query: PreviewTransitionDocument,
  variables: { input: { projectId: '1', beforeId, afterId, transition, seconds: 1 } },
})
const rendered = (key: string, url: string | null) => ({
  __typename: 'TransitionPreview' as const,
  key,
  seconds: 1,
  url,
})
const fade = (url: string | null): Answer => ({
  request: previewRequest('a', 'b', 'fade'),
  result: { data: { previewTransition: rendered('fade-of-a-and-b', url) } },
})
const cutOf = (...transitions: string[]) => makeCut(accepted, transitions)
const dialog = async () => within(await screen.findByRole('dialog'))
const shown = () => document.querySelector<HTMLVideoElement>('video[data-shown]')!
const fileShown = () => shown().getAttribute('src')
const loaded = () => [...document.querySelectorAll('video')].map((video) => video.getAttribute('src'))

/** Seeks to this second of the current clip. */
function playTo(video: HTMLVideoElement, second: number) {
  video.currentTime = second
  if (second >= 5) ended.add(video)
  else ended.delete(video)
  fireEvent.timeUpdate(video)
}

test('clips and rendered transitions play in order, each loaded before it is shown', async () => {
  const { user } = openVideosTab(accepted, { cut: cutOf('fade', ''), answers: [fade('/files/fade.mp4')] })
  await user.click(await screen.findByRole('button', { name: 'Play cut' }))
  const view = await dialog()
  await waitFor(() => expect(loaded()).toEqual(['/files/a.mp4', '/files/b.mp4', '/files/fade.mp4']))
  expect(fileShown()).toBe('/files/a.mp4')
  expect(view.getByText('1 of 3 in the cut')).toBeInTheDocument()
  const first = shown()
  playTo(first, 3.9)
  expect(fileShown()).toBe('/files/a.mp4')
  playTo(first, 4.01)
  expect(fileShown()).toBe('/files/fade.mp4')
  const [, second] = document.querySelectorAll('video')
  expect(playing).toContain(second)
  playTo(second!, 0.5)
  for (const { volume } of [first, second!]) expect(volume).toBeCloseTo(Math.SQRT1_2)
  playTo(second!, 1)
  expect(fileShown()).toBe('/files/b.mp4')
  expect(view.getByText('2 of 3 in the cut')).toBeInTheDocument()
  await waitFor(() => expect(loaded()).toEqual(['/files/c.mp4', '/files/b.mp4', null]))
  playTo(second!, 5)
  expect(fileShown()).toBe('/files/c.mp4')
  playTo(shown(), 5)
  expect(view.getByRole('button', { name: 'Play' })).toBeEnabled()
})

test('progress is shown until the last transition is rendered, then the cut plays', async () => {
  const pushed = { TransitionRendered: new Subject<{ data: object }>() }
  const { user } = openVideosTab(accepted, { cut: cutOf('fade', ''), answers: [fade(null)], pushed })
  await user.click(await screen.findByRole('button', { name: 'Play cut' }))
  const view = await dialog()
  expect(await view.findByText('Preparing the transitions')).toBeInTheDocument()
  expect(view.getByText(/Cross fade from 1 to 2/)).toHaveTextContent('0 / 1')
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  const arrived = rendered('fade-of-a-and-b', '/files/fade.mp4')
  act(() => pushed.TransitionRendered.next({ data: { transitionRendered: arrived } }))
  await waitFor(() => expect(fileShown()).toBe('/files/a.mp4'))
  expect(loaded()).toContain('/files/fade.mp4')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(playing.size).toBe(0)
})

test('a transition that cannot be rendered becomes a plain cut with a message', async () => {
  const refused: Answer = {
    request: previewRequest('b', 'c', 'hblur'),
    result: { errors: [new GraphQLError('Too short', { extensions: { code: 'BAD_USER_INPUT' } })] },
  }
  const { user } = openVideosTab(accepted, { cut: cutOf('fade', 'hblur'), answers: [fade(null), refused] })
  await user.click(await screen.findByRole('button', { name: 'Play cut' }))
  const view = await dialog()
  await waitFor(() => expect(view.getByText(/Cross fade from 1 to 2/)).toHaveTextContent('1 / 2'))
  await user.click(view.getByRole('button', { name: 'Play now, with plain cuts' }))
  expect(
    await view.findByText(
      'Shown as plain cuts, because the transitions are not ready: Cross fade (1 to 2), Blur (2 to 3)',
    ),
  ).toBeInTheDocument()
  await waitFor(() => expect(fileShown()).toBe('/files/a.mp4'))
  playTo(shown(), 4.5)
  expect(fileShown()).toBe('/files/a.mp4')
  playTo(shown(), 5)
  expect(fileShown()).toBe('/files/b.mp4')
})

test('a click on a clip plays the cut from there, and arrows change the clip', async () => {
  const { user } = openVideosTab(accepted, { cut: cutOf('', '') })
  await user.click(await screen.findByRole('button', { name: 'Play the cut from 2' }))
  const view = await dialog()
  await waitFor(() => expect(fileShown()).toBe('/files/b.mp4'))
  expect(view.getByRole('button', { name: 'Play from 2: Take b' })).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{ArrowRight}')
  expect(fileShown()).toBe('/files/c.mp4')
  await user.click(view.getByRole('button', { name: 'Play from 1: Take a' }))
  expect(fileShown()).toBe('/files/a.mp4')
  await user.keyboard('k')
  expect(view.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  expect(playing.size).toBe(0)
})

test('items play their part of a video at their speed, with the transition between them', async () => {
  const [a] = accepted
  const items = [
    { ...UNEDITED, id: 'a', video: a!, inFrame: 24, outFrame: 72, speed: 0.5 as const },
    { ...UNEDITED, id: 'second-use', video: a!, inFrame: 96 },
  ]
  const gaps = [{ transition: 'fade', seconds: 0.5 }]
  const preview: Answer = {
    request: {
      query: PreviewTransitionDocument,
      variables: {
        input: { projectId: '1', beforeId: 'a', afterId: 'second-use', transition: 'fade', seconds: 0.5 },
      },
    },
    result: { data: { previewTransition: { ...rendered('key', '/files/fade.mp4'), seconds: 0.5 } } },
  }
  openPart(
    <PlayCut
      projectId="1"
      document={UNKNOWN_CUT}
      draft={{ gaps, fit: 'CROP', ratio: '9:16' }}
      items={items}
      from={0}
      onPosition={() => undefined}
      onClose={() => undefined}
    />,
    [preview, ...answersOf(accepted, { cut: makeCut([a!]) })],
  )
  const view = await dialog()
  await waitFor(() => expect(loaded()).toEqual(['/files/a.mp4', '/files/a.mp4', '/files/fade.mp4']))
  const [first, second] = document.querySelectorAll('video')
  expect([first!.playbackRate, second!.playbackRate]).toEqual([0.5, 1])
  expect([first!.currentTime, second!.currentTime]).toEqual([1.001, 4.001])
  expect(view.getByText('/ 00:05')).toBeInTheDocument()
  playTo(first!, 2.7)
  expect(fileShown()).toBe('/files/a.mp4')
  playTo(first!, 2.76)
  expect(fileShown()).toBe('/files/fade.mp4')
  playTo(second!, 4.5)
  expect(shown()).toBe(second)
  expect(view.getByText('2 of 2 in the cut')).toBeInTheDocument()
})
