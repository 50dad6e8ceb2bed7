import fc from 'fast-check'
import { editRow, removeRow, row, type RowOperation, ROWS, type Rows } from '../../../../test/rows'
import { EditStore } from './EditStore'

const ids = ['a', 'b', 'c', 'new', 'other']
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      id: fc.constantFrom(...ids),
      field: fc.constantFrom('gain' as const, 'at' as const),
      value: fc.nat(2),
    }),
  },
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(3) }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant('turn' as const) }),
)
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ who: fc.constantFrom('me' as const, 'others' as const), change }) },
  fc.record({
    who: fc.constantFrom(
      'undo' as const,
      'redo' as const,
      'send' as const,
      'respond' as const,
      'mine' as const,
      'theirs' as const,
    ),
  }),
)
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never
type Change = Extract<Action, { change: unknown }>['change']

const changed = (now: Rows, given: Change, newId: string): Rows => {
  if (given.kind === 'edit') return editRow(given.id, { [given.field]: given.value })(now)
  if (given.kind === 'remove') return removeRow(given.id)(now)
  if (given.kind === 'turn') return now.toReversed()
  return now.some(({ id }) => id === newId) ? now : now.toSpliced(given.at, 0, row(newId))
}

/** Plays actions of two people, and returns their stores when everything is saved and resolved. */
async function play(actions: readonly Action[], keepsMine: boolean) {
  let saved: Rows = ['a', 'b', 'c'].map((id) => row(id))
  let accept: (() => void) | undefined
  const store = new EditStore<Rows, RowOperation>({
    ...ROWS,
    keepsMine,
    storageKey: 'rows:together',
    saved: () => saved,
    refetch: async () => undefined,
    send: (operations) =>
      new Promise((resolve) => {
        accept = () => {
          accept = undefined
          saved = ROWS.apply(saved, operations)
          resolve({ conflicts: [] })
        }
      }),
  })
  const resolveAll = (version: 'mine' | 'theirs') => {
    for (const key of store.shown.get().conflicts.keys()) store.resolve(key, version)
  }
  for (const step of actions) {
    if (step.who === 'me') store.change((now) => changed(now, step.change, 'new'))
    else if (step.who === 'others') {
      saved = changed(saved, step.change, 'other')
      store.refresh()
    } else if (step.who === 'undo') store.undo()
    else if (step.who === 'redo') store.redo()
    else if (step.who === 'send') void store.flush()
    else if (step.who === 'respond') accept?.()
    else resolveAll(step.who)
    await Promise.resolve()
  }
  for (let turn = 0; turn < 50 && store.shown.get().isUnsaved; turn++) {
    accept?.()
    await new Promise((resolve) => setTimeout(resolve))
    resolveAll('mine')
    void store.flush()
  }
  return { store, saved: () => saved }
}

test.each([true, false])(
  'two people end up with the same rows (own versions kept: %s)',
  async (keepsMine) => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        const { store, saved } = await play(actions, keepsMine)
        expect(store.shown.get()).toMatchObject({ isUnsaved: false, failure: null })
        expect(store.document).toEqual(saved())
        expect(sessionStorage.getItem('rows:together')).toBeNull()
      }),
      { numRuns: 300 },
    )
  },
)
