/** Covers specification B6, B7, B8, B11. */
import { screen, waitFor, within } from '@testing-library/react'
import { mayClose } from '../../../test/closing'
import { makeShot, openStoryboard, reading, editing, type TestShot } from '../../../test/storyboard'
import { UpdateStoryboardDocument } from './BoardHeader.generated'
import {
  AddStoryboardShotsDocument,
  DeleteStoryboardShotDocument,
  DuplicateStoryboardShotDocument,
  MoveStoryboardShotDocument,
  RestoreStoryboardShotDocument,
  SplitStoryboardShotDocument,
} from './useBoardCommands.generated'

const [one, two, three] = ['1', '2', '3'].map((id) => makeShot(id)) as [TestShot, TestShot, TestShot]
const card = (number: number) => screen.findByRole('article', { name: `Shot ${number}` })
const words = (number: number) => screen.findByLabelText(`What happens in shot ${number}`)
const inOrder = () => screen.getAllByLabelText(/^What happens in shot/).map((field) => field.textContent)
const orderOf = (...shots: TestShot[]) => ({
  __typename: 'Storyboard',
  projectId: '1',
  shots: shots.map(({ id }) => ({ __typename: 'StoryboardShot', id })),
})

beforeEach(() => sessionStorage.clear())

test('an empty board shows an introduction, and a shot can be added', async () => {
  const { user } = openStoryboard([
    reading(),
    {
      request: {
        query: AddStoryboardShotsDocument,
        variables: { input: { projectId: '1', afterId: null, shots: [{ heading: '' }] } },
      },
      result: { data: { addStoryboardShots: [makeShot('1', { words: '' })] } },
    },
  ])
  expect(await screen.findByText('Plan the film before you pay for it')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add a shot' }))
  await waitFor(async () => expect(await words(1)).toHaveFocus())
})

test('the board shows the number of shots, the length of the film, and scene headings', async () => {
  openStoryboard([
    reading(
      makeShot('1', { heading: 'INT. LIGHTHOUSE', seconds: 2.5 }),
      makeShot('2', { heading: 'INT. LIGHTHOUSE', seconds: 60 }),
      makeShot('3', { heading: 'EXT. SEA', seconds: 3 }),
    ),
  ])
  expect(await screen.findByText('3 shots')).toBeInTheDocument()
  expect(screen.getByTitle('Length of the film')).toHaveTextContent('01:06')
  const headings = screen.getAllByLabelText('Scene heading')
  expect(headings.map((heading) => (heading as HTMLInputElement).value)).toEqual([
    'INT. LIGHTHOUSE',
    'EXT. SEA',
  ])
})

test('edits are saved automatically, each field with its revision', async () => {
  const { user } = openStoryboard([
    reading(one),
    editing(
      { id: '1', revision: 1, words: 'Shot 1 at dusk ' },
      makeShot('1', { words: 'Shot 1 at dusk', revision: 2 }),
    ),
    editing(
      { id: '1', revision: 2, camera: 'close_up' },
      makeShot('1', { words: 'Shot 1 at dusk', camera: 'close_up', revision: 3 }),
    ),
    editing(
      { id: '1', revision: 3, seconds: 7.5 },
      makeShot('1', { words: 'Shot 1 at dusk', camera: 'close_up', seconds: 7.5, revision: 4 }),
    ),
  ])
  await user.click(await words(1))
  await user.paste(' at dusk ')
  await user.tab() // blur saves at once
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  await user.click(screen.getByLabelText('Camera of shot 1'))
  await user.click(await screen.findByTitle('Close-up'))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  const seconds = screen.getByLabelText('Seconds of shot 1')
  await user.clear(seconds)
  await user.type(seconds, '7.5')
  await user.tab()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(await screen.findByTitle('Length of the film')).toHaveTextContent('00:08')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the keyboard adds, moves, duplicates, splits, deletes and restores shots', async () => {
  const added = makeShot('4', { words: '' })
  const copy = makeShot('5', { words: 'Shot 2' })
  const [before, after] = [makeShot('1', { words: 'Shot', revision: 2 }), makeShot('6', { words: '1' })]
  const { user } = openStoryboard([
    reading(one, two, three),
    {
      request: {
        query: AddStoryboardShotsDocument,
        variables: { input: { projectId: '1', afterId: '1', shots: [{ heading: '' }] } },
      },
      result: { data: { addStoryboardShots: [added] } },
    },
    {
      request: { query: MoveStoryboardShotDocument, variables: { id: '2', afterId: '1' } },
      result: { data: { moveStoryboardShot: orderOf(one, two, added, three) } },
    },
    {
      request: { query: DuplicateStoryboardShotDocument, variables: { id: '2' } },
      result: { data: { duplicateStoryboardShot: copy } },
    },
    {
      request: { query: DeleteStoryboardShotDocument, variables: { id: '5' } },
      result: { data: { deleteStoryboardShot: '5' } },
    },
    {
      request: { query: RestoreStoryboardShotDocument, variables: { id: '5' } },
      result: { data: { restoreStoryboardShot: copy } },
    },
    reading(one, two, copy, added, three),
    {
      request: { query: SplitStoryboardShotDocument, variables: { id: '1', revision: 1, atCharacter: 4 } },
      result: { data: { splitStoryboardShot: [before, after] } },
    },
  ])
  ;(await card(1)).focus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await words(2)).toHaveFocus())
  expect(inOrder()).toEqual(['Shot 1', '', 'Shot 2', 'Shot 3'])
  await user.keyboard('{Escape}{ArrowDown}')
  expect(await card(3)).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(inOrder()).toEqual(['Shot 1', 'Shot 2', '', 'Shot 3']))
  expect(await card(2)).toHaveFocus()
  await user.keyboard('{Control>}d{/Control}')
  await waitFor(() => expect(inOrder()).toEqual(['Shot 1', 'Shot 2', 'Shot 2', '', 'Shot 3']))
  await waitFor(async () => expect(await card(3)).toHaveFocus())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(inOrder()).toEqual(['Shot 1', 'Shot 2', '', 'Shot 3']))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(inOrder()).toEqual(['Shot 1', 'Shot 2', 'Shot 2', '', 'Shot 3']))
  const field = (await words(1)) as HTMLTextAreaElement
  field.focus()
  field.setSelectionRange(4, 4)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(inOrder().slice(0, 2)).toEqual(['Shot', '1']))
})

