import { editedRows, editRow, removeRow, row, ROWS, type Rows } from '../../../../test/rows'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.useRealTimers())

/** Advances timers, and flushes promises. */
async function pass(milliseconds: number) {
  jest.advanceTimersByTime(milliseconds)
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** Edits of rows that keep the user’s versions, like text fields. */
const typed = (deps: Parameters<typeof editedRows>[0] = {}) => editedRows({ keepsMine: true, ...deps })
const first = ({ store }: ReturnType<typeof editedRows>) => store.document![0]!

test('a text being edited is not replaced, and its conflict is not saved before the user chooses', async () => {
  const edited = typed()
  const { store, others, respond, waiting } = edited
  store.change(editRow('a', { text: 'Mine' }))
  others(editRow('a', { text: 'Theirs' }))
  store.change(editRow('a', { text: 'Mine too' }))
  await store.settle()
  expect(waiting).toEqual([])
  expect(first(edited).text).toBe('Mine too')
  expect(store.shown.get()).toMatchObject({ isUnsaved: true, failure: null })
  expect(store.shown.get().conflicts.get('a')).toEqual([
    { kind: 'edit', id: 'a', fields: { text: 'Mine too' } },
  ])
  store.resolve('a', 'mine')
  const settled = store.settle()
  await respond()
  await settled
  expect(first(edited).text).toBe('Mine too')
  store.change(editRow('a', { text: 'Again' }))
  others(editRow('a', { text: 'Theirs' }))
  store.resolve('a', 'theirs')
  expect(first(edited).text).toBe('Theirs')
  expect(store.shown.get().isUnsaved).toBe(false)
})

test('reverting the text ends its conflict', () => {
  const edited = typed()
  edited.store.change(editRow('a', { text: 'Mine' }))
  edited.others(editRow('a', { text: 'Theirs' }))
  edited.store.change(editRow('a', { text: '' }))
  expect(edited.store.shown.get()).toMatchObject({ isUnsaved: false })
  expect(first(edited).text).toBe('Theirs')
})

test('a rejected change stays with its error, and is resent with the next change or a retry', async () => {
  const edited = typed()
  const { store, refuse, respond } = edited
  store.change(editRow('a', { text: 'Too long' }))
  const settled = store.settle()
  await refuse('BAD_USER_INPUT')
  await settled
  expect(store.shown.get()).toMatchObject({ failure: 'Refused', isUnsaved: true })
  expect(first(edited).text).toBe('Too long')
  store.change(editRow('a', { gain: 1 }))
  expect(store.shown.get().failure).toBeNull()
  const again = store.settle()
  await refuse('BAD_USER_INPUT')
  await again
  store.retry()
  const sent = store.settle()
  expect(await respond()).toEqual([{ kind: 'edit', id: 'a', fields: { text: 'Too long', gain: 1 } }])
  await sent
})

test('values that the server stores identically stay as typed', async () => {
  const trimmed = (rows: Rows) => rows.map((each) => ({ ...each, text: each.text.trim() }))
  const edited = typed({
    differences: (before, after) => ROWS.differences(trimmed(before), trimmed(after)),
    keepShown: (rows, shown) =>
      rows.map((each, at) =>
        shown[at]?.text.trim() === each.text ? { ...each, text: shown[at].text } : each,
      ),
  })
  const { store, respond } = edited
  store.change(editRow('a', { text: 'Rain ' }))
  expect(first(edited).text).toBe('Rain ')
  const settled = store.settle()
  await respond()
  await settled
  expect(first(edited).text).toBe('Rain ')
  store.change(editRow('a', { text: 'Rain  ' }))
  expect(first(edited).text).toBe('Rain  ')
  expect(store.shown.get().isUnsaved).toBe(false)
})

test('unsent edits survive a reload, with their conflicts', async () => {
  const storageKey = 'rows:ana:1'
  const before = typed({ storageKey })
  before.store.change(editRow('a', { text: 'Mine' }))
  before.store.change(removeRow('c'))
  void before.store.flush() // never resolves
  before.store.change(editRow('b', { gain: 2 }))
  expect(sessionStorage).toHaveLength(1)

  const { store, respond } = typed({ storageKey })
  expect(store.document).toEqual([row('a', { text: 'Mine' }), row('b', { gain: 2 })])
  const settled = store.settle()
  await respond()
  await settled
  expect(sessionStorage).toHaveLength(0)
})

test('changes by others during a reload conflict; edits that are too large or unreadable are not stored', async () => {
  const storageKey = 'rows:ana:1'
  const before = typed({ storageKey })
  before.store.change(editRow('a', { text: 'Mine', gain: 1 }))
  const after = typed({ storageKey, saved: () => [row('a', { text: 'Theirs' })] })
  expect([...after.store.shown.get().conflicts.keys()]).toEqual(['a'])
  before.store.change(editRow('a', { text: 'x'.repeat(1_000_001) }))
  expect(sessionStorage).toHaveLength(0)
  for (const unreadable of ['{', '{"words":{}}', '[1]', '[{"operations":[null],"inverse":[]}]']) {
    sessionStorage.setItem(storageKey, unreadable)
    expect(typed({ storageKey }).store.shown.get()).toMatchObject({ isUnsaved: false })
  }
})

test('stored edits are restored when the document is loaded', () => {
  const storageKey = 'rows:ana:1'
  const before = typed({ storageKey })
  before.store.change(editRow('a', { gain: 1 }))
  let saved: Rows | null = null
  const { store } = typed({ storageKey, saved: () => saved })
  store.refresh()
  expect(store.shown.get().document).toBeNull()
  expect(sessionStorage).toHaveLength(1)
  saved = [row('a')]
  store.refresh()
  expect(store.shown.get()).toMatchObject({ document: [row('a', { gain: 1 })], isUnsaved: true })
})

test('changes that stay unsaved are reported until they are saved', async () => {
  jest.useFakeTimers()
  const { store, waiting } = typed()
  store.change(editRow('a', { gain: 1 }))
  expect(store.shown.get().isLate).toBe(false)
  await pass(2_000)
  expect(store.shown.get().isLate).toBe(true)
  expect(waiting).toHaveLength(1)
  store.change(editRow('a', { gain: 0 }))
  waiting[0]!.accept()
  await pass(300)
  expect(store.shown.get()).toMatchObject({ isLate: false, isUnsaved: false })
})

test('a save that failed temporarily is retried', async () => {
  jest.useFakeTimers()
  const { store, waiting } = typed()
  store.change(editRow('a', { gain: 1 }))
  await pass(300)
  waiting.shift()!.reject(new Error('Away'))
  await pass(0)
  expect(store.shown.get().failure).toBe('Your changes could not be saved.')
  await pass(5_000)
  expect(waiting).toHaveLength(1)
})
