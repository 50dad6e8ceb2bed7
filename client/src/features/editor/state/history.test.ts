import { type CutItem, UNEDITED } from '#schema/cut-item'
import type { CutState } from './cut'
import { type History, NO_HISTORY, record, redo, undo } from './history'
import { editItem, removeItem, splitItem, type StateChange } from './itemChanges'

const item = (id: string, changes: Partial<CutItem> = {}): CutItem => ({
  ...UNEDITED,
  id,
  videoId: id,
  transition: '',
  transitionSeconds: 1,
  ...changes,
})
const cut = (...ids: string[]): CutState => ({
  items: ids.map((id) => item(id)),
  cues: [],
  settings: {
    size: null,
    ratio: null,
    fit: 'pad',
    frameRate: null,
    title: null,
    clipGain: 0,
    loudness: null,
    burnedCaptions: null,
  },
})
const ids = ({ items }: CutState) => items.map(({ id }) => id).join('')
const trims = ({ items }: CutState) => items.map(({ inFrame, outFrame }) => [inFrame, outFrame])

/** Makes changes one after the other, and returns the state and the history. */
function made(before: CutState, ...changes: StateChange[]): { state: CutState; history: History } {
  let [state, history, at] = [before, NO_HISTORY, 0]
  for (const change of changes) {
    const after = change(state)
    history = record(history, { before: state, after, at: (at += 5_000) })
    state = after
  }
  return { state, history }
}
const swapped: StateChange = (now) => ({ ...now, items: now.items.toReversed() })

test('a trim is undone and made again', () => {
  const { state, history } = made(cut('a', 'b'), editItem('a', { inFrame: 12, outFrame: 60 }))
  const undone = undo(history, state)!
  expect(trims(undone.state)[0]).toEqual([0, null])
  const redone = redo(undone.history, undone.state)!
  expect(trims(redone.state)[0]).toEqual([12, 60])
  expect(undo(undone.history, undone.state)).toBeNull()
})

test('values that others have changed since stay as they are', () => {
  const { state, history } = made(cut('a', 'b'), editItem('a', { inFrame: 12, gain: 3 }))
  const changed = editItem('a', { gain: -6 })(editItem('b', { speed: 2 })(state))
  const { state: undone } = undo(history, changed)!
  expect(undone.items).toEqual([item('a', { gain: -6 }), item('b', { speed: 2 })])
})

test('a change without any effect left is skipped', () => {
  const { state, history } = made(cut('a', 'b'), editItem('b', { gain: 3 }), editItem('a', { gain: 3 }))
  const overtaken = editItem('a', { gain: 6 })(state)
  expect(undo(history, overtaken)!.state.items.map(({ gain }) => gain)).toEqual([6, 0])
})

test('an order is restored around clips that others have added, unless they reordered it', () => {
  const { state, history } = made(cut('a', 'b', 'c'), swapped)
  const grown = { ...state, items: state.items.toSpliced(1, 0, item('new')) }
  expect(ids(undo(history, grown)!.state)).toBe('anewbc')
  const reordered = { ...state, items: ['b', 'c', 'a'].map((id) => item(id)) }
  expect(undo(history, reordered)).toBeNull()
})

test('a split and a removal are undone', () => {
  const { state, history } = made(cut('a', 'b'), splitItem('a', 40, 'part'), removeItem('part'))
  expect(ids(state)).toBe('ab')
  const parts = undo(history, state)!
  expect(ids(parts.state)).toBe('apartb')
  expect(trims(parts.state).slice(0, 2)).toEqual([
    [0, 40],
    [40, null],
  ])
  expect(undo(parts.history, parts.state)!.state.items).toEqual(cut('a', 'b').items)
})

test('steps of one movement are undone together, and 100 changes are kept', () => {
  const states = Array.from({ length: 151 }, (_, at) => editItem('a', { inFrame: at })(cut('a', 'b')))
  const record151 = (key: string | undefined, interval: number) =>
    states
      .slice(1)
      .reduce(
        (history, after, at) => record(history, { before: states[at]!, after, key, at: at * interval }),
        NO_HISTORY,
      )
  const joined = record151('edge', 100)
  expect(joined.past).toHaveLength(1)
  expect(trims(undo(joined, states.at(-1)!)!.state)[0]).toEqual([0, null])
  expect(record151('edge', 2_000).past).toHaveLength(100)
})

test('a half of a trim that would not fit the other half stays', () => {
  const { state, history } = made(
    editItem('a', { inFrame: 50, outFrame: 100 })(cut('a', 'b')),
    editItem('a', { inFrame: 10 }),
  )
  const theirs = editItem('a', { outFrame: 40 })(state)
  expect(undo(history, theirs)).toBeNull()
})
