import { LIMITS } from '../limits.js'
import { type Caption, lengthOfText, warningsOf } from './caption.js'
import { CaptionFileError } from './caption-file.js'
import { readSrt, writeSrt } from './srt.js'
import { readVtt, writeVtt } from './vtt.js'

const caption = (from: number, to: number, text: string, speaker: string | null = null): Caption => ({
  from,
  to,
  text,
  speaker,
})

const STRANGE = [
  caption(0, 1_000, 'Two\nlines'),
  caption(1_000, 2_500, '<b>bold</b> & {\\an8}', 'Anna & <Ben>'),
  caption(61_001, 3_723_004, '誰もいない 👩‍👩‍👧', 'Ida'),
  caption(3_723_004, 3_724_000, 'שלום, עולם'),
  caption(86_399_999, 86_400_000, '1'),
]

test('captions are unchanged after export to WebVTT and import', () => {
  expect(readVtt(writeVtt(STRANGE))).toEqual({ captions: STRANGE, formatted: 0 })
})

test('captions are unchanged after export to SRT and import, except for its formatting codes', () => {
  const plain = STRANGE.map((one, at) => (at === 1 ? caption(one.from, one.to, 'i < j & {k}', 'Anna') : one))
  expect(readSrt(writeSrt(plain))).toEqual({ captions: plain, formatted: 0 })
})

test('SRT files of common editors are read', () => {
  const file =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Far away</i>\r\n\r\n\r\n' +
    '2\r\n0:00:03.5 --> 0:00:04.25\r\n{\\an8}- Who is it?\r\n- Nobody.  \r\n\r\n3\r\n00:05,000 --> 00:06,000\r\n\r\n'
  expect(readSrt(file)).toEqual({
    captions: [caption(1_000, 2_500, 'Far away'), caption(3_500, 4_250, '- Who is it?\n- Nobody.')],
    formatted: 2,
  })
})

test('WebVTT files with headers, notes, styles, names and settings are read', () => {
  const file = `WEBVTT - The Keeper
Kind: captions

STYLE
::cue { color: red }

NOTE It was
four lines

opening
00:01.000 --> 00:02.000 align:start line:0
<v.loud Captain Berg>Hold on to <i>something</i> &amp; pray</v>

00:03.000 --> 00:04.000
<00:03.500>5 &lt; 6`
  expect(readVtt(file)).toEqual({
    captions: [
      caption(1_000, 2_000, 'Hold on to something & pray', 'Captain Berg'),
      caption(3_000, 4_000, '5 < 6'),
    ],
    formatted: 2,
  })
})

test('captions that are out of order are sorted by time', () => {
  const file = '00:00:05,000 --> 00:00:06,000\nlast\n\n00:00:01,000 --> 00:00:02,000\nfirst\n'
  expect(readSrt(file).captions.map(({ text }) => text)).toEqual(['first', 'last'])
})

test.each([
  ['a time that is none', '1\n00:00:01 --> 00:00:02,000\nno', 'Line 2: a time such as'],
  ['text without a time', 'Hello\nWorld', 'Line 2: a time such as'],
  ['a number alone', '1\n00:00:01,000 --> 00:00:02,000\nA\n\n2', 'Line 5: a time such as'],
  ['an end before its start', '\n1\n00:00:02,000 --> 00:00:01,000\nA', 'Line 3: a caption must end after'],
  [
    'captions without an empty line between them',
    '00:00:01,000 --> 00:00:02,000\nA\n00:00:03,000 --> 00:00:04,000\nB',
    'Line 3: an empty line is missing',
  ],
  ['a time after a day', '\n25:00:00,000 --> 25:00:01,000\nA', 'Line 2: a caption is shown within'],
  [
    'a long text',
    `1\n00:00:01,000 --> 00:00:02,000\n${'x'.repeat(501)}`,
    'Line 2: a caption has at most 500',
  ],
  [
    'too many captions',
    '00:00:01,000 --> 00:00:02,000\nA\n\n'.repeat(LIMITS.caption.perTrack + 1),
    `Line ${LIMITS.caption.perTrack * 3 + 1}: a track has at most`,
  ],
])('%s is refused with the number of its line', (_, file, why) => {
  expect(() => readSrt(file)).toThrow(why)
})

test('a file without the header of WebVTT is refused', () => {
  expect(() => readVtt('00:01.000 --> 00:02.000\nA')).toThrow('Line 1: WEBVTT is expected')
})

test('fuzzed files are read or refused, and captions that are read survive another round trip', () => {
  const parts = [
    '1',
    '\n',
    '\n\n',
    '\r\n',
    ' --> ',
    '00:00:01,000',
    '00:02.000',
    '<v A>',
    '&amp',
    '-->',
    '\0',
    '{\\an8}',
    '[B] ',
    'é',
    '<i',
  ]
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 3_000; round++) {
    const body = Array.from({ length: random(40) }, () => parts[random(parts.length)]).join('')
    for (const [read, write, file] of [
      [readSrt, writeSrt, body],
      [readVtt, writeVtt, `WEBVTT\n\n${body}`],
    ] as const) {
      try {
        const { captions } = read(file)
        expect(read(write(captions)).captions).toEqual(captions)
      } catch (error) {
        if (!(error instanceof CaptionFileError)) throw error
      }
    }
  }
})

test('each caption that is hard to read has a warning', () => {
  const captions = [
    caption(0, 1_000, 'x'.repeat(21)),
    caption(1_000, 4_000, 'y'.repeat(43)),
    caption(3_900, 9_000, 'a\nb\nc'),
    caption(9_040, 12_000, '👩‍👩‍👧'.repeat(42)),
  ]
  const warnings = captions.map((each, at) => warningsOf(each, captions[at + 1]?.from ?? Infinity, 24))
  expect(warnings).toEqual([['fast'], ['long-line', 'overlap'], ['many-lines', 'short-gap'], []])
  expect(lengthOfText('é👩‍👩‍👧')).toBe(2)
})
