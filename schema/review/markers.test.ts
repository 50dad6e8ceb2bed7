/** Covers specification G11. */
import { createRequire } from 'node:module'
import { type ExportedNote, type MarkedFilm, notesCsv, notesEdl, notesFcpxml } from './markers.js'
import { timecodeOf } from './timecode.js'

const film: MarkedFilm = {
  title: 'Harbour & "Sea" <2>',
  fileName: 'harbour sea.mp4',
  frameRate: 25,
  frames: 1000,
  width: 1280,
  height: 720,
}
const note = (change: Partial<ExportedNote> = {}): ExportedNote => ({
  frame: 585,
  endFrame: null,
  author: 'Anna',
  text: 'The coat should be red',
  hasDrawing: false,
  isDone: false,
  isInternal: false,
  replies: [],
  ...change,
})
const awkward = note({
  frame: 10,
  endFrame: 35,
  author: 'Ben | <b>',
  text: '</marker> & "quotes"\n2. 👩‍🚀 שלום\u202E | end\u0001\uFFFE',
  replies: [{ author: "O'Neil", text: '*fine*' }],
})

test.each([
  [0, 25, '00:00:00:00'],
  [585, 25, '00:00:23:10'],
  [1799, 29.97, '00:00:59;29'],
  [1800, 29.97, '00:01:00;02'],
  [17_982, 29.97, '00:10:00;00'],
  [107_892, 30_000 / 1001, '01:00:00;00'],
  [3600, 59.94, '00:01:00;04'],
  [86_400, 23.976, '01:00:00:00'],
  [108_000, 30, '01:00:00:00'],
])('frame %d at %d a second is %s', (frame, frameRate, timecode) => {
  expect(timecodeOf(frame, frameRate)).toBe(timecode)
})

test('CSV has a row for each note, and no formulas', () => {
  const formula = note({
    text: '=HYPERLINK("x")',
    isDone: true,
    replies: [{ author: 'Ben', text: 'one\ntwo' }],
  })
  expect(notesCsv(film, [formula, note({ frame: 0, endFrame: 25, text: '', hasDrawing: true })])).toBe(
    [
      '\uFEFF"timecode","frame","end_frame","author","note","drawing","status","internal","replies"',
      '"00:00:00:00","0","25","Anna","","yes","open","no",""',
      `"00:00:23:10","585","","Anna","'=HYPERLINK(""x"")","no","done","no","Ben: one\ntwo"`,
      '',
    ].join('\r\n'),
  )
})

