/** Covers specification C3, G41. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Answer } from '../../../../test/answers'
import { makeNote, videoNotesOf } from '../../../../test/notes'
import { heldBack, openPart } from '../../../../test/part'
import { makeFilm, makeJob } from '../../../../test/videos'
import type { ProjectRole } from '../../../entities/types.generated'
import { ViewerRoleProvider } from '../../../entities/person/may'
import { FilmViewer } from '../FilmViewer'
import { AddNoteDocument } from '../../../entities/note/notes.generated'

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
})

const film = (id: string) => makeFilm(id, { duration: 10 })
const early = makeNote('early', { frame: 48, text: 'Too dark' })
const late = makeNote('late', { frame: 120, endFrame: 144, text: 'Slower', isDone: true })
const ADDED = makeNote('new', { text: 'More fog', video: film('film') })

/** A viewer with two films. */
function Films({ role }: { role: ProjectRole }) {
  const [id, setId] = useState('film')
  return (
    <MemoryRouter>
      <ViewerRoleProvider value={role}>
        <FilmViewer
          film={film(id)}
          facts=""
          onClose={() => undefined}
          onStep={(by) => setId(by === 1 ? 'other' : 'film')}
        />
      </ViewerRoleProvider>
    </MemoryRouter>
  )
}

interface Options {
  notes?: ReturnType<typeof makeNote>[]
  links?: object[]
  role?: ProjectRole
  /** Error with which the server refuses the first note. */
  refusal?: string
  /** Whether sent notes stay pending until released. */
  isHeld?: boolean
}

async function openFilm({ notes = [early, late], links, role = 'EDITOR', refusal, isHeld }: Options = {}) {
  const sent: Record<string, unknown>[] = []
  const adding = (result: () => object): Answer => ({
    request: { query: AddNoteDocument, variables: () => true },
    result: ({ input }) => {
      sent.push(input)
      return result()
    },
  })
  const { link, release } = heldBack('AddNote')
  if (!isHeld) release()
  const answers = [
    videoNotesOf('film', notes, links),
    videoNotesOf('other', []),
    ...(refusal ? [adding(() => ({ errors: [new GraphQLError(refusal)] }))] : []),
    adding(() => ({ data: { addNote: ADDED } })),
  ]
  const { user } = openPart(<Films role={role} />, answers, link)
  const player = await screen.findByRole('group', { name: 'Take film' })
  if (notes.length)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Show notes/ })).toHaveTextContent(`${notes.length}`),
    )
  return { user, sent, player, release }
}
const dialogs = () => screen.getAllByRole('dialog')
const video = () => document.querySelector('video')!
const shownFrame = () => Math.floor(video().currentTime * 24)
const showFrame = (frame: number) => {
  video().currentTime = (frame + 0.5) / 24
  fireEvent.timeUpdate(video())
}
const field = () => screen.findByRole('textbox', { name: /^Note at/ })
const cards = () => within(screen.getByRole('region', { name: 'Notes' })).getAllByRole('article')

test('T pauses and opens a note, which is sent with its frame and shown', async () => {
  const { user, sent } = await openFilm()
  fireEvent.play(video())
  showFrame(62)
  await user.keyboard('t')
  expect(await field()).toHaveAccessibleName('Note at 0:02.5')
  await waitFor(() => expect(field()).resolves.toHaveFocus())
  showFrame(200) // the note keeps its frame
  await user.type(await field(), '  More fog ')
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New note' })).not.toBeInTheDocument())
  expect(sent).toEqual([
    { videoId: 'film', frame: 62, endFrame: null, text: 'More fog', drawing: null, linkId: null },
  ])
  expect(await screen.findByText('More fog')).toBeInTheDocument()
  expect(cards().map((card) => card.getAttribute('aria-current'))).toEqual([null, null, 'true'])
})

test('a range ends at the shown frame; before its start it is a single frame again', async () => {
  const { user, sent } = await openFilm()
  showFrame(24)
  await user.keyboard('t')
  await user.type(await field(), 'Slower')
  showFrame(47)
  await user.click(screen.getByRole('button', { name: 'Until here' }))
  expect(await field()).toHaveAccessibleName('Note at 0:01.0–0:02.0')
  showFrame(12)
  await user.click(screen.getByRole('button', { name: 'Until here' }))
  expect(await field()).toHaveAccessibleName('Note at 0:01.0')
  showFrame(47)
  await user.click(screen.getByRole('button', { name: 'Until here' }))
  await user.type(await field(), '{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent).toMatchObject([{ frame: 24, endFrame: 48, text: 'Slower' }]))
})

test('D draws on the frame; a drawing can be sent without text', async () => {
  const { user, sent } = await openFilm()
  showFrame(30)
  await user.keyboard('d')
  const pad = await screen.findByRole('application', { name: /^Drawing on the frame/ })
  const tools = within(screen.getByRole('group', { name: 'Drawing tools' }))
  await user.click(tools.getByRole('button', { name: 'Box' }))
  expect(screen.getByRole('button', { name: 'Add note' })).toBeDisabled()
  pad.focus()
  await user.keyboard('{Enter}{ArrowRight>5/}{ArrowDown>5/}{Enter}')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(sent).toMatchObject([{ frame: 30, text: '' }]))
  expect(JSON.parse(sent[0]!.drawing as string)).toMatchObject({ strokes: [{ tool: 'box', colour: 'red' }] })
})

