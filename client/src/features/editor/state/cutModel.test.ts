import { type CutDocument, type CutMaterials, type ItemRow, UNKNOWN_CUT } from '#schema/cut/document'
import type { CutOperationInput } from '#schema/cut/operations'
import { firstUse } from '#schema/cut/order'
import { WHOLE_SOUND } from '#schema/mix'
import { type History, NO_HISTORY, record, step } from '../../../shared/lib/edits/history'
import { addCue, editCue, removeCue } from './cueChanges'
import { applyToCut, cutModel } from './cutModel'
import { type CutChange, editItem } from './itemChanges'

const VIDEO = { frames: 120, frameRate: 24, duration: 5 }
const materials: CutMaterials = {
  videos: new Map(['a', 'b', 'c', 'new'].map((id) => [id, VIDEO])),
  sounds: new Map([['song', { duration: 10, isDeleted: false }]]),
  removedCards: new Map(),
  takenIds: new Set(),
  cardRate: 24,
}
const model = cutModel(materials)

const item = (id: string, changes: Partial<ItemRow> = {}): ItemRow => ({
  ...firstUse(id),
  id,
  ...changes,
})
const row = { revision: 1, fieldRevisions: {} }
const song = { ...WHOLE_SOUND, ...row, id: 'song', soundId: 'song' }
const cut = (...ids: string[]): CutDocument => ({
  ...UNKNOWN_CUT,
  items: ids.map((id) => item(id)),
  cues: [song],
})
const ids = ({ items }: CutDocument) => items.map(({ id }) => id).join('')
const trims = ({ items }: CutDocument) => items.map(({ inFrame, outFrame }) => [inFrame, outFrame])
const perform =
  (...operations: CutOperationInput[]): CutChange =>
  (now) =>
    applyToCut(now, operations as never, materials)

/** Applies changes in sequence; returns the cut and the history. */
function made(before: CutDocument, ...changes: CutChange[]) {
  let [now, history, at] = [before, NO_HISTORY as History<CutDocument>, 0]
  for (const change of changes) {
    const after = change(now)
    history = record(history, { before: now, after, at: (at += 5_000) })
    now = after
  }
  return { now, history }
}

/** The cut after one undo or redo; null without an effective step. */
function stepped(from: 'past' | 'future', history: History<CutDocument>, now: CutDocument) {
  const result = step(history, now, { from, model })
  if (!result.operations.length) return null
  return { now: model.apply(now, result.operations), history: result.history }
}
const undo = (history: History<CutDocument>, now: CutDocument) => stepped('past', history, now)
const redo = (history: History<CutDocument>, now: CutDocument) => stepped('future', history, now)

test('moving a clip between transitions sends only the order', () => {
  const before = { ...cut(), items: [item('a', { transition: 'fade' }), item('b'), item('c')] }
  const after = perform({ arrangeCut: { itemIds: ['b', 'c', 'a'] } })(before)
  expect(after.items.map(({ transition }) => transition)).not.toEqual(['', '', 'fade'])
  const operations = model.differences(before, after)
  expect(operations.map((operation) => Object.keys(operation)[0])).toEqual(['arrangeCut'])
  expect(model.apply(before, operations).items).toMatchObject(
    after.items.map(({ id, transition }) => ({ id, transition })),
  )
})

test('undo keeps values that others changed since', () => {
  const { now, history } = made(cut('a', 'b'), editItem('a', { inFrame: 12, gain: 3 }))
  const changed = editItem('a', { gain: -6 })(editItem('b', { speed: 2 })(now))
  expect(undo(history, changed)!.now.items).toMatchObject([
    { inFrame: 0, gain: -6, speed: 1 },
    { gain: 0, speed: 2 },
  ])
})

test('undo of an order keeps clips that others added, and is skipped if they reordered', () => {
  const { now, history } = made(cut('a', 'b', 'c'), perform({ arrangeCut: { itemIds: ['c', 'b', 'a'] } }))
  const grown = { ...now, items: now.items.toSpliced(1, 0, item('new')) }
  expect(ids(undo(history, grown)!.now)).toBe('anewbc')
  const reordered = perform({ arrangeCut: { itemIds: ['b', 'c', 'a'] } })(now)
  expect(undo(history, reordered)).toBeNull()
})

test('a split and a removal can be undone', () => {
  const { now, history } = made(
    cut('a', 'b'),
    perform({ splitItem: { id: 'a', revision: 1, frame: 40, newId: 'part' } }),
    perform({ removeItem: { id: 'part' } }),
  )
  expect(ids(now)).toBe('ab')
  const parts = undo(history, now)!
  expect(ids(parts.now)).toBe('apartb')
  expect(trims(parts.now).slice(0, 2)).toEqual([
    [0, 40],
    [40, null],
  ])
  const whole = undo(parts.history, parts.now)!.now
  expect([ids(whole), trims(whole)]).toEqual(['ab', trims(cut('a', 'b'))])
})

test('undo of a trim keeps an edge that would no longer fit', () => {
  const { now, history } = made(
    editItem('a', { inFrame: 50, outFrame: 100 })(cut('a', 'b')),
    editItem('a', { inFrame: 10 }),
  )
  const theirs = editItem('a', { outFrame: 40 })(now)
  expect(undo(history, theirs)).toBeNull()
})

test('a cue is added, edited, removed and restored unchanged', () => {
  const { now, history } = made(
    cut('a', 'b'),
    addCue({ ...WHOLE_SOUND, id: 'bell', soundId: 'song', atSeconds: 3 }),
    editCue('bell', { gain: -6, itemId: 'b', atSeconds: 1 }),
    removeCue('bell'),
  )
  expect(now.cues.map(({ id }) => id)).toEqual(['song'])
  const returned = undo(history, now)!
  expect(returned.now.cues[1]).toMatchObject({ id: 'bell', gain: -6, itemId: 'b', atSeconds: 1 })
  const plain = undo(returned.history, returned.now)!
  expect(plain.now.cues[1]).toMatchObject({ gain: 0, itemId: null, atSeconds: 3 })
  expect(undo(plain.history, plain.now)!.now.cues.map(({ id }) => id)).toEqual(['song'])
  expect(redo(plain.history, plain.now)!.now.cues[1]).toMatchObject({ gain: -6, itemId: 'b', atSeconds: 1 })
})
