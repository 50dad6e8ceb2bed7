/** Covers specification V92. */
import { lengthOfText, READABLE, warningsOf } from './caption.js'
import { captionsOfSpeech, lastingLong } from './spoken.js'

const speech = (text: string, seconds: number) => ({
  text,
  speaker: 'Ida',
  from: 1_000,
  to: 1_000 + seconds * 1000,
})

test('short speech is one caption of its length', () => {
  expect(captionsOfSpeech(speech('You are late.', 2))).toEqual([
    { startMs: 1_000, endMs: 3_000, text: 'You are late.', speaker: 'Ida' },
  ])
})

test('long speech is split into readable captions at sentences and pauses', () => {
  const text =
    'The lighthouse went dark at four. Nobody on the island could say why, although the keeper had been seen on the stairs, carrying a lantern that was far too small for the storm. Listen.'
  const captions = lastingLong(captionsOfSpeech(speech(text, 14)), 20_000)
  expect(captions.map((caption) => caption.text)).toEqual([
    'The lighthouse went dark at four.',
    'Nobody on the island could say why,',
    'although the keeper had\nbeen seen on the stairs,',
    'carrying a lantern that was\nfar too small for the storm.',
    'Listen.',
  ])
  expect(captions[0]!.startMs).toBe(1_000)
  expect(captions.at(-1)!.endMs).toBeGreaterThanOrEqual(15_000)
  const warnings = captions.flatMap((each, at) => warningsOf(each, captions[at + 1]?.startMs ?? Infinity, 24))
  expect(warnings).toEqual([])
  expect(captions.map((caption) => caption.text.replaceAll('\n', ' ')).join(' ')).toBe(text)
})

test('a caption begins and ends with its words', () => {
  const words = ['One', 'two.', 'Three.'].map((text, at) => ({
    text,
    from: 2_000 + at * 1_500,
    to: 2_400 + at * 1_500,
  }))
  expect(captionsOfSpeech({ text: '', speaker: null, from: 0, to: 9_000, words })).toEqual([
    { startMs: 2_000, endMs: 3_900, text: 'One two.', speaker: null },
    { startMs: 5_000, endMs: 5_400, text: 'Three.', speaker: null },
  ])
})

test('a caption lasts at least a second: short sentences share one, and the next one waits', () => {
  expect(
    captionsOfSpeech(speech('No. Never. Not in forty years of my life.', 4)).map(({ text }) => text),
  ).toEqual(['No. Never.', 'Not in forty years of my life.'])
})

test.each([
  {
    name: 'the next one waits',
    given: [
      [0, 400],
      [600, 2_000],
      [2_000, 2_300],
    ],
    shown: [
      [0, 1_000],
      [1_000, 2_000],
      [2_000, 3_000],
    ],
  },
  {
    name: 'overlapping ones do not',
    given: [
      [0, 5_000],
      [2_000, 2_500],
    ],
    shown: [
      [0, 5_000],
      [2_000, 3_000],
    ],
  },
  {
    name: 'before the end of the film, they begin as given',
    given: [
      [0, 500],
      [8_700, 9_000],
      [9_000, 9_300],
      [9_400, 9_600],
      [9_700, 9_900],
    ],
    shown: [
      [0, 1_000],
      [8_700, 9_000],
      [9_000, 9_400],
      [9_400, 9_700],
      [9_700, 10_000],
    ],
  },
  {
    name: 'one that ends after the film is not shortened',
    given: [[9_500, 10_200]],
    shown: [[9_500, 10_200]],
  },
])('captions last a second: $name', ({ given, shown }) => {
  const captions = given.map(([startMs, endMs]) => ({ startMs, endMs, text: 'No.', speaker: null }))
  expect(lastingLong(captions, 10_000).map(({ startMs, endMs }) => [startMs, endMs])).toEqual(shown)
})

test('a text without spaces is split between characters', () => {
  const captions = captionsOfSpeech(speech('灯'.repeat(100), 20))
  expect(
    captions.every(({ text }) => text.split('\n').every((line) => lengthOfText(line) <= READABLE.lineLength)),
  ).toBe(true)
  expect(captions.map(({ text }) => text.replaceAll('\n', '')).join('')).toBe('灯'.repeat(100))
})

test.each([
  ['characters without spaces', '灯'.repeat(5_000), 60],
  ['short words', 'ß '.repeat(5_000).trim(), 120],
  ['one word', 'é'.repeat(5_000), 1],
])('a long speech of %s is split at once', (_, text, count) => {
  const captions = captionsOfSpeech(speech(text, 600))
  expect(captions).toHaveLength(count)
  expect(
    captions
      .map((caption) => caption.text.replaceAll('\n', text.includes(' ') ? ' ' : ''))
      .join(text.includes(' ') ? ' ' : ''),
  ).toBe(text)
})

test.each([
  ['Arabic', 'من هناك؟', 'أنا هنا.'],
  ['Hindi', 'वह कौन है।', 'मैं हूँ।'],
  ['Japanese', '誰ですか？', '私です。'],
])('a caption ends with a sentence in %s', (_, first, second) => {
  expect(captionsOfSpeech(speech(`${first} ${second}`, 6)).map(({ text }) => text)).toEqual([first, second])
})