test('N and P step to the next and previous note, and show its position', async () => {
  const { user } = await openFilm()
  await user.click(screen.getByRole('button', { name: /^Show notes/ }))
  await screen.findByText('Too dark')
  showFrame(60)
  await user.keyboard('n')
  expect(shownFrame()).toBe(120)
  expect(cards().map((card) => card.getAttribute('aria-current'))).toEqual([null, 'true'])
  await user.keyboard('p')
  expect(shownFrame()).toBe(48)
  expect(cards().map((card) => card.getAttribute('aria-current'))).toEqual(['true', null])
  await user.keyboard('p')
  expect(shownFrame()).toBe(48)
})

test('the seek bar marks open and done notes at their frames', async () => {
  await openFilm()
  const marks = [...screen.getByRole('slider', { name: 'Position' }).querySelectorAll('i')]
  expect(marks.map(({ style, dataset }) => [style.left, style.width, dataset.done])).toEqual([
    ['20%', '', undefined],
    ['50%', '10%', 'true'],
  ])
})

test('a note that could not be sent stays in its field, with the reason', async () => {
  const { user, sent } = await openFilm({ refusal: 'This project has as many notes as it may have' })
  await user.keyboard('t')
  await user.type(await field(), 'More fog')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('This project has as many notes as it may have')).toBeInTheDocument()
  expect(await field()).toHaveValue('More fog')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New note' })).not.toBeInTheDocument())
})

test('text typed while a note is sent becomes the next note', async () => {
  const { user, sent, release } = await openFilm({ isHeld: true })
  await user.keyboard('t')
  await user.type(await field(), 'More fog{Control>}{Enter}{/Control}')
  await user.type(await field(), ' Less sun')
  release()
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(field()).resolves.toHaveValue('Less sun'))
  expect(sent[0]).toMatchObject({ text: 'More fog' })
})

test('a note is for the team only, or for the guests of a link that shares the film', async () => {
  const link = (id: string, changes: object) => ({
    __typename: 'ReviewLink',
    id,
    name: `Link ${id}`,
    kind: 'CUT',
    isActive: true,
    createdAt: '2026-11-16T10:00:00Z',
    video: null,
    ...changes,
  })
  const draft = makeFilm('draft', { job: makeJob({ kind: 'DRAFT' }) })
  const links = [
    link('cut', {}),
    link('ended', { isActive: false }),
    link('elsewhere', { kind: 'FILM' }),
    link('drafts', { video: draft }),
  ]
  const { user, sent } = await openFilm({ links })
  await user.keyboard('t')
  await user.type(await field(), 'More fog')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Who sees it' }))
  await user.click(await screen.findByText('Guests of “Link cut”'))
  expect(screen.queryByText('Guests of “Link ended”')).not.toBeInTheDocument()
  expect(screen.queryByText('Guests of “Link elsewhere”')).not.toBeInTheDocument()
  expect(screen.queryByText('Guests of “Link drafts”')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(sent).toMatchObject([{ linkId: 'cut' }]))
})

test('an unsent note survives a comparison, as does the position', async () => {
  const { user } = await openFilm()
  showFrame(62)
  await user.keyboard('t')
  await user.type(await field(), 'More fog')
  const played = video()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Compare versions' }))
  await waitFor(() => expect(dialogs().at(1)).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('n{Escape}')
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  expect(await field()).toHaveValue('More fog')
  expect(video()).toBe(played)
  expect(shownFrame()).toBe(62)
})

test('an unsent note stays with its film when the viewer shows another', async () => {
  const { user, sent } = await openFilm()
  showFrame(62)
  await user.keyboard('t')
  await user.type(await field(), 'More fog')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText(/^No notes yet/)).toBeInTheDocument()
  expect(screen.queryByRole('form', { name: 'New note' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await field()).toHaveValue('More fog')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(sent).toMatchObject([{ videoId: 'film', frame: 62 }]))
})

test('members with the role viewer read notes, but cannot write any', async () => {
  const { user } = await openFilm({ role: 'VIEWER' })
  await user.keyboard('t')
  expect(await screen.findByText('Too dark')).toBeInTheDocument()
  await user.keyboard('d')
  expect(screen.queryByRole('form', { name: 'New note' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Write a note here' })).not.toBeInTheDocument()
})
