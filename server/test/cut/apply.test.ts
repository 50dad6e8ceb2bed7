/** Covers specification V71, V114. */
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { applyOperation, applyOperations } from '#schema/cut/apply'
import { firstItemId } from '#schema/cut-item'
import { differences } from '#schema/cut/differences'
import {
  type CardRow,
  type CutDocument,
  type CutMaterials,
  EDITED_NAMES,
  type ItemRow,
  type Row,
} from '#schema/cut/document'
import { ROW_LISTS } from '#schema/cut/fields'
import { isRefusal } from '#schema/cut/operation'
import { type CutOperation, cutOperationsRule, OPERATION_NAMES } from '#schema/cut/operations'
import { documentOf, materialsOf } from './documents.js'
import { randomOperation } from './random-operations.js'

const VIDEOS = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
const START = documentOf(...VIDEOS)
const CLIPS = materialsOf(VIDEOS, ['music', 'voice'])

/** Cards of a cut, as kept in the Trash. */
function trashOf(cut: CutDocument): CutMaterials['removedCards'] {
  const items = [...cut.items, ...cut.parked]
  return new Map(
    cut.cards.map((card): [string, { card: CardRow; item: ItemRow }] => [
      card.id,
      { card, item: items.find(({ id }) => id === firstItemId(card.id))! },
    ]),
  )
}

const apply = (cut: CutDocument, operation: CutOperation, materials: CutMaterials) =>
  applyOperation(cut, operation, { materials, editorId: 'ana', before: cut })

/** The visible content of a cut, without revisions, editors, the order of lists, and hidden elements. */
function shownOf(cut: CutDocument) {
  const plain = <Row extends object>(row: Row) => ({
    ...row,
    revision: 0,
    fieldRevisions: {},
    editedById: null,
    isTrimRemoved: false,
  })
  const lists = ROW_LISTS.map((list) => {
    const rows = (cut[list] as readonly Row[]).map(plain)
    return [list, list === 'items' ? rows : rows.sort((one, other) => (one.id < other.id ? -1 : 1))]
  })
  return { settings: plain(cut.settings), ...Object.fromEntries(lists) }
}

/** A cut after random operations, with the cards that it had. `applied` collects the names of applied operations. */
function grown(
  generate: fc.GeneratorValue,
  applied?: Set<string>,
): { cut: CutDocument; materials: CutMaterials } {
  let [cut, materials] = [START, CLIPS]
  const steps = generate(fc.nat, 30)
  for (let step = 0; step < steps; step++) {
    const operation = randomOperation(generate, cut, materials)
    const next = apply(cut, operation, materials)
    if (isRefusal(next)) continue
    applied?.add(Object.keys(operation)[0]!)
    cut = next
    materials = { ...materials, removedCards: new Map([...materials.removedCards, ...trashOf(cut)]) }
  }
  return { cut, materials }
}

test('the differences to the cut before an operation restore it', () => {
  fc.assert(
    fc.property(fc.gen(), (generate) => {
      const { cut, materials } = grown(generate)
      const operation = randomOperation(generate, cut, materials)
      const after = apply(cut, operation, materials)
      if (isRefusal(after)) return
      const removedCards = new Map([...materials.removedCards, ...trashOf(cut), ...trashOf(after)])
      const editing = { materials: { ...materials, removedCards }, editorId: 'ana', before: cut }
      const undo = differences(after, cut, editing.materials)
      const restored = applyOperations(undo, { ...editing, before: after })
      expect(restored.refused).toEqual([])
      expect(shownOf(restored.cut)).toEqual(shownOf(cut))
    }),
    { numRuns: 2_000 },
  )
})

/** A cut of one clip and one card of three seconds, with a lower third on the whole card. */
function titledCard(): CutDocument {
  const [cardId, lowerThirdId] = [randomUUID(), randomUUID()]
  const { cut, refused } = applyOperations(
    [
      { addCard: { id: cardId, title: 'Low tide' } },
      { addLowerThird: { id: lowerThirdId, itemId: cardId, startFrame: 0, endFrame: 72, title: 'Ida' } },
    ] as CutOperation[],
    { materials: CLIPS, editorId: 'ana', before: documentOf(VIDEOS[0]!) },
  )
  expect(refused).toEqual([])
  return cut
}

