/** Covers specification B65, B66, B67. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { uploadOf } from '../../../../test/journeys/pictures.js'
import { FONTS } from './board-pdf.js'
import { MARK, printableSheet } from './printable.js'
import { cellsOf, wrap } from './sheet-cells.js'

const ADD = 'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }'

let installation: TestInstallation
let ana: Client
let ben: Client
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
})
afterAll(() => installation.close())

async function board(shots: object[], { isPrivate = false } = {}) {
  const { createProject } = await ana.ask('mutation { createProject(input: { name: "Südlicht" }) { id } }')
  const projectId = createProject.id as string
  if (shots.length) await ana.ask(ADD, { input: { projectId, shots } })
  if (isPrivate)
    await ana.ask(
      'mutation ($id: ID!) { updateProject(input: { id: $id, name: "Südlicht", description: "", isPrivate: true }) { id } }',
      { id: projectId },
    )
  return projectId
}
const download = (person: Client, projectId: string, format: string) =>
  fetch(`${installation.url}/api/v1/projects/${projectId}/storyboard.${format}`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
/** A PDF as text, with its uncompressed objects readable. */
const pdfOf = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer())
  return { bytes, text: bytes.toString('latin1') }
}
const pagesIn = (text: string) => text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

test('a storyboard is printed with its stills, six frames a page, for those who see the project', async () => {
  const still = await uploadOf(ana, 'Pier')
  const shots = Array.from({ length: 7 }, (_, at) => ({
    words: `Shot ${at}: “Маяк”, ο φάρος, żółw 🎬`,
    heading: 'EXT. PIER - DUSK',
    camera: 'wide',
    ...(at < 3 && { stillId: still.id }),
  }))
  const projectId = await board(shots, { isPrivate: true })
  const response = await download(ana, projectId, 'pdf')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="storyboard.pdf"')
  const { bytes, text } = await pdfOf(response)
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(pagesIn(text)).toBe(2)
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1)
  expect(bytes.length).toBeLessThan(200_000)
  for (const format of ['pdf', 'csv']) expect((await download(ben, projectId, format)).status).toBe(404)
})

test('an empty storyboard is one page, and 100 shots are 17', async () => {
  expect(pagesIn((await pdfOf(await download(ana, await board([]), 'pdf'))).text)).toBe(1)
  const many = await board(Array.from({ length: 100 }, () => ({ words: 'Rain' })))
  expect(pagesIn((await pdfOf(await download(ana, many, 'pdf'))).text)).toBe(17)
})

test('the server responds to others while the largest possible board is printed', async () => {
  const words = 'The lamp goes out. '.repeat(105).trim()
  const projectId = await board(Array.from({ length: 20 }, () => ({ words })))
  const done: string[] = []
  await Promise.all([
    download(ana, projectId, 'pdf')
      .then(pdfOf)
      .then(() => done.push('printed')),
    ana.ask('{ me { id } }').then(() => ana.ask('{ me { id } }').then(() => done.push('answered'))),
  ])
  expect(done).toEqual(['answered', 'printed'])
})

test('long texts continue in the next frame, without loss', () => {
  const measure = (text: string) => text.length
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')
  const shot = {
    number: 1,
    heading: 'INT. LIGHTHOUSE',
    words,
    dialogue: 'KEEPER: Still burning.',
    seconds: 5,
    camera: '',
    pictureKey: null,
  }
  const cells = [shot, { ...shot, number: 2, words: 'Rain' }].flatMap((each) =>
    cellsOf(each, { width: 40, belowPicture: 4, withoutPicture: 6 }, { heading: measure, words: measure }),
  )
  expect(cells.map(({ shot: { number }, isContinued }) => [number, isContinued])).toEqual([
    [1, false],
    [1, true],
    [1, true],
    [2, false],
  ])
  const printed = cells.filter((cell) => cell.shot.number === 1).flatMap(({ lines }) => lines)
  expect(printed.every(({ text }) => text.length <= 40)).toBe(true)
  expect(printed.map(({ text }) => text).join(' ')).toBe(`INT. LIGHTHOUSE ${words} KEEPER: Still burning.`)
  expect(wrap(`${'x'.repeat(25)} a\tb\n\nc`, 10, measure)).toEqual([
    'x'.repeat(10),
    'x'.repeat(10),
    'xxxxx a b',
    'c',
  ])
})

