/** Covers specification V94. */
import { joinCaptions, newCaption, splitCaption, warningText, withReadingTime } from './captionActions'
import { atFilmTimes, type CaptionRow, readTime, stored, timeText } from './placedCaptions'

const row = (id: string, changes: Partial<CaptionRow> = {}): CaptionRow => ({
  id,
  itemId: null,
  startMs: 1_000,
  endMs: 3_000,
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
  expect(shown.map(({ id, startMs, endMs }) => [id, startMs, endMs])).toEqual([
    ['two', 1_000, 3_000],
    ['one', 6_000, 8_000],
  ])
  expect(hidden.map(({ id }) => id)).toEqual(['three'])
  expect(stored(shown[1]!, anchors)).toEqual(rows[0])
})

test('a caption that starts before its clip moves with the clip at its start', () => {
  expect(stored(row('one', { itemId: 'b', startMs: 4_900, endMs: 6_900 }), anchors)).toMatchObject({
    itemId: 'a',
    startMs: 4_900,
    endMs: 6_900,
  })
  expect(stored(row('one', { startMs: -100, endMs: 900 }), anchors)).toMatchObject({
    startMs: 0,
    endMs: 1_000,
  })
})

test('times are formatted and parsed', () => {
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

test('a caption is split at the caret, and its time by characters', () => {
  const parts = splitCaption(row('one', { speaker: 'Ida' }), {
    text: 'You are\nlate. Why?',
    caret: 13,
    newId: 'two',
  })
  expect(parts).toEqual([
    row('one', { speaker: 'Ida', endMs: 2_529, text: 'You are\nlate.' }),
    row('two', { speaker: 'Ida', startMs: 2_529, text: 'Why?' }),
  ])
  for (const caret of [0, 18])
    expect(splitCaption(row('one'), { text: 'You are\nlate. Why?', caret, newId: 'two' })).toBeNull()
})

test('joined captions share a line if it fits; too long a text is refused', () => {
  const next = row('two', { startMs: 3_000, endMs: 4_000, text: 'Why?' })
  expect(joinCaptions(row('one'), next)).toEqual({
    joined: row('one', { endMs: 4_000, text: 'You are late. Why?' }),
    caret: 14,
  })
  const long = { ...next, text: 'x'.repeat(40) }
  expect(joinCaptions(row('one'), long)?.joined.text).toBe(`You are late.\n${long.text}`)
  expect(joinCaptions(row('one', { text: 'x'.repeat(480) }), long)).toBeNull()
})

test('a new caption ends before the next one', () => {
  const at = (from: number) => newCaption([row('one')], { id: 'new', itemId: null, startMs: from })
  expect([at(0).endMs, at(950).endMs, at(3_000).endMs]).toEqual([1_000, 1_050, 5_000])
})

test('a new caption grows with the reading time of its text', () => {
  const long = row('one', { text: 'x'.repeat(80) })
  const next = row('two', { startMs: 4_500, endMs: 6_000 })
  expect([long, row('one')].map((each) => withReadingTime(each, []).endMs)).toEqual([5_000, 3_000])
  expect(withReadingTime(long, [long, next]).endMs).toBe(4_500)
})

test('warnings state the recommended value', () => {
  const fast = row('one', { endMs: 1_500, text: 'You\nare\nlate.' })
  expect(['fast', 'many-lines'].map((warning) => warningText(warning as 'fast', fast))).toEqual([
    '26 characters per second (recommended: up to 20)',
    '3 lines (recommended: up to 2)',
  ])
})
