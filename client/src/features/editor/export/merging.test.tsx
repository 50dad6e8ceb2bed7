/** Covers specification V19, V20, V48, V87. */
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { watchDownloads } from '../../../../test/downloads'
import { makeCut, makeFilm, makeJob } from '../../../../test/videos'
import { accepted, filmsRequest, openVideosTab, sentCut } from '../../../../test/videos-tab'
import { FilmDocument, LastFilmDocument, MergeVideosDocument, ReadyFilmDocument } from './useMerge.generated'

const film = makeFilm('film', {
  status: 'IN_PROGRESS',
  url: null,
  downloadUrl: null,
  job: makeJob({ id: 'merge', progress: 0.3 }),
})
const cut = makeCut(accepted, ['', 'fade'])
const merging: Answer = {
  request: {
    query: MergeVideosDocument,
    variables: ({ input: { filmId, ...input } }) =>
      typeof filmId === 'string' &&
      JSON.stringify(input) === JSON.stringify(sentCut(['a', 'b', 'c'], ['', 'fade'])),
  },
  result: { data: { mergeVideos: film } },
}

/** The tab with the film of a merge. `become` pushes a new state of it, which later queries return too. */
function showMerge() {
  let shown = film
  const polling: Answer = {
    request: { query: FilmDocument, variables: { id: 'film' } },
    maxUsageCount: ALWAYS,
    result: () => ({ data: { video: shown } }),
  }
  const ready: Answer = {
    request: { query: ReadyFilmDocument, variables: { id: 'film' } },
    maxUsageCount: ALWAYS,
    result: () => ({
      data: { video: { ...shown, bytes: 12_340_000, loudness: -14, loudnessTarget: -14, truePeak: -1.02 } },
    }),
  }
  const opened = openVideosTab(accepted, { cut, answers: [merging, polling, ready] })
  const become = (changes: Partial<typeof film>) => {
    shown = { ...film, ...changes }
    opened.client.writeQuery({ query: FilmDocument, variables: { id: 'film' }, data: { video: shown } })
  }
  return { ...opened, become }
}

beforeEach(() => sessionStorage.clear())

/** Starts a merge. */
async function beginMerge() {
  const { user, client, become } = showMerge()
  // a pending list of films would overwrite the one to which the merge adds its film
  await waitFor(() => expect(client.readQuery(filmsRequest)).not.toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Merge & Export' }))
  const busy = await screen.findByRole('button', { name: /Merging/ })
  return { busy, become, user }
}

test('a merge shows its progress, then downloads the film', async () => {
  let arrive: (answer: Partial<Response>) => void = () => undefined
  const saved = watchDownloads(() => new Promise((resolve) => (arrive = resolve)))
  const { busy, become } = await beginMerge()
  await waitFor(() => expect(busy).toHaveTextContent(/Merging\.\.\.\s*30%/))
  expect(busy).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  become({
    status: 'PENDING',
    url: '/files/film.mp4',
    downloadUrl: '/files/film.mp4?download=the-keeper-1.mp4',
    job: makeJob({ id: 'merge', status: 'SUCCEEDED', progress: 1, viewerCanCancel: false }),
  })
  expect(await screen.findByRole('button', { name: 'Exporting...' })).toBeDisabled()
  expect(await screen.findByText('Video merged successfully! Downloading...')).toBeInTheDocument()
  arrive({ ok: true, blob: async () => new Blob() })
  expect(await screen.findByRole('button', { name: 'Merge & Export' })).toBeEnabled()
  expect(saved).toEqual(['the-keeper-1.mp4'])
})

test('a merged film is shown in a panel with its details and actions', async () => {
  watchDownloads(async () => ({ ok: true, blob: async () => new Blob() }))
  const { become, user } = await beginMerge()
  become({
    status: 'PENDING',
    url: '/files/film.mp4',
    downloadUrl: '/files/film.mp4?download=the-keeper-1.mp4',
  })
  const panel = within(await screen.findByRole('region', { name: 'Your film is ready' }))
  expect(
    panel.getByText('00:05 · 1280 × 720 · 12.3 MB · −14.0 LUFS, true peak −1.0 dBTP'),
  ).toBeInTheDocument()
  expect(panel.getByRole('link', { name: 'Watch' })).toHaveAttribute(
    'href',
    '/projects/1?tab=merged&video=film',
  )
  expect(panel.getByRole('button', { name: 'Download' })).toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: 'Merge settings' }))
  const settings = within(await screen.findByRole('dialog'))
  expect(settings.getByText('Export')).toBeInTheDocument()
  await user.click(settings.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(panel.getByRole('button', { name: 'Share for review' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/this film and, as new versions, all later ones/)).toBeInTheDocument()
  expect(dialog.getByLabelText('Name')).toHaveValue(film.title)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(panel.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'Your film is ready' })).not.toBeInTheDocument()
})

