/** Covers specification G44. */
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ALWAYS, type Answer, pageOf } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { makePlan, makePlanClip, makeSegment } from '../../../../test/plans'
import { makeClip, makeFilm } from '../../../../test/videos'
import { FilmViewer } from '../FilmViewer'
import { ComparableFilmsDocument, ComparedFilmDocument } from './compareFilms.generated'

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
})

const films = [2, 1].map((number) =>
  makeFilm(`${number}`, { title: `The Keeper ${number}`, versionNumber: number }),
)
const listed = (...nodes: object[]): Answer => ({
  request: { query: ComparableFilmsDocument, variables: { projectId: '1', first: 50 } },
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
async function open(...answers: Answer[]) {
  const part = openPart(
    <MemoryRouter>
      <FilmViewer film={films[0]!} facts="" onClose={() => undefined} />
    </MemoryRouter>,
    answers,
  )
  await part.user.click(await screen.findByRole('button', { name: 'More actions' }))
  await part.user.click(await screen.findByRole('menuitem', { name: 'Compare versions' }))
  await screen.findByRole('dialog', { name: 'Compare versions' })
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
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(await screen.findByText('Not in version 1')).toBeInTheDocument()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.queryByText('Not in version 1')).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Wipe' }))
  expect(await screen.findByRole('slider', { name: 'Wipe between the versions' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'The Keeper 2' })).toBeInTheDocument()
})

test('a film without another version says so', async () => {
  await open(listed(films[0]!), compared(films[0]!, 'fox'))
  expect(await screen.findByText('This is the only version')).toBeInTheDocument()
})
