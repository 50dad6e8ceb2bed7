/** Covers specification V70. */
import {
  editedRows as edited,
  editRow,
  failure,
  removeRow,
  row,
  type RowOperation,
  type Rows,
} from '../../../../test/rows'
import type { EditStore } from './EditStore'

const gains = (store: EditStore<Rows, RowOperation>) => store.document!.map(({ gain }) => gain)

test('changes show at once, and changes in quick succession are sent together', async () => {
  const { store, respond } = edited()
  store.change(editRow('a', { gain: 1 }))
  store.change(editRow('b', { gain: 2 }))
  store.change(editRow('a', { gain: 3, at: 1 }))
  expect(gains(store)).toEqual([3, 2, 0])
  expect(store.shown.get().isUnsaved).toBe(true)
  const settled = store.settle()
  expect(await respond()).toEqual([
    { kind: 'edit', id: 'a', fields: { gain: 3, at: 1 } },
    { kind: 'edit', id: 'b', fields: { gain: 2 } },
  ])
  await settled
  expect(store.shown.get()).toMatchObject({
    isUnsaved: false,
    document: [row('a', { gain: 3, at: 1 }), row('b', { gain: 2 }), row('c')],
  })
})

test('a change during a save is sent afterwards, without a conflict with itself', async () => {
  const { store, respond, others, waiting } = edited()
  store.change(editRow('a', { gain: 1 }))
  void store.flush()
  store.change(editRow('a', { gain: 2 }))
  const settled = store.settle()
  expect(waiting).toHaveLength(1)
  others(editRow('a', { gain: 1 })) // the subscription delivers it before the response
  expect(store.shown.get().conflicts.size).toBe(0)
  await respond()
  expect(await respond()).toEqual([{ kind: 'edit', id: 'a', fields: { gain: 2 } }])
  await settled
  expect(store.shown.get()).toMatchObject({ isUnsaved: false })
})

test('a reverted change is not sent; reverted during its save, the revert is sent', async () => {
  const { store, respond, waiting } = edited()
  store.change(editRow('a', { gain: 1 }))
  store.change(editRow('a', { gain: 0 }))
  await store.settle()
  expect(waiting).toEqual([])
  store.change(editRow('a', { gain: 1 }))
  void store.flush()
  store.change(editRow('a', { gain: 0 }))
  const settled = store.settle()
  await respond()
  expect(await respond()).toEqual([{ kind: 'edit', id: 'a', fields: { gain: 0 } }])
  await settled
})

test('changes by others to other fields and elements are merged, and equal changes do not conflict', async () => {
  const { store, respond, others } = edited()
  store.change(editRow('a', { gain: 1, at: 5 }))
  others(editRow('a', { text: 'Theirs', at: 5 }))
  others((now) => [row('new'), ...now])
  store.change(editRow('new', { gain: 4 }))
  expect(store.document).toEqual([
    row('new', { gain: 4 }),
    row('a', { text: 'Theirs', gain: 1, at: 5 }),
    row('b'),
    row('c'),
  ])
  expect(store.shown.get().conflicts.size).toBe(0)
  const settled = store.settle()
  expect(await respond()).toEqual([
    { kind: 'edit', id: 'new', fields: { gain: 4 } },
    { kind: 'edit', id: 'a', fields: { gain: 1 } },
  ])
  await settled
  expect(store.shown.get().isUnsaved).toBe(false)
})

test('conflicting changes wait for a choice, and the others are saved', async () => {
  const { store, respond, others } = edited()
  store.change(editRow('a', { gain: 1 }))
  store.change(editRow('b', { gain: 2 }))
  others(editRow('a', { gain: 7 }))
  expect(gains(store)).toEqual([7, 2, 0])
  expect(store.shown.get().conflicts.get('a')).toEqual([{ kind: 'edit', id: 'a', fields: { gain: 1 } }])
  const settled = store.settle()
  expect(await respond()).toEqual([{ kind: 'edit', id: 'b', fields: { gain: 2 } }])
  await settled
  store.resolve('a', 'mine')
  expect(gains(store)).toEqual([1, 2, 0])
  expect(store.shown.get().conflicts.size).toBe(0)
  const saved = store.settle()
  await respond()
  await saved
  store.undo()
  expect(gains(store)).toEqual([7, 2, 0])
})

