import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ana, type Answer, openApp } from '../../../test/app'
import { listOf, makeCut, makeGaps, makeJob, makeVideo } from '../../../test/videos'
import {
  type CutFieldsFragment,
  FilmDocument,
  FilmsDocument,
  MergeVideosDocument,
  ProjectVideosDocument,
  ReviewVideoDocument,
  SaveCutDocument,
  type ChangedVideoFieldsFragment,
  WorkspaceDocument,
} from '../../gql/generated'

const ALWAYS = Number.POSITIVE_INFINITY
const project = {
  __typename: 'Project',
  id: '1',
  name: 'The Keeper',
  description: '',
  isPrivate: false,
  owner: { __typename: 'User', id: ana.id, username: ana.username },
  createdAt: '2026-11-16T10:00:00Z',
  updatedAt: '2026-11-16T10:00:00Z',
  assetCount: 0,
  videoCount: 0,
  coverUrl: null,
  viewerCanManage: true,
}
const workspace: Answer = {
  request: { query: WorkspaceDocument, variables: { id: '1' } },
  maxUsageCount: ALWAYS,
  result: { data: { project } },
}
const films = (...nodes: ChangedVideoFieldsFragment[]): Answer => ({
  request: { query: FilmsDocument, variables: { id: '1', first: 48 } },
  maxUsageCount: ALWAYS,
  result: { data: { project: { __typename: 'Project', id: '1', videos: listOf(nodes) } } },
})
/**
 * The cut as it was last saved: who asks again, as the tab does every few seconds, is answered with it. Each
 * test has its own, since a tab that closes saves what is left while the next test already runs.
 */
let saved: { cut?: CutFieldsFragment } = {}
const videos = (nodes: ChangedVideoFieldsFragment[], cut: CutFieldsFragment = makeCut([])): Answer => {
  const own = saved
  return {
    request: { query: ProjectVideosDocument, variables: { id: '1', first: 50 } },
    maxUsageCount: ALWAYS,
    result: () => ({
      data: { project: { __typename: 'Project', id: '1', videos: listOf(nodes), cut: own.cut ?? cut } },
    }),
  }
}
const accepted = ['a', 'b', 'c'].map((id) => makeVideo(id, { status: 'ACCEPTED' }))
/** What the product sends of a cut in which nothing but the order and its transitions was chosen. */
const usual = (transitions: string[], lengths = transitions.map(() => 1)) => ({
  gaps: transitions.map((transition, at) => ({ transition, seconds: lengths[at] })),
  size: null as string | null,
  fit: 'pad',
})
const saving = (
  videoIds: string[],
  transitions: string[],
  failure?: string,
  { lengths, ...look }: { lengths?: number[]; size?: string; fit?: string } = {},
): Answer => {
  const own = saved
  const clips = videoIds.map((id) => makeVideo(id, { status: 'ACCEPTED' }))
  const save = () =>
    (own.cut = makeCut(clips, transitions, { gaps: makeGaps(transitions, lengths), ...look }))
  return {
    request: {
      query: SaveCutDocument,
      variables: { input: { projectId: '1', videoIds, ...usual(transitions, lengths), ...look } },
    },
    result: failure ? { errors: [new GraphQLError(failure)] } : () => ({ data: { saveCut: save() } }),
  }
}
/** Long enough for what was changed to be kept. */
const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 600)))
const open = (...answers: Answer[]) =>
  openApp({ at: '/projects/1?tab=videos', answers: [workspace, ...answers, films()] })
const approved = () => screen.findByRole('region', { name: 'Approved Videos' })
const order = () => screen.getAllByTestId('clip-title').map(({ textContent }) => textContent)

const measured = Element.prototype.getBoundingClientRect
beforeEach(() => {
  saved = {}
  // jsdom lays nothing out: the clips of the cut stand side by side here, as they do in a browser
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const at = [...document.querySelectorAll('.clip')].indexOf(this)
    return at < 0 ? measured.call(this) : new DOMRect(at * 300, 100, 200, 150)
  }
})
afterEach(() => {
  Element.prototype.getBoundingClientRect = measured
  jest.restoreAllMocks()
})

