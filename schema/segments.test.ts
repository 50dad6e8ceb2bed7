import { segmentsOf } from './segments.js'

const [sentences, graphemes] = (['sentence', 'grapheme'] as const).map(
  (granularity) => new Intl.Segmenter('en', { granularity }),
)

test.each([
  ['short sentences', sentences!, '字。'.repeat(3_000)],
  ['one sentence', sentences!, 'word '.repeat(2_000)],
  [
    'sentences of all lengths',
    sentences!,
    Array.from({ length: 90 }, (_, at) => `${'long '.repeat(at * 3)}end. `).join(''),
  ],
  ['emoji of several characters', graphemes!, '👩‍👩‍👧'.repeat(700)],
  ['accents on one letter', graphemes!, `a${'\u0301'.repeat(3_000)}b`],
  ['nothing', graphemes!, ''],
])('%s of a long text are those of the segmenter', (_, segmenter, text) => {
  expect([...segmentsOf(segmenter, text)]).toEqual([...segmenter.segment(text)].map(({ segment }) => segment))
})