test('the font covers the most common writing systems', () => {
  const fontkit = createRequire(import.meta.url)('fontkit') as {
    create(bytes: Buffer): { hasGlyphForCodePoint(point: number): boolean }
  }
  for (const path of Object.values(FONTS)) {
    const font = fontkit.create(readFileSync(path))
    const has = (text: string) => [...text].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0)!))
    expect(has('ÄßœøĐặżλάΩжёїґ“”‘’„«»…–—€·')).toBe(true)
    expect(has('🎬')).toBe(false)
    expect(has(MARK)).toBe(true)
  }
})

test('marks replace missing glyphs, and a footer explains them; a note mentions right-to-left text', () => {
  const shot = {
    number: 1,
    heading: 'INT. 灯台',
    words: 'żółw 👩‍🚀\nמגדלור',
    dialogue: '',
    seconds: 5,
    camera: '',
    pictureKey: null,
  }
  const { sheet, notes } = printableSheet(
    { projectName: 'Südlicht', shots: [shot] },
    (point) => point < 0x2000,
  )
  expect(sheet).toEqual({
    projectName: 'Südlicht',
    shots: [{ ...shot, heading: 'INT. \ufffd\ufffd', words: 'żółw \ufffd\nמגדלור' }],
  })
  expect(notes).toEqual([
    '\ufffd stands for a character that cannot be printed here (U+706F, U+53F0, U+1F469). The CSV has all of them.',
    'Words written from right to left stand in the order of left to right. The CSV has them as written.',
  ])
  expect(printableSheet({ projectName: 'Südlicht', shots: [] }, () => true).notes).toEqual([])
})

test('the sheets of a user are printed one at a time, and too many at once are refused', async () => {
  const words = 'The lamp goes out. '.repeat(105).trim()
  const projectId = await board(Array.from({ length: 20 }, () => ({ words })))
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const response = await download(ana, projectId, 'pdf')
      await response.arrayBuffer()
      return response.status
    }),
  )
  expect(answers.toSorted().slice(0, 1)).toEqual([200])
  expect(answers.filter((status) => ![200, 429].includes(status))).toEqual([])
  expect(answers).toContain(429)
  expect((await download(ben, projectId, 'pdf')).status).toBe(200)
})

test('the CSV of the shots is safe from formula injection', async () => {
  const still = await uploadOf(ana, 'Pier')
  const projectId = await board([
    {
      words: '=HYPERLINK("x")',
      heading: 'INT. LIGHTHOUSE, NIGHT',
      seconds: 2.5,
      camera: 'close_up',
      dialogue: [{ speaker: '=KEEPER', text: 'Still burning.' }],
    },
    { words: 'Two\nlines', stillId: still.id },
    ...['=1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'].map((words) => ({
      words,
      heading: words,
    })),
  ])
  const response = await download(ana, projectId, 'csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, first, second, ...formulas] = (await response.text()).split('\r\n')
  expect(head).toBe('"number","scene","still","words","seconds","camera","dialogue"')
  expect(first).toBe(
    `"1","INT. LIGHTHOUSE, NIGHT","","'=HYPERLINK(""x"")","2.5","Close-up","'=KEEPER: Still burning."`,
  )
  expect(second).toMatch(/^"2","","http\S+","Two\nlines","5","",""$/)
  for (const line of formulas.slice(0, -1)) expect(line).toMatch(/^"\d+","'[^,]+","","'[^,]+","5","",""$/)
  expect(formulas).toHaveLength(9)
})