test('a merge that cannot start shows the reason', async () => {
  const away = { errors: [new GraphQLError('The database is away')] }
  const { user } = openVideosTab(accepted, { cut, answers: [{ ...merging, result: away }] })
  await user.click(await screen.findByRole('button', { name: 'Merge & Export' }))
  expect(await screen.findByText('Failed to merge videos. Please try again.')).toBeInTheDocument()
  expect(screen.queryByText('The database is away')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Merge & Export' })).toBeEnabled()
})

test('a merge that fails later shows an error', async () => {
  const { become } = await beginMerge()
  become({
    status: 'FAILED',
    failure: 'Video 2 of the film no longer exists',
    job: makeJob({ id: 'merge', status: 'FAILED', viewerCanCancel: false }),
  })
  expect(await screen.findByText('Failed to merge videos. Please try again.')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Merge & Export' })).toBeEnabled()
})

test('a merge in progress is shown again after returning to the tab', async () => {
  openVideosTab(accepted, { cut: makeCut(accepted), films: [film] })
  expect(await screen.findByRole('button', { name: /Merging\.\.\.\s*30%/ })).toBeDisabled()
})

test('a merge is downloaded after a reload, once', async () => {
  const saved = watchDownloads(async () => ({ ok: true, blob: async () => new Blob() }))
  sessionStorage.setItem('merge:1', 'film')
  const { become } = showMerge()
  expect(await screen.findByRole('button', { name: /Merging\.\.\.\s*30%/ })).toBeDisabled()
  become({
    status: 'PENDING',
    url: '/files/film.mp4',
    downloadUrl: '/files/film.mp4?download=the-keeper-1.mp4',
  })
  expect(await screen.findByRole('button', { name: 'Merge & Export' })).toBeEnabled()
  expect(saved).toEqual(['the-keeper-1.mp4'])
  expect(sessionStorage.getItem('merge:1')).toBeNull()
})

test('a merge whose film is gone is no longer awaited', async () => {
  sessionStorage.setItem('merge:1', 'film')
  const gone = {
    request: { query: FilmDocument, variables: { id: 'film' } },
    result: { data: { video: null } },
  }
  openVideosTab(accepted, { cut, answers: [gone] })
  expect(await screen.findByRole('button', { name: 'Merge & Export' })).toBeEnabled()
  await waitFor(() => expect(sessionStorage.getItem('merge:1')).toBeNull())
})

test('export settings show how loud the last film was', async () => {
  const last: Answer = {
    request: { query: LastFilmDocument, variables: { id: '1' } },
    result: {
      data: {
        project: {
          __typename: 'Project',
          id: '1',
          films: {
            __typename: 'FilmConnection',
            nodes: [
              {
                __typename: 'Film',
                id: 'film',
                downloadUrl: '/film.mp4',
                loudness: -18.34,
                loudnessTarget: null,
                truePeak: -2.06,
                job: null,
              },
            ],
          },
        },
      },
    },
  }
  const { user } = openVideosTab(accepted, { cut, answers: [last] })
  await user.click(await screen.findByRole('button', { name: /^Export/ }))
  expect(await screen.findByText('Last film: −18.3 LUFS, true peak −2.1 dBTP')).toBeInTheDocument()
})