test('removing a lower third that is longer than its shortened card can be undone', () => {
  const whole = titledCard()
  const { id, revision } = whole.cards[0]!
  const cut = apply(whole, { editCard: { id, revision, seconds: 1 } } as CutOperation, CLIPS) as CutDocument
  const removal = { removeLowerThird: { id: cut.lowerThirds[0]!.id } }
  const editing = { materials: CLIPS, editorId: 'ana', before: cut }
  const removed = apply(cut, removal, CLIPS) as CutDocument
  const restored = applyOperations(differences(removed, cut, CLIPS), { ...editing, before: removed })
  expect(shownOf(restored.cut)).toEqual(shownOf(cut))
})

test('removing the second part of a split card, after the first, can be undone', () => {
  const whole = titledCard()
  const { id, revision } = whole.items.find(({ videoId }) => videoId === whole.cards[0]!.id)!
  const newId = randomUUID()
  const { cut } = applyOperations(
    [{ splitItem: { id, revision, frame: 36, newId } }, { removeItem: { id } }] as CutOperation[],
    { materials: CLIPS, editorId: 'ana', before: whole },
  )
  const removed = apply(cut, { removeItem: { id: newId } }, CLIPS) as CutDocument
  expect(removed.cards).toEqual([])
  const materials = { ...CLIPS, removedCards: trashOf(cut) }
  const undo = differences(removed, cut, materials)
  const restored = applyOperations(undo, { materials, editorId: 'ana', before: removed })
  expect(shownOf(restored.cut)).toEqual(shownOf(cut))
})

test('a lower third ends after its start while its item is not in the cut', () => {
  const whole = titledCard()
  const { id, itemId, revision } = whole.lowerThirds[0]!
  const cut = apply(whole, { removeItem: { id: itemId } }, CLIPS) as CutDocument
  expect(cut.parked.map((item) => item.id)).toEqual([itemId])
  expect(apply(cut, { editLowerThird: { id, revision, startFrame: 72 } } as CutOperation, CLIPS)).toEqual({
    code: 'BAD_USER_INPUT',
    issues: [{ path: ['endFrame'], message: 'A lower third must end after its start' }],
  })
})

test('operations on different elements give the same cut in both orders', () => {
  fc.assert(
    fc.property(fc.gen(), (generate) => {
      const { cut, materials } = grown(generate)
      const edits = [0, 1].map(() => {
        const operation = randomOperation(generate, cut, materials)
        return { operation, id: idOf(operation) }
      })
      const [one, other] = edits as [(typeof edits)[0], (typeof edits)[0]]
      if (!one.id || !other.id || one.id === other.id) return
      const inOrder = (...operations: CutOperation[]) =>
        operations.reduce<CutDocument | null>((now, operation) => {
          const next = now && applyOperation(now, operation, { materials, editorId: 'ana', before: cut })
          return next && !isRefusal(next) ? next : null
        }, cut)
      const [first, second] = [
        inOrder(one.operation, other.operation),
        inOrder(other.operation, one.operation),
      ]
      if (first && second) expect(shownOf(first)).toEqual(shownOf(second))
    }),
    { numRuns: 2_000 },
  )
})

/** The only element that an operation edits; undefined for operations that others depend on. */
function idOf(operation: CutOperation): string | undefined {
  const [name, input] = Object.entries(operation)[0] as [string, { id?: string; language?: string }]
  if (name === 'editSettings') return 'settings'
  const names = Object.values(EDITED_NAMES).flatMap((one) => [`edit${one}`, `remove${one}`])
  return names.includes(name) && name !== 'removeItem' ? input.id : undefined
}

test('generated operations satisfy their rules', () => {
  fc.assert(
    fc.property(fc.gen(), (generate) => {
      const { cut, materials } = grown(generate)
      const operation = randomOperation(generate, cut, materials)
      expect(cutOperationsRule.safeParse({ operations: [operation] }).error?.issues ?? []).toEqual([])
    }),
  )
})

test('the generated operations apply every kind', () => {
  const applied = new Set<string>()
  fc.assert(
    fc.property(fc.gen(), (generate) => {
      grown(generate, applied)
    }),
    { numRuns: 1_000, seed: 1 },
  )
  expect([...applied].sort()).toEqual([...OPERATION_NAMES].sort())
})
