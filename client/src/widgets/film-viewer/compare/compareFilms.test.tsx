/** Covers specification G44. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ALWAYS, type Answer, pageOf } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { makePlan, makePlanClip, makeSegment } from '../../../../test/plans'
import { makeClip, makeFilm, makeJob } from '../../../../test/videos'
import type { JobKind } from '../../../entities/types.generated'
import { FilmViewer } from '../FilmViewer'
import { ComparableFilmsDocument, ComparedFilmDocument } from './compareFilms.generated'

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
})

const film = (number: number, changes: Parameters<typeof makeFilm>[1] = {}) =>
  makeFilm(`${number}`, { title: `The Keeper ${number}`, versionNumber: number, ...changes })
const films = [film(2), film(1)]
const madeBy = (kind: JobKind) => ({ job: makeJob({ id: kind, kind }) })
const listed = (...nodes: object[]): Answer => ({
  request: { query: ComparableFilmsDocument, variables: { projectId: '1', first: 50 } },
  maxUsageCount: ALWAYS,
  result: {
    data: { project: { __typename: 'Project', id: '1', films: pageOf('FilmConnection', nodes) } },
  },
})
/** A film of these takes, two frames of each. */
const compared = (film: (typeof films)[number], ...takes: string[]): Answer => ({
  request: { query: ComparedFilmDocument, variables: { id: film.id } },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      video: {
        ...film,
        plan: makePlan({
          clips: takes.map((id) => makePlanClip(id, { video: makeClip(id) })),
          segments: takes.map((_, clip) => makeSegment({ startFrame: 2 * clip, frames: 2, clip })),
        }),
      },
    },
  },
})
const dialogs = () => screen.getAllByRole('dialog')
/** The dialog above that of the viewer. */
const comparison = () => within(dialogs().at(-1)!)
async function open(...answers: Answer[]) {
  return openOf(films[0]!, ...answers)
}
async function openOf(film: (typeof films)[number], ...answers: Answer[]) {
  const part = openPart(
    <MemoryRouter>
      <FilmViewer film={film} facts="" onClose={() => undefined} />
    </MemoryRouter>,
    answers,
  )
  await part.user.click(await screen.findByRole('button', { name: 'More actions' }))
  await part.user.click(await screen.findByRole('menuitem', { name: 'Compare versions' }))
  await waitFor(() => expect(dialogs()).toHaveLength(2))
  return part
}

test('a film is compared with the version before it, at the same shot', async () => {
  const [second, first] = films
  const { user } = await open(
    listed(...films),
    compared(second!, 'fox', 'new', 'sea'),
    compared(first!, 'fox', 'sea'),
  )
  expect(await screen.findByText('Version 2 and version 1')).toBeInTheDocument()
  expect(screen.queryByText('Not in version 1')).not.toBeInTheDocument()
  await user.keyboard('..')
  expect(await screen.findByText('Not in version 1')).toBeInTheDocument()
  await user.keyboard('..')
  expect(screen.queryByText('Not in version 1')).not.toBeInTheDocument()
  await user.keyboard('{ArrowLeft}')
  expect(screen.queryByText('Not in version 1')).not.toBeInTheDocument()
  await user.keyboard('w')
  expect(await screen.findByRole('slider', { name: 'Wipe between the versions' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  expect(screen.getByRole('dialog', { name: 'The Keeper 2' })).toBeInTheDocument()
})

test('a film without another version says so', async () => {
  await open(listed(films[0]!), compared(films[0]!, 'fox'))
  expect(await screen.findByText('This is the only version')).toBeInTheDocument()
})

test('choosing another version keeps the view and the position', async () => {
  const three = [film(3), ...films]
  const { user } = await openOf(
    three[0]!,
    listed(...three),
    ...three.map((each) => compared(each, 'fox', 'sea')),
  )
  expect(await screen.findByText('Version 3 and version 2')).toBeInTheDocument()
  await user.keyboard('..mw')
  const position = comparison().getByRole('slider', { name: 'Position' })
  fireEvent.mouseDown(comparison().getByRole('combobox', { name: 'Compare with' }))
  await user.click(await screen.findByText('Version 1 · The Keeper 1'))
  expect(await screen.findByText('Version 3 and version 1')).toBeInTheDocument()
  expect(comparison().getByRole('slider', { name: 'Position' })).toBe(position)
  expect(position).toHaveAttribute('aria-valuenow', '2')
  expect(comparison().getByRole('button', { name: 'Unmute' })).toBeInTheDocument()
  expect(screen.getByRole('slider', { name: 'Wipe between the versions' })).toBeInTheDocument()
})

test('films of unknown length and without a plan are compared', async () => {
  const old = films.map((each) => ({ ...each, frames: null, frameRate: null }))
  await open(
    listed(...old),
    ...old.map((each): Answer => ({
      ...compared(each),
      result: { data: { video: { ...each, plan: null } } },
    })),
  )
  expect(await screen.findByText('Version 2 and version 1')).toBeInTheDocument()
})

test('a merged film is not compared with a draft of the storyboard', async () => {
  const draft = film(2, madeBy('DRAFT'))
  const merged = [film(3, madeBy('MERGE')), film(1)]
  await openOf(
    merged[0]!,
    listed(merged[0]!, draft, merged[1]!),
    ...merged.map((each) => compared(each, 'fox')),
  )
  expect(await screen.findByText('Version 3 and version 1')).toBeInTheDocument()
})

test('after an error, another version can be chosen, and all films are loaded again', async () => {
  const [second, first] = films
  const failing: Answer = {
    request: { query: ComparedFilmDocument, variables: { id: first!.id } },
    error: new Error('Unavailable'),
  }
  const { user } = await open(listed(...films), compared(second!, 'fox'), failing, compared(first!, 'fox'))
  expect(await screen.findByText('Unable to load the versions')).toBeInTheDocument()
  expect(comparison().getByRole('combobox', { name: 'Compare with' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Version 2 and version 1')).toBeInTheDocument()
})

test('the comparison leaves the loaded pages of the films in the tab below', async () => {
  const { client } = await open(listed(...films), ...films.map((each) => compared(each, 'fox')))
  await screen.findByText('Version 2 and version 1')
  expect(client.cache.extract()).not.toHaveProperty('Project:1')
})
