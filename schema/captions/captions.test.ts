/** Covers specification V91. */
import { LIMITS } from '../limits.js'
import { type Caption, lengthOfText, warningsOf } from './caption.js'
import { CaptionFileError } from './caption-file.js'
import { readSrt } from './read-srt.js'
import { readVtt } from './read-vtt.js'
import { writeSrt } from './srt.js'
import { writeVtt } from './vtt.js'

const caption = (from: number, to: number, text: string, speaker: string | null = null): Caption => ({
  startMs: from,
  endMs: to,
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
  expect(readVtt(writeVtt(STRANGE))).toEqual({ captions: STRANGE, formatted: 0, notes: [] })
})

test('captions are unchanged after export to SRT and import, except for its formatting codes', () => {
  const plain = STRANGE.map((one, at) =>
    at === 1 ? caption(one.startMs, one.endMs, 'i < j & {k}', 'Anna') : one,
  )
  expect(readSrt(writeSrt(plain))).toEqual({ captions: plain, formatted: 0, notes: [] })
})

test('SRT files of common editors are read', () => {
  const file =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Far away</i>\r\n\r\n\r\n' +
    '2\r\n0:00:03.5 --> 0:00:04.25\r\n{\\an8}- Who is it?\r\n- Nobody.  \r\n\r\n3\r\n00:05,000 --> 00:06,000\r\n\r\n'
  expect(readSrt(file)).toEqual({
    captions: [caption(1_000, 2_500, 'Far away'), caption(3_500, 4_250, '- Who is it?\n- Nobody.')],
    formatted: 2,
    notes: [{ line: 12, message: 'Left out: it has no text' }],
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
    notes: [{ line: 4, message: 'Left out: styles' }],
  })
})

test('captions that are out of order are sorted by time', () => {
  const file = '00:00:05,000 --> 00:00:06,000\nlast\n\n00:00:01,000 --> 00:00:02,000\nfirst\n'
  expect(readSrt(file).captions.map(({ text }) => text)).toEqual(['first', 'last'])
})

const A = '00:00:01,000 --> 00:00:02,000\nA\n'
const noted = (file: string) => readSrt(file).notes.map(({ line, message }) => `${line}: ${message}`)

test.each([
  [
    'a time that cannot be read',
    `1\n00:xx:01,000 --> 00:00:02,000\nB\n\n2\n${A}`,
    ['2: Left out: its times cannot be read'],
  ],
  ['text without times', `Hello\nWorld\n\n${A}`, ['1: Left out: it has no times']],
  ['a number alone', `1\n${A}\n2`, ['5: Left out: a number without a caption']],
  [
    'an end before its start',
    `00:00:02,000 --> 00:00:01,000\nB\n\n${A}`,
    ['1: Left out: it ends before it starts'],
  ],
  ['no length', `00:00:02,000 --> 00:00:02,000\nB\n\n${A}`, ['1: Left out: it ends when it starts']],
  ['no text', `00:00:02,000 --> 00:00:03,000\n\n${A}`, ['1: Left out: it has no text']],
  [
    'a start before the film',
    `1\n-00:00:01,000 --> 00:00:01,000\nA`,
    ['2: Starts at 0, not before the film'],
  ],
  ['an empty line inside', `${A}\nB\n`, ['3: An empty line was removed']],
  ['no empty line between captions', `1\n${A}2\n${A}`, []],
  ['no spaces around the arrow', '1\n00:00:01,000-->00:00:02,000\nA', []],
  ['no milliseconds', '1\n00:00:01 --> 00:00:02\nA', []],
  [
    'a time after a day',
    `25:00:00,000 --> 25:00:01,000\nB\n\n${A}`,
    ['1: Left out: a caption is shown within the first 24 hours'],
  ],
  ['a long text', `00:00:01,000 --> 00:00:02,000\n${'x'.repeat(501)}`, ['1: Shortened to 500 characters']],
  [
    'too many captions',
    `${A}\n`.repeat(LIMITS.caption.perTrack + 1),
    [`${LIMITS.caption.perTrack * 3 + 1}: Left out: a track has at most 2,000 captions`],
  ],
])('a file with %s is read, with a note', (_, file, notes) => {
  expect(noted(file)).toEqual(notes)
  expect(readSrt(file).captions.at(-1)!.text).toMatch(/^(?:A|A\nB|x{500})$/)
})

test.each([
  ['no captions', 'Hello\nWorld', 'No caption of the file can be read. Line 1: Left out: it has no times'],
  ['nothing', ' \n', 'The file has no captions'],
])('a file with %s is refused', (_, file, why) => {
  expect(() => readSrt(file)).toThrow(why)
})

test('the codes of other formats, tags and coordinates are removed', () => {
  const file = `1
00:00:01,000 --> 00:00:02,000  X1:100 X2:100 Y1:100 Y2:100
{\\pos(192,220)}{\\fad(200,200)}<font color="#ffff00" face='Arial'>Yellow</font><br/>second\\Nthird
`
  expect(readSrt(file)).toEqual({
    captions: [caption(1_000, 2_000, 'Yellow\nsecond\nthird')],
    formatted: 1,
    notes: [],
  })
})

test('WebVTT is read as its specification says', () => {
  const file = `WEBVTT
Kind: captions
00:01.000 --> 00:02.000
in the header

STYLE
::cue { color: red }

with spaces
00:02.000-->00:03.000 region:a
one
 \t
two &eacute;&notit; &#x27; <v.x.y Ann &amp; Bob>three

00:03.000 --> 00:04
broken

123:04:05.000 --> 123:04:06.000
next <lost
00:05.000 --> 00:06.000
<c.red>last</c> &unknown;`
  expect(readVtt(file)).toEqual({
    captions: [
      caption(1_000, 2_000, 'in the header'),
      caption(2_000, 3_000, "one\ntwo é¬it; ' three", 'Ann & Bob'),
      caption(5_000, 6_000, 'last &unknown;'),
    ],
    formatted: 2,
    notes: [
      { line: 6, message: 'Left out: it has no times' },
      { line: 15, message: 'Left out: its times cannot be read' },
      { line: 18, message: 'Left out: a caption is shown within the first 24 hours' },
    ],
  })
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
  const warnings = captions.map((each, at) => warningsOf(each, captions[at + 1]?.startMs ?? Infinity, 24))
  expect(warnings).toEqual([['fast'], ['long-line', 'overlap'], ['many-lines', 'short-gap'], []])
  expect(lengthOfText('é👩‍👩‍👧')).toBe(2)
})
