import { joinCaptions, newCaption, splitCaption, warningText, withReadingTime } from './captionActions'
import { CaptionEdits, type SavedCaption } from './CaptionEdits'
import { atFilmTimes, type CaptionRow, readTime, stored, timeText } from './placedCaptions'

const row = (id: string, changes: Partial<CaptionRow> = {}): CaptionRow => ({
  id,
  itemId: null,
  from: 1_000,
  to: 3_000,
  text: 'You are late.',
  speaker: null,
  ...changes,
})
const anchors = [
  { itemId: 'a', start: 0 },
  { itemId: 'b', start: 5 },
]

test('captions move with their clips, and those of other clips are hidden', () => {
  const rows = [row('one', { itemId: 'b' }), row('two'), row('three', { itemId: 'gone' })]
  const { shown, hidden } = atFilmTimes(rows, anchors)
  expect(shown.map(({ id, from, to }) => [id, from, to])).toEqual([
    ['two', 1_000, 3_000],
    ['one', 6_000, 8_000],
  ])
  expect(hidden.map(({ id }) => id)).toEqual(['three'])
  expect(stored(shown[1]!, anchors)).toEqual(rows[0])
})

test('a caption that begins before its clip moves with the clip that is shown there', () => {
  expect(stored(row('one', { itemId: 'b', from: 4_900, to: 6_900 }), anchors)).toMatchObject({
    itemId: 'a',
    from: 4_900,
    to: 6_900,
  })
  expect(stored(row('one', { from: -100, to: 900 }), anchors)).toMatchObject({ from: 0, to: 1_000 })
})

test('times are written and read', () => {
  expect([0, 64_549, 3_723_000].map(timeText)).toEqual(['00:00.0', '01:04.5', '1:02:03.0'])
  expect(['01:04.5', '64,5', '1:02:03', 'soon', '1:2:3:4', ''].map(readTime)).toEqual([
    64_500,
    64_500,
    3_723_000,
    undefined,
    undefined,
    undefined,
  ])
})

test('a caption is divided at the caret, and its time by characters', () => {
  const parts = splitCaption(row('one', { speaker: 'Ida' }), {
    text: 'You are\nlate. Why?',
    caret: 13,
    newId: 'two',
  })
  expect(parts).toEqual([
    row('one', { speaker: 'Ida', to: 2_529, text: 'You are\nlate.' }),
    row('two', { speaker: 'Ida', from: 2_529, text: 'Why?' }),
  ])
  for (const caret of [0, 18])
    expect(splitCaption(row('one'), { text: 'You are\nlate. Why?', caret, newId: 'two' })).toBeNull()
})

test('captions are joined in one line if it fits, unless the text would be too long', () => {
  const next = row('two', { from: 3_000, to: 4_000, text: 'Why?' })
  expect(joinCaptions(row('one'), next)).toEqual({
    joined: row('one', { to: 4_000, text: 'You are late. Why?' }),
    caret: 14,
  })
  const long = { ...next, text: 'x'.repeat(40) }
  expect(joinCaptions(row('one'), long)?.joined.text).toBe(`You are late.\n${long.text}`)
  expect(joinCaptions(row('one', { text: 'x'.repeat(480) }), long)).toBeNull()
})

test('a new caption ends before the next one', () => {
  const at = (from: number) => newCaption([row('one')], { id: 'new', itemId: null, from })
  expect([at(0).to, at(950).to, at(3_000).to]).toEqual([1_000, 1_050, 5_000])
})

test('a caption that is begun lasts as long as its text is read', () => {
  const long = row('one', { text: 'x'.repeat(80) })
  const next = row('two', { from: 4_500, to: 6_000 })
  expect([long, row('one')].map((each) => withReadingTime(each, []).to)).toEqual([5_000, 3_000])
  expect(withReadingTime(long, [long, next]).to).toBe(4_500)
})

test('warnings say what is recommended', () => {
  const fast = row('one', { to: 1_500, text: 'You\nare\nlate.' })
  expect(['fast', 'many-lines'].map((warning) => warningText(warning as 'fast', fast))).toEqual([
    '26 characters per second (recommended: up to 20)',
    '3 lines (recommended: up to 2)',
  ])
})

/** Edits of two captions on a server that accepts all changes. */
function edited() {
  let saved: SavedCaption[] = [
    { ...row('one'), revision: 1 },
    { ...row('two', { from: 4_000, to: 5_000 }), revision: 1 },
  ]
  const sent: { add: string[]; edit: string[]; remove: string[] }[] = []
  const edits = new CaptionEdits({
    isMachineMade: () => false,
    saved: () => saved,
    refetch: async () => undefined,
    send: async ({ add, edits: changed, remove }) => {
      sent.push({
        add: add.map(({ id }) => id),
        edit: [...changed.keys()],
        remove: remove.map(({ id }) => id),
      })
      saved = edits.rows.map((each) => ({ ...each, revision: 2 }))
    },
  })
  const store = (id: string, changes: Partial<CaptionRow>) => {
    saved = saved.map((each) => (each.id === id ? { ...each, ...changes, revision: 5 } : each))
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { edits, sent, store, settle }
}
const set = (id: string, changes: Partial<CaptionRow>) => (rows: readonly CaptionRow[]) =>
  rows.map((each) => (each.id === id ? { ...each, ...changes } : each))
const texts = (edits: CaptionEdits) => edits.rows.map(({ text }) => text)

test('a removal and an edit are one step, which is undone and repeated', async () => {
  const { edits, sent, settle } = edited()
  edits.change((rows) => set('one', { text: 'Both' })(rows.filter(({ id }) => id !== 'two')))
  expect(texts(edits)).toEqual(['Both'])
  await settle()
  edits.undo()
  expect(texts(edits)).toEqual(['You are late.', 'You are late.'])
  await settle()
  edits.redo()
  expect(texts(edits)).toEqual(['Both'])
  await settle()
  expect(sent).toEqual([
    { add: [], edit: ['one'], remove: ['two'] },
    { add: ['two'], edit: ['one'], remove: [] },
    { add: [], edit: ['one'], remove: ['two'] },
  ])
})

test('a caption that somebody else has changed waits for a choice', async () => {
  const { edits, sent, store, settle } = edited()
  edits.change(set('two', { to: 6_000 }))
  edits.change(set('one', { text: 'Mine' }))
  store('one', { text: 'Theirs' })
  await settle()
  expect(edits.current().conflicts.get('one')).toMatchObject({ text: 'Mine' })
  expect(texts(edits)[0]).toBe('Theirs')
  edits.resolve('one', 'mine')
  await settle()
  expect(texts(edits)[0]).toBe('Mine')
  expect(sent.map(({ edit }) => edit)).toEqual([['two'], ['one']])
  expect(edits.current().conflicts.size).toBe(0)
})