test('five placeholders stand where the videos will', async () => {
  open({ ...videos([]), delay: ALWAYS })
  expect(await screen.findAllByTestId('video-skeleton')).toHaveLength(5)
})

test('without videos the tab leads to the chat', async () => {
  const { user, router } = open(videos([]))
  expect(await screen.findByText('No videos found')).toBeInTheDocument()
  expect(
    screen.getByText(
      "Generate some videos from Chat to get started. Your videos will appear here once they're ready.",
    ),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Generate Videos' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a failure says so and can be tried again', async () => {
  open(
    {
      request: { query: ProjectVideosDocument, variables: { id: '1', first: 50 } },
      result: { errors: [new GraphQLError('The database is away')] },
    },
    videos([]),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No videos found')).toBeInTheDocument()
})

test('work under way shows its real progress, a failure its reason, an accepted video its badge', async () => {
  const making = makeVideo('new', { status: 'IN_PROGRESS', url: null, job: makeJob({ progress: 0.42 }) })
  const failed = makeVideo('bad', {
    status: 'FAILED',
    url: null,
    failure: 'The engine refused this prompt.',
    job: makeJob({ id: 'old', status: 'FAILED', viewerCanCancel: false, viewerCanRetry: true }),
  })
  open(videos([making, failed, ...accepted.slice(0, 1)]))
  const tile = await screen.findByRole('article', { name: 'Take new' })
  for (const text of ['Generating video...', 'This may take a few minutes', '42%'])
    expect(within(tile).getByText(text)).toBeInTheDocument()
  expect(within(tile).getByRole('button', { name: 'Cancel' })).toBeEnabled()
  expect(screen.getByText('The engine refused this prompt.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled()
  expect(within(screen.getByRole('article', { name: 'Take a' })).getByText('accepted')).toBeInTheDocument()
})

test('the same decision cannot be made twice', async () => {
  const pending = makeVideo('p')
  const review: Answer = {
    request: { query: ReviewVideoDocument, variables: { id: 'p', review: 'DECLINED' } },
    result: { data: { reviewVideo: { ...pending, status: 'DECLINED' } } },
  }
  const { user } = open(
    videos([pending, makeVideo('d', { status: 'DECLINED' }), ...accepted.slice(0, 1)]),
    review,
  )
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

test('the bench counts videos and transitions, and knows the length of the film', async () => {
  open(videos(accepted, makeCut(accepted, ['fade', ''])))
  const bench = within(await approved())
  expect(bench.getByText('3 video(s)')).toBeInTheDocument()
  expect(bench.getByText('2 transition(s)')).toBeInTheDocument()
  expect(bench.getByTitle('Length of the film')).toHaveTextContent('00:14')
  expect(bench.getByText('fade')).toBeInTheDocument()
  fireEvent.click(bench.getByRole('button', { name: 'About transitions' }))
  expect(
    await screen.findByText(
      'Select transitions between your videos to create smooth connections. Drag videos to reorder them.',
    ),
  ).toBeInTheDocument()
})

test('one video has no transitions to count', async () => {
  open(videos(accepted, makeCut(accepted.slice(0, 1))))
  const bench = within(await approved())
  expect(bench.getByText('1 video(s)')).toBeInTheDocument()
  expect(bench.queryByText(/transition\(s\)/)).not.toBeInTheDocument()
})

test('the keyboard moves a video, says so, and the order is kept', async () => {
  open(videos(accepted, makeCut(accepted, ['fade', ''])), saving(['b', 'a', 'c'], ['fade', '']))
  await approved()
  const grip = screen.getByRole('button', { name: 'Move Take a, now 1' })
  grip.focus()
  fireEvent.keyDown(grip, { code: 'Space' })
  expect(await screen.findByText('Take a picked up at position 1 of 3')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve)) // the sensor listens from the next task on
  fireEvent.keyDown(grip, { code: 'ArrowRight' })
  expect(await screen.findByText('Take a moved to position 2 of 3')).toBeInTheDocument()
  fireEvent.keyDown(grip, { code: 'Space' })
  await waitFor(() => expect(order()).toEqual(['Take b', 'Take a', 'Take c']))
  expect(screen.getByTitle('Length of the film')).toHaveTextContent('00:14')
  await pause()
  expect(order()).toEqual(['Take b', 'Take a', 'Take c'])
})

test('a chosen transition is kept; one that the server refuses is taken back', async () => {
  const { user } = open(
    videos(accepted, makeCut(accepted)),
    saving(['a', 'b', 'c'], ['hlwind', '']),
    saving(['a', 'b', 'c'], ['hlwind', 'fade'], 'The database is away'),
  )
  const bench = within(await approved())
  const shown = (key: string) => bench.queryAllByText(key)
  const choose = async (name: string, key: string) => {
    await user.click(bench.getByRole('combobox', { name }))
    await user.keyboard(key)
    await user.click(await screen.findByTitle(`${key} transition`))
    await waitFor(() => expect(shown(key)).not.toHaveLength(0))
  }
  await choose('Transition from 1 to 2', 'hlwind')
  await waitFor(() => expect(bench.getByTitle('Length of the film')).toHaveTextContent('00:14'))
  await pause()
  expect(shown('hlwind')).not.toHaveLength(0)
  await choose('Transition from 2 to 3', 'fade')
  expect(await screen.findByText('The database is away')).toBeInTheDocument()
  await waitFor(() => expect(shown('fade')).toHaveLength(0))
  expect(shown('hlwind')).not.toHaveLength(0)
})

test('a transition lasts as long as is chosen, and the film is as long as that makes it', async () => {
  const all = ['a', 'b', 'c']
  const { user } = open(
    videos(accepted, makeCut(accepted, ['fade', ''])),
    saving(all, ['fade', ''], undefined, { lengths: [2, 1] }),
  )
  const bench = within(await approved())
  expect(bench.getByRole('combobox', { name: 'Length of the transition from 2 to 3' })).toBeDisabled()
  await user.click(bench.getByRole('combobox', { name: 'Length of the transition from 1 to 2' }))
  await user.click(await screen.findByText('2 s', { selector: '.ant-select-item-option-content' }))
  await waitFor(() => expect(bench.getByTitle('Length of the film')).toHaveTextContent('00:13'))
  await pause()
  expect(bench.getByTitle('Length of the film')).toHaveTextContent('00:13')
})

test('a transition beside a clip that is too short says that it is shortened, or that it is a plain cut', async () => {
  const [a, b, c] = accepted
  const clips = [a!, { ...b!, duration: 1.2 }, { ...c!, duration: 0.4 }]
  open(videos(clips, makeCut(clips, ['fade', 'hblur'])))
  const bench = within(await approved())
  expect(
    bench.getByRole('combobox', { name: 'Length of the transition from 1 to 2' }),
  ).toHaveAccessibleDescription('Shortened to 0.5 s: the clip is too short')
  expect(bench.getByText('0.5 s')).toBeInTheDocument()
  expect(
    bench.getByRole('combobox', { name: 'Length of the transition from 2 to 3' }),
  ).toHaveAccessibleDescription('Becomes a plain cut: the clip is too short')
})

test('the size of the film and the fit of its clips are kept with the cut, and the film is made with them', async () => {
  const all = ['a', 'b', 'c']
  const chosen = { size: '1080p', fit: 'crop' }
  const order = { projectId: '1', videoIds: all, ...usual(['', 'fade']), ...chosen }
  const made = {
    request: { query: MergeVideosDocument, variables: { input: order } },
    result: { data: { mergeVideos: film } },
  }
  const kept = [{ size: '1080p' }, chosen].map((choice) => saving(all, ['', 'fade'], undefined, choice))
  const { user } = open(videos(accepted, makeCut(accepted, ['', 'fade'])), ...kept, made)
  const bench = within(await approved())
  for (const [name, label] of [
    ['Export size', '1080p'],
    ['Clips of another shape', 'Fill'],
  ] as const) {
    await user.click(bench.getByRole('combobox', { name }))
    await user.click(await screen.findByText(label, { selector: '.ant-select-item-option-content' }))
  }
  await user.click(bench.getByRole('button', { name: 'Merge & Export' }))
  expect(await bench.findByRole('button', { name: /Merging/ })).toBeDisabled()
  expect(bench.getByText('1080p')).toBeInTheDocument()
  expect(bench.getByText('Fill')).toBeInTheDocument()
})

const film = makeVideo('film', {
  isMerged: true,
  status: 'IN_PROGRESS',
  url: null,
  downloadUrl: null,
  job: makeJob({ id: 'merge', progress: 0.3 }),
})
const merging: Answer = {
  request: {
    query: MergeVideosDocument,
    variables: { input: { projectId: '1', videoIds: ['a', 'b', 'c'], ...usual(['', 'fade']) } },
  },
  result: { data: { mergeVideos: film } },
}

/** What the tab asks every few seconds of a film that it waits for; `shown.film` is what it is answered. */
const asking = (shown: { film: ChangedVideoFieldsFragment }): Answer => ({
  request: { query: FilmDocument, variables: { id: 'film' } },
  maxUsageCount: ALWAYS,
  result: () => ({ data: { video: shown.film } }),
})
/** A list of films that is still on its way would replace the one to which a merge has added its film. */
const filmsLoaded = ({ client }: ReturnType<typeof open>) =>
  waitFor(() =>
    expect(client.readQuery({ query: FilmsDocument, variables: { id: '1', first: 48 } })).not.toBeNull(),
  )

test('a merge shows its progress, then downloads the film', async () => {
  let arrive: (answer: Response) => void = () => undefined
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: () => undefined })
  globalThis.fetch = () => new Promise<Response>((resolve) => (arrive = resolve))
  const shown = { film }
  const app = open(videos(accepted, makeCut(accepted, ['', 'fade'])), merging, asking(shown))
  const { user, client } = app
  await filmsLoaded(app)
  await user.click(await screen.findByRole('button', { name: 'Merge & Export' }))
  const busy = await screen.findByRole('button', { name: /Merging\.\.\.\s*30%/ })
  expect(busy).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  const ready = {
    ...film,
    status: 'PENDING' as const,
    url: '/files/film.mp4',
    downloadUrl: '/files/film.mp4?download=the-keeper-1.mp4',
    job: makeJob({ id: 'merge', status: 'SUCCEEDED', progress: 1, viewerCanCancel: false }),
  }
  shown.film = ready
  client.writeQuery({ query: FilmDocument, variables: { id: 'film' }, data: { video: shown.film } })
  expect(await screen.findByRole('button', { name: 'Exporting...' })).toBeDisabled()
  expect(await screen.findByText('Video merged successfully! Downloading...')).toBeInTheDocument()
  arrive({ ok: true, blob: async () => new Blob() } as Response)
  expect(await screen.findByRole('button', { name: 'Merge & Export' })).toBeEnabled()
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('the-keeper-1.mp4')
})

test('a merge that cannot begin says so, in its own words', async () => {
  const { user } = open(videos(accepted, makeCut(accepted, ['', 'fade'])), {
    ...merging,
    result: { errors: [new GraphQLError('The database is away')] },
  })
  await user.click(await screen.findByRole('button', { name: 'Merge & Export' }))
  expect(await screen.findByText('Failed to merge videos. Please try again.')).toBeInTheDocument()
  expect(screen.queryByText('The database is away')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Merge & Export' })).toBeEnabled()
})

test('a merge that fails later says so', async () => {
  const shown = { film }
  const app = open(videos(accepted, makeCut(accepted, ['', 'fade'])), merging, asking(shown))
  const { user, client } = app
  await filmsLoaded(app)
  await user.click(await screen.findByRole('button', { name: 'Merge & Export' }))
  await screen.findByRole('button', { name: /Merging/ })
  const why = 'Video 2 of the film is not there any more'
  const broken = {
    ...film,
    status: 'FAILED' as const,
    failure: why,
    job: makeJob({ id: 'merge', status: 'FAILED', viewerCanCancel: false }),
  }
  shown.film = broken
  client.writeQuery({ query: FilmDocument, variables: { id: 'film' }, data: { video: shown.film } })
  expect(await screen.findByText('Failed to merge videos. Please try again.')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Merge & Export' })).toBeEnabled()
})

test('a merge that is under way is shown again to who comes back', async () => {
  open(films(film), videos(accepted, makeCut(accepted)))
  expect(await screen.findByRole('button', { name: /Merging\.\.\.\s*30%/ })).toBeDisabled()
})