test('choosing the other version, or changing it further, resolves the conflict', async () => {
  const { store, respond, others, waiting } = edited()
  for (const settle of [() => store.resolve('a', 'theirs'), () => store.change(editRow('a', { gain: 5 }))]) {
    store.change(editRow('a', { at: 1 }))
    others(editRow('a', { at: 9, gain: 9 }))
    await store.settle()
    expect(waiting).toEqual([])
    settle()
    expect(store.shown.get().conflicts.size).toBe(0)
    expect(store.document![0]!.at).toBe(9)
    others(editRow('a', { at: 0 }))
  }
  const settled = store.settle()
  expect(await respond()).toEqual([{ kind: 'edit', id: 'a', fields: { gain: 5 } }])
  await settled
})

test('a change based on a change by others does not conflict with it, also beside earlier changes', async () => {
  const { store, respond, others, saved } = edited()
  store.change(editRow('b', { gain: 2 }))
  others(editRow('c', { at: 1 }))
  store.change(editRow('c', { at: 2 }))
  others(editRow('b', { gain: 1 }))
  expect([...store.shown.get().conflicts.keys()]).toEqual(['b'])
  store.resolve('b', 'mine')
  expect(store.shown.get().conflicts.size).toBe(0)
  const settled = store.settle()
  await respond()
  await settled
  expect(saved()).toEqual([row('a'), row('b', { gain: 2 }), row('c', { at: 2 })])
})

test('a conflict reported by the server is merged with the newest document, or waits for a choice', async () => {
  const { store, next, respond, others } = edited()
  store.change(editRow('a', { gain: 1 }))
  store.change(editRow('b', { gain: 2 }))
  const settled = store.settle()
  const { reject } = await next()
  others(editRow('b', { gain: 8, text: 'Theirs' }))
  reject(failure('CONFLICT'))
  expect(await respond()).toEqual([{ kind: 'edit', id: 'a', fields: { gain: 1 } }])
  await settled
  expect([...store.shown.get().conflicts.keys()]).toEqual(['b'])
  expect(gains(store)).toEqual([1, 8, 0])
})

test('operations that the server skipped wait for a choice', async () => {
  const { store, next, others } = edited()
  store.change(editRow('a', { gain: 1 }))
  store.change(editRow('b', { gain: 2 }))
  const settled = store.settle()
  const { accept } = await next()
  others((now) => editRow('a', { gain: 1 })(editRow('b', { gain: 8 })(now)))
  accept(['b'])
  await settled
  expect([...store.shown.get().conflicts.keys()]).toEqual(['b'])
})

test('a rejected change is reverted, and later ones are based on the saved document', async () => {
  const { store, respond, refuse } = edited()
  store.change(editRow('a', { gain: 99 }))
  void store.flush()
  store.change(editRow('a', { gain: 2 }))
  store.change(editRow('b', { gain: 1 }))
  await refuse('BAD_USER_INPUT')
  const settled = store.settle()
  await respond()
  await settled
  expect(store.shown.get().conflicts.size).toBe(0)
  expect(gains(store)).toEqual([2, 1, 0])
})

test('changes of elements that were removed meanwhile are not sent', async () => {
  const { store, others, waiting } = edited()
  store.change(editRow('a', { gain: 1 }))
  others(removeRow('a'))
  await store.settle()
  expect(waiting).toEqual([])
  expect(store.shown.get()).toMatchObject({ isUnsaved: false, document: [row('b'), row('c')] })
})

test('an order is saved without moving elements that others added meanwhile', async () => {
  const { store, respond, others, saved } = edited()
  store.change((now) => now.toReversed())
  others((now) => now.toSpliced(1, 0, row('new')))
  const settled = store.settle()
  await respond()
  await settled
  expect(saved().map(({ id }) => id)).toEqual(['c', 'new', 'b', 'a'])
  expect(store.shown.get().conflicts.size).toBe(0)
})

test('undo, redo and removals share one history, by value', async () => {
  const { store, respond, others } = edited()
  store.change(editRow('b', { gain: 1 }), { key: 'gain b' })
  store.change(editRow('b', { gain: 2 }), { key: 'gain b' })
  store.change(removeRow('b'))
  const settled = store.settle()
  await respond()
  await settled
  others(editRow('a', { text: 'Theirs' }))
  store.undo()
  expect(store.document).toEqual([row('a', { text: 'Theirs' }), row('b', { gain: 2 }), row('c')])
  store.undo()
  expect(gains(store)).toEqual([0, 0, 0])
  expect(store.shown.get()).toMatchObject({ canUndo: false, canRedo: true })
  store.redo()
  store.redo()
  expect(store.document!.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(store.shown.get()).toMatchObject({ canUndo: true, canRedo: false })
})

test('a read-only store changes nothing', () => {
  const { store } = edited({ isReadOnly: true })
  store.change(editRow('a', { gain: 1 }))
  expect(store.shown.get()).toMatchObject({ isUnsaved: false, canUndo: false })
})
