import { editRow, removeRow, row, ROWS, type Rows } from '../../../../test/rows'
import { type History, NO_HISTORY, record, step } from './history'

const rows = (...ids: string[]): Rows => ids.map((id) => row(id))
const ids = (now: Rows) => now.map(({ id }) => id).join('')

/** Applies changes in sequence; returns the rows and the history. */
function made(before: Rows, ...changes: ((now: Rows) => Rows)[]): { now: Rows; history: History<Rows> } {
  let [now, at] = [before, 0]
  let history: History<Rows> = NO_HISTORY
  for (const change of changes) {
    const after = change(now)
    history = record(history, { before: now, after, at: (at += 5_000) })
    now = after
  }
  return { now, history }
}
function moved(history: History<Rows>, now: Rows, from: keyof History<Rows>) {
  const { operations, ...next } = step(history, now, { from, model: ROWS })
  return { ...next, now: ROWS.apply(now, operations), isMoved: operations.length > 0 }
}
const undo = (history: History<Rows>, now: Rows) => moved(history, now, 'past')

test('a change is undone and redone', () => {
  const { now, history } = made(rows('a', 'b'), editRow('a', { gain: 12, at: 60 }))
  const undone = undo(history, now)
  expect(undone.now).toEqual(rows('a', 'b'))
  expect(moved(undone.history, undone.now, 'future').now).toEqual(now)
  expect(undo(undone.history, undone.now).isMoved).toBe(false)
})

test('undo keeps values that others changed since', () => {
  const { now, history } = made(rows('a', 'b'), editRow('a', { at: 12, gain: 3 }))
  const theirs = editRow('a', { gain: -6 })(editRow('b', { text: 'Theirs' })(now))
  expect(undo(history, theirs).now).toEqual([row('a', { gain: -6 }), row('b', { text: 'Theirs' })])
})

test('undo skips a change that no longer has an effect', () => {
  const { now, history } = made(rows('a', 'b'), editRow('b', { gain: 3 }), editRow('a', { gain: 3 }))
  const undone = undo(history, editRow('a', { gain: 6 })(now))
  expect(undone.now.map(({ gain }) => gain)).toEqual([6, 0])
  expect(undone.history.past).toEqual([])
})

test('undo restores an order or a removal without moving elements that others added, unless they reordered them', () => {
  const { now, history } = made(rows('a', 'b', 'c'), (all) => all.toReversed(), removeRow('b'))
  const parts = undo(history, now.toSpliced(1, 0, row('new')))
  expect(ids(parts.now)).toBe('cbnewa')
  expect(ids(undo(parts.history, parts.now).now)).toBe('abnewc')
  const reordered = undo(parts.history, rows('b', 'c', 'a'))
  expect(reordered.isMoved).toBe(false)
})

test('changes of one movement are one undo step, and the history keeps 100', () => {
  const states = Array.from({ length: 151 }, (_, at) => editRow('a', { at })(rows('a', 'b')))
  const record151 = (interval: number) =>
    states
      .slice(1)
      .reduce(
        (history: History<Rows>, after, at) =>
          record(history, { before: states[at]!, after, key: 'at a', at: at * interval }),
        NO_HISTORY,
      )
  const joined = record151(100)
  expect(joined.past).toHaveLength(1)
  expect(undo(joined, states.at(-1)!).now[0]!.at).toBe(0)
  expect(record151(2_000).past).toHaveLength(100)
})
