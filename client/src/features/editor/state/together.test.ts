/** Covers specification V70. */
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import fc from 'fast-check'
import { GraphQLError } from 'graphql'
import { applyOperations } from '#schema/cut/apply'
import type { CutDocument, CutMaterials, Row } from '#schema/cut/document'
import { ROW_LISTS } from '#schema/cut/fields'
import type { CutOperation } from '#schema/cut/operations'
import { firstUse } from '#schema/cut/order'
import { documentOf, materialsOf } from '../../../../../server/test/cut/documents.js'
import { randomOperation } from '../../../../../server/test/cut/random-operations.js'
import { EditStore } from '../../../shared/lib/edits/EditStore'
import { applyToCut, cutModel, revised } from './cutModel'

const VIDEOS = ['a', 'b', 'c']

/** The cut as clients receive it: without field revisions and parked items. */
const received = (cut: CutDocument): CutDocument => ({
  ...cut,
  settings: { ...cut.settings, fieldRevisions: {} },
  parked: [],
  ...Object.fromEntries(
    ROW_LISTS.map((list) => [
      list,
      (cut[list] as readonly Row[]).map((row) => ({ ...row, fieldRevisions: {} })),
    ]),
  ),
})

/** The visible cut: no revisions or editors, and lists other than items sorted by id. */
function shownOf(cut: CutDocument) {
  const plain = (rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, revision: 0, fieldRevisions: {}, editedById: null, isTrimRemoved: false }))
  const lists = ROW_LISTS.map((list) => {
    const rows = plain(cut[list])
    return [list, list === 'items' ? rows : rows.sort((one, other) => (one.id < other.id ? -1 : 1))]
  })
  const settings = { ...cut.settings, revision: 0, fieldRevisions: {}, editedById: null }
  return JSON.parse(JSON.stringify({ settings, ...Object.fromEntries(lists) }))
}

const failure = (code: string) =>
  new CombinedGraphQLErrors({ errors: [new GraphQLError('Refused', { extensions: { code } })] })

/** A server with a stored cut, and two clients. */
function openTwo() {
  let stored = documentOf(...VIDEOS)
  let conflicts = 0
  const removedCards = new Map()
  const materials: CutMaterials = { ...materialsOf(VIDEOS, ['music', 'voice']), removedCards }
  const browser = (editorId: string) => {
    let saved = received(stored)
    const waiting: (() => void)[] = []
    const store = new EditStore<CutDocument, CutOperation>({
      ...cutModel(materials),
      saved: () => saved,
      refetch: async () => void (saved = received(stored)),
      send: (operations, newest) =>
        new Promise((resolve, reject) => {
          const sent = operations.map((operation) => revised(operation, newest))
          waiting.push(() => {
            const { cut, refused } = applyOperations(sent, { materials, editorId, before: stored })
            const [first] = refused
            if (first) {
              const isOvertaken = first.refusal.code === 'CHANGED'
              if (isOvertaken) conflicts++
              return reject(failure(isOvertaken ? 'CONFLICT' : first.refusal.code))
            }
            stored = cut
            for (const card of cut.cards) removedCards.set(card.id, { card, item: firstUse(card.id) })
            saved = received(stored)
            resolve({ conflicts: [] })
          })
        }),
    })
    return {
      store,
      respond: () => waiting.shift()?.(),
      /** Receives the saved cut through the subscription. */
      receive: () => {
        saved = received(stored)
        store.refresh()
      },
      resolveAll: (version: 'mine' | 'theirs') => {
        for (const key of store.shown.get().conflicts.keys()) store.resolve(key, version)
      },
    }
  }
  const browsers = [browser('ana'), browser('ben')] as const
  return { browsers, materials, stored: () => stored, conflicts: () => conflicts }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

const action = fc.record({
  who: fc.nat(1),
  does: fc.constantFrom(
    'change',
    'change',
    'change',
    'retitle',
    'send',
    'respond',
    'receive',
    'undo',
    'redo',
    'mine',
    'theirs',
  ),
  title: fc.constantFrom('Low tide', 'High tide', '満潮'),
})

test('two people who edit a cut concurrently both see the server’s cut', async () => {
  let met = 0
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), fc.gen(), async (actions, generate) => {
      const { browsers, materials, stored, conflicts } = openTwo()
      for (const { who, does, title } of actions) {
        const { store, respond, receive, resolveAll } = browsers[who]!
        if (does === 'change') {
          const operation = randomOperation(generate, store.document!, materials)
          store.change((cut) => applyToCut(cut, [operation], materials))
        } else if (does === 'retitle') {
          const { revision } = store.document!.settings
          store.change((cut) => applyToCut(cut, [{ editSettings: { revision, title } }], materials))
        } else if (does === 'send') void store.flush()
        else if (does === 'respond') respond()
        else if (does === 'receive') receive()
        else if (does === 'undo') store.undo()
        else if (does === 'redo') store.redo()
        else resolveAll(does as 'mine' | 'theirs')
        await Promise.resolve()
      }
      for (let round = 0; round < 60; round++) {
        if (!browsers.some(({ store }) => store.shown.get().isUnsaved)) break
        for (const { store, respond, receive, resolveAll } of browsers) {
          void store.flush()
          await turn()
          respond()
          await turn()
          receive()
          resolveAll('mine')
        }
      }
      met += conflicts()
      for (const { store, receive } of browsers) {
        receive()
        expect(store.shown.get().isUnsaved).toBe(false)
        expect(shownOf(store.document!)).toEqual(shownOf(stored()))
      }
    }),
    { numRuns: 1_000 },
  )
  expect(met).toBeGreaterThan(0)
})