/** Splits a file into cells like spreadsheets that know only this separator. */
const cellsOf = (csv: string, separator: string): string[] =>
  csv.split(/\r\n|[\r\n]/).flatMap((line) => line.split(separator).map((cell) => cell.replace(/^[\s"]+/, '')))

test.each([
  'b;=1+1;c',
  'b;"=1+1";c',
  'b; =1+1',
  'b\t=1+1',
  'b|+1',
  'b\n=1+1',
  '=1+1',
  '\t=1+1',
  '@SUM(A1)',
  'b;＝1+1',
  'b,-1+1',
])('no spreadsheet takes the note %j for a formula, whatever its separator', (text) => {
  const csv = notesCsv(film, [note({ text, author: text, replies: [{ author: text, text }] })])
  for (const separator of [',', ';', '\t', '|'])
    expect(cellsOf(csv, separator).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([])
})

test.each([
  'FCM: DROP FRAME',
  'TITLE: Another',
  'fcm drop frame',
  'FROM CLIP NAME: x',
  'M2 AX 050',
  '3 AX V C',
  '* LOC: x',
])('the note %j is no statement of an EDL', (text) => {
  const lines = notesEdl(film, [note({ text: `\n${text}` })]).split('\r\n')
  expect(lines.filter((line) => /^(FCM|TITLE)/i.test(line))).toHaveLength(2)
  expect(lines[4]).toMatch(/^- /)
})

test('an EDL has an event with a marker and a locator for each note', () => {
  expect(notesEdl(film, [note({ endFrame: 600, isDone: true })])).toBe(
    [
      'TITLE: Harbour & "Sea" <2>',
      'FCM: NON-DROP FRAME',
      '',
      '001  AX       V     C        00:00:23:10 00:00:23:11 01:00:23:10 01:00:23:11',
      'The coat should be red |C:ResolveColorGreen |M:Anna |D:15',
      '* LOC: 01:00:23:10 GREEN   Anna: The coat should be red',
      '',
      '',
    ].join('\r\n'),
  )
})

test('no text breaks the lines of an EDL', () => {
  const lines = notesEdl(film, [awkward, note({ text: '2. later' })]).split('\r\n')
  expect(lines.slice(4, 6)).toEqual([
    '</marker> & "quotes" 2. 👩‍🚀 שלום\u202E / end / O\'Neil: *fine* |C:ResolveColorRed |M:Ben / <b> |D:25',
    '* LOC: 01:00:00:10 RED     Ben / <b>: </marker> & "quotes" 2. 👩‍🚀 שלום\u202E / end / O\'Neil: *fine*',
  ])
  expect(lines[8]).toMatch(/^- 2\. later \|C/)
})

test('notes on one frame share a marker, which is done when all of them are', () => {
  const both = [note({ isDone: true }), note({ author: 'Ben', text: 'Or blue', endFrame: 590 })]
  const edl = notesEdl({ ...film, frameRate: 29.97 }, both)
  expect(edl).toContain('FCM: DROP FRAME')
  expect(edl.match(/\|D:/g)).toHaveLength(1)
  expect(edl).toContain('The coat should be red / Ben: Or blue |C:ResolveColorRed |M:Anna |D:5')
})

interface Element {
  attributes: Iterable<{ name: string; value: string }>
  textContent: string
  querySelector: (selector: string) => Element | null
  querySelectorAll: (selector: string) => Iterable<Element>
}
interface Dom {
  window: {
    DOMParser: new () => { parseFromString: (text: string, type: string) => Element }
    close: () => void
  }
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: new () => Dom }
const { window } = new JSDOM()
afterAll(() => window.close())

/** Reads XML strictly. */
function read(xml: string): Element {
  const parsed = new window.DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined()
  return parsed
}
const attributesOf = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))

test('FCPXML has the film as its only clip, with a marker for each note', () => {
  const parsed = read(notesFcpxml({ ...film, frameRate: 29.97 }, [note({ isDone: true }), awkward]))
  expect(attributesOf(parsed.querySelector('resources > format'))).toEqual({
    id: 'r1',
    frameDuration: '1001/30000s',
    width: '1280',
    height: '720',
  })
  expect(attributesOf(parsed.querySelector('asset > media-rep'))).toMatchObject({
    src: './harbour%20sea.mp4',
  })
  expect(attributesOf(parsed.querySelector('spine > asset-clip'))).toMatchObject({
    ref: 'r2',
    name: film.title,
    duration: '1001000/30000s',
    tcFormat: 'DF',
  })
  expect([...parsed.querySelectorAll('asset-clip > marker')].map(attributesOf)).toEqual([
    {
      start: '10010/30000s',
      duration: '25025/30000s',
      value: 'Ben | <b>: </marker> & "quotes" 2. 👩‍🚀 שלום\u202E | end',
      completed: '0',
      note: '</marker> & "quotes"\n2. 👩‍🚀 שלום\u202E | end\nO\'Neil: *fine*',
    },
    {
      start: '585585/30000s',
      duration: '1001/30000s',
      value: 'Anna: The coat should be red',
      completed: '1',
      note: 'The coat should be red',
    },
  ])
})

test('a film without notes exports without markers', () => {
  expect(notesCsv(film, []).split('\r\n')).toHaveLength(2)
  expect(notesEdl(film, [])).toBe('TITLE: Harbour & "Sea" <2>\r\nFCM: NON-DROP FRAME\r\n\r\n')
  expect(read(notesFcpxml(film, [])).querySelector('marker')).toBeNull()
})
