/** Covers specification B30, B33, B34, B70, B79. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Subject } from 'rxjs'
import type { Answer } from '../../../../test/answers'
import { KEEPER, reading as readingElements } from '../../../../test/elements'
import { makeShot, openStoryboard, reading } from '../../../../test/storyboard'
import { openPart, socketOf } from '../../../../test/part'
import { BoardActions } from '../BoardActions'
import { CastProvider } from '../cast/CastContext'
import { BoardPlayer } from './BoardPlayer'
import type { StoryboardFieldsFragment } from '../storyboard.generated'
import {
  GenerateMissingDrawingsDocument,
  DrawingJobDocument,
  RestOfStoryboardDocument,
  AnimaticDocument,
} from './film.generated'

const playing = new Set<HTMLMediaElement>()
beforeEach(() => {
  playing.clear()
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
  const getters = { duration: () => 2, readyState: () => 4, ended: () => false }
  for (const [name, get] of Object.entries(getters))
    jest.spyOn(HTMLMediaElement.prototype, name as 'duration', 'get').mockImplementation(get as () => number)
})
afterEach(() => jest.restoreAllMocks())

const drawingOf = (url: string, isCurrent = true) => ({
  url,
  posterUrl: null,
  seconds: 2,
  isCurrent,
  failure: null,
  note: null,
  leftOut: [],
})
const shotOf = (id: string, more: object = {}) => ({
  id,
  words: `Words of ${id}`,
  heading: '',
  seconds: 2,
  transition: '',
  transitionSeconds: 1,
  chosenTake: null,
  drawing: null,
  dialogue: [],
  ...more,
})
const boardOf = (...shots: object[]) =>
  ({ projectId: 'p', ratio: '16:9', model: null, shots }) as unknown as StoryboardFieldsFragment
const variables = { projectId: 'p' }
const rest: Answer = {
  request: { query: RestOfStoryboardDocument, variables },
  result: {
    data: {
      storyboardEstimate: {
        __typename: 'StoryboardEstimate',
        projectId: 'p',
        missing: 2,
        unknown: 0,
        usd: '3.2',
      },
    },
  },
}
const noJob: Answer = {
  request: { query: DrawingJobDocument, variables },
  result: { data: { storyboard: { __typename: 'Storyboard', projectId: 'p', drawingJob: null } } },
}
const drawingJob = (status: string) => ({
  __typename: 'Job',
  id: 'j',
  status,
  progress: 0,
  failure: null,
  viewerCanCancel: true,
  viewerCanRetry: false,
})
const filmOf = (...segments: object[]): Answer => ({
  request: { query: AnimaticDocument, variables },
  result: {
    data: {
      animatic: {
        __typename: 'Animatic',
        projectId: 'p',
        segments: segments.map((segment) => ({
          __typename: 'FilmSegment',
          posterUrl: null,
          seconds: 2,
          isCurrent: true,
          transition: '',
          transitionSeconds: 0,
          window: null,
          ...segment,
        })),
        sounds: [],
      },
    },
  },
})
const shown = () => document.querySelector<HTMLVideoElement>('video[data-shown]')!
const paid = { chosenTake: { id: 'v', title: '', posterUrl: null, duration: 4 } }
const mixed = boardOf(
  shotOf('a', paid),
  shotOf('b', { drawing: drawingOf('/files/b.mp4', false) }),
  shotOf('c'),
)

test('the status line shows ready, drawn and empty shots and the remaining cost', async () => {
  openPart(<BoardPlayer board={mixed} />, [rest, rest], socketOf())
  expect(screen.getByRole('button', { name: 'Play from shot 1: ready, 00:04' })).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: 'Play from shot 2: drawn, out of date, 00:02' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play from shot 3: empty, 00:02' })).toBeInTheDocument()
  const legend = within(screen.getByRole('list', { name: 'What the film is made of' }))
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 ready',
    '1 drawn',
    '1 empty',
  ])
  expect(await screen.findByText('2 shots without a take: ~$3.20')).toBeInTheDocument()
})

test('the board plays as one film of drawings and slates, and a changed shot is replaced', async () => {
  const dialogue = [{ speaker: 'HOLM', text: 'Where is he?' }]
  const drawing = { ...drawingOf('/files/a.mp4'), note: 'Not shown: hood.' }
  const words = 'Lit by @keeper'
  const board = boardOf(shotOf('a', { drawing, dialogue }), shotOf('b', { words }))
  const before = filmOf(
    { shotId: 'a', kind: 'DRAWN', url: '/files/a.mp4' },
    { shotId: 'b', kind: 'EMPTY', url: null },
  )
  const after = filmOf(
    { shotId: 'a', kind: 'DRAWN', url: '/files/a2.mp4' },
    { shotId: 'b', kind: 'DRAWN', url: '/files/b.mp4' },
  )
  const pushed = { TransitionRendered: new Subject<{ data: object }>() }
  const { user } = openPart(
    <CastProvider projectId="1">
      <BoardPlayer board={board} />
    </CastProvider>,
    [readingElements({ ...KEEPER, label: 'Mr. Holm' }), rest, rest, before, after],
    socketOf(pushed),
  )
  await user.click(screen.getByRole('button', { name: 'Play storyboard' }))
  const view = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(shown()).toHaveAttribute('src', '/files/a.mp4'))
  expect(playing).toContain(shown())
  expect(view.getByText('Shot 1 of 2, drawn')).toBeInTheDocument()
  expect(view.getByRole('note')).toHaveTextContent('Not shown: hood.')
  expect(view.getByRole('group', { name: 'Dialogue' })).toHaveTextContent('HOLM Where is he?')
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  await waitFor(() => expect(shown().currentTime).toBe(1))
  await user.keyboard('l')
  expect(await view.findAllByText('Lit by Mr. Holm')).toHaveLength(2) // title and slate
  expect(view.getByText('Shot 2 of 2, empty')).toBeInTheDocument()
  expect(view.queryByRole('group', { name: 'Dialogue' })).not.toBeInTheDocument()
  expect(playing.size).toBe(0)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  const window = { __typename: 'TransitionPreview', key: 'k', seconds: 1, url: '/files/w.mp4' }
  act(() => pushed.TransitionRendered.next({ data: { transitionRendered: window } }))
  await waitFor(() => expect(shown()).toHaveAttribute('src', '/files/b.mp4'))
  expect(view.queryByTestId('slate')).not.toBeInTheDocument()
  fireEvent.keyDown(document.body, { key: 'Escape' })
})

test('a click on a drawing plays the storyboard from its shot; without one it chooses a still', async () => {
  const film = filmOf(
    { shotId: '1', kind: 'EMPTY', url: null },
    { shotId: '2', kind: 'DRAWN', url: '/2.mp4' },
  )
  const drawing = {
    __typename: 'ShotDrawing',
    ...drawingOf('/2.mp4'),
    posterUrl: '/2.webp',
    smallPosterUrl: null,
  }
  const { user } = openStoryboard([
    reading(makeShot('1'), makeShot('2', { drawing: drawing as never })),
    { ...film, request: { query: AnimaticDocument, variables: { projectId: '1' } } },
  ])
  expect(await screen.findByRole('button', { name: 'Choose the still of shot 1' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Play shot 2' }))
  expect(await screen.findByText('Shot 2 of 2, drawn')).toBeInTheDocument()
  await waitFor(() => expect(shown()).toHaveAttribute('src', '/2.mp4'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
})

test('the voice of a shot plays with the shot', async () => {
  const film = filmOf({ shotId: 'a', kind: 'DRAWN', url: '/files/a.mp4' })
  const voice = {
    __typename: 'FilmSound',
    sound: { __typename: 'Sound', id: 'voice', url: '/files/voice.flac?signed', duration: 1.5 },
    startSeconds: 0,
    endSeconds: 1.5,
    offsetSeconds: 0,
    envelope: [0, 1.5].map((at) => ({ __typename: 'EnvelopePoint', atSeconds: at, factor: 1 })),
  }
  const data = (film.result as { data: { animatic: object } }).data
  data.animatic = { ...data.animatic, sounds: [voice] }
  const board = boardOf(shotOf('a', { drawing: drawingOf('/files/a.mp4') }))
  const { user } = openPart(<BoardPlayer board={board} />, [rest, rest, film], socketOf())
  await user.click(screen.getByRole('button', { name: 'Play storyboard' }))
  await waitFor(() => expect(shown()).toHaveAttribute('src', '/files/a.mp4'))
  const heard = () => [...playing].filter((element) => element instanceof HTMLAudioElement)
  await waitFor(() => {
    shown().currentTime += 0.01 // as during playback
    expect(heard().map((element) => element.getAttribute('src'))).toEqual([
      '/files/voice.flac?signed&stream=1',
    ])
  })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(heard()[0]).not.toHaveAttribute('src'))
})

test('missing drawings are generated, with progress', async () => {
  const draw: Answer = {
    request: { query: GenerateMissingDrawingsDocument, variables },
    result: { data: { generateMissingDrawings: drawingJob('QUEUED') } },
  }
  const { user } = openPart(<BoardActions projectId="p" board={mixed} />, [noJob, noJob, draw])
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Draw animatic (1 out of date)' }))
  expect(await screen.findByText('Drawing 1 of 2')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Stop drawing' })).toBeEnabled()
})

const take = (status: string) => ({
  chosenTake: { id: 'v', status, title: '', posterUrl: null, duration: 4 },
})
const running = { newestTake: { id: 'v', status: 'IN_PROGRESS' } }
const finished = { newestTake: { id: 'w', status: 'PENDING' } }
test.each([
  ['nothing to watch', 'Draw animatic', [{}]],
  ['a drawing without a take', 'Generate takes', [{ drawing: drawingOf('/files/a.mp4') }]],
  ['a shot without a take', 'Generate takes', [take('ACCEPTED'), {}]],
  ['takes being generated', 'Review takes', [running]],
  ['a take that is finished but not chosen yet', 'Review takes', [take('PENDING'), finished]],
  ['a take to review', 'Review takes', [take('PENDING'), take('ACCEPTED')]],
  ['all takes accepted', 'Build cut from storyboard', [take('ACCEPTED')]],
  ['a shot without words', 'Build cut from storyboard', [take('ACCEPTED'), { words: '' }]],
])('the next step with %s is the only primary button: %s', async (_, name, shots) => {
  const board = boardOf(...shots.map((more, at) => shotOf(String(at), more)))
  openPart(<BoardActions projectId="p" board={board} />, [noJob, noJob])
  const hasTake = board.shots.some(({ chosenTake }) => chosenTake)
  const cut = hasTake && !name.startsWith('Build cut') ? ['Build cut'] : []
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([name, ...cut, ''])
})