test('a shot moved into a scene joins it', async () => {
  const scene = { heading: 'EXT. SEA' }
  const [door, sea] = [makeShot('1', { heading: 'INT. DOOR' }), makeShot('2', scene)]
  const { user } = openStoryboard([
    reading(door, sea),
    editing({ id: '1', revision: 1, ...scene }, makeShot('1', { ...scene, revision: 2 })),
    {
      request: { query: MoveStoryboardShotDocument, variables: { id: '1', afterId: '2' } },
      result: { data: { moveStoryboardShot: orderOf(sea, door) } },
    },
  ])
  ;(await card(1)).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(screen.getAllByLabelText('Scene heading')).toHaveLength(1))
  expect(inOrder()).toEqual(['Shot 2', 'Shot 1'])
  await waitFor(async () => expect(await card(2)).toHaveFocus())
})

test('the browser warns before leaving a page with an unsaved heading or look', async () => {
  const { user } = openStoryboard([reading(makeShot('1', { heading: 'INT. SHORE' }))])
  for (const name of ['Scene heading', 'Look of the film']) {
    const field = await screen.findByLabelText(name)
    const before = (field as HTMLInputElement).value
    await user.type(field, '.')
    expect(mayClose()).toBe(false)
    await user.keyboard('{Backspace}')
    expect(field).toHaveValue(before)
    expect(mayClose()).toBe(true)
  }
})

test('aspect ratio and model apply to all shots', async () => {
  const { user } = openStoryboard([
    reading(one),
    {
      request: {
        query: UpdateStoryboardDocument,
        variables: { input: { projectId: '1', ratio: '9:16', model: null, look: '' } },
      },
      result: {
        data: {
          updateStoryboard: {
            __typename: 'Storyboard',
            projectId: '1',
            ratio: '9:16',
            model: null,
            look: '',
          },
        },
      },
    },
  ])
  await user.click(await screen.findByLabelText('Aspect ratio of the film'))
  await user.click(await screen.findByTitle('9:16'))
  await waitFor(() => expect(screen.getAllByText('9:16').length).toBeGreaterThan(0))
})

test('the menu of a shot matches its keyboard shortcuts', async () => {
  const { user } = openStoryboard([reading(one, two)])
  await user.click(await screen.findByRole('button', { name: 'More for shot 1' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Add a shot after itEnter',
    'DuplicateCtrl D',
    'Split hereS',
    'Choose a still',
    'Begin a scene here',
    'Move upAlt ↑',
    'Move downAlt ↓',
    'DeleteDel',
  ])
})

test('a closed card shows its dialogue', async () => {
  const dialogue = [{ __typename: 'ShotDialogue', speaker: 'HOLM', text: 'Where is he?' }] as never
  openStoryboard([reading(makeShot('1', { dialogue }))])
  const speaker = await within(await card(1)).findByText('HOLM')
  expect(speaker.closest('p')).toHaveTextContent('HOLM Where is he?')
})

test('the menus of shots and of the board are named regions', async () => {
  const { user } = openStoryboard([reading(one, two)])
  for (const [name, item] of [
    ['More for shot 1', 'Split here'],
    ['More', 'PDF'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }))
    const menu = within(await screen.findByRole('region', { name }))
    expect(menu.getByRole('menuitem', { name: new RegExp(item) })).toBeInTheDocument()
    await user.keyboard('{Escape}')
  }
})
