import * as fc from 'fast-check'
import { DRAWING_COLOURS, DRAWING_TOOLS, DrawingError, drawingJson, parseDrawing } from './drawing.js'
import { REVIEW_LIMITS } from './limits.js'

const line = { tool: 'arrow', colour: 'red', points: [[0, 0.5], [1, 0.25]] } // prettier-ignore
const copies = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)
const json = (...strokes: unknown[]) => JSON.stringify({ strokes })
const errorOf = (text: string): string | undefined => {
  try {
    parseDrawing(text)
    return undefined
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error
    return error.message
  }
}

test('a drawing is stored with four decimals', () => {
  const pen = { tool: 'pen', colour: 'blue', points: [[0.123456, 1e-9], [-0, 1], [1, 0.3]] } // prettier-ignore
  expect(parseDrawing(` ${json(line, pen)}\n`).strokes).toEqual([
    line,
    { ...pen, points: [[0.1235, 0], [0, 1], [1, 0.3]] }, // prettier-ignore
  ])
})

test.each([
  ['', 'A drawing must be valid JSON'],
  ['{"strokes":[NaN]}', 'A drawing must be valid JSON'],
  [json(line).slice(0, -1), 'A drawing must be valid JSON'],
  ['null', 'A drawing must be an object with strokes'],
  ['[]', 'A drawing must be an object with strokes'],
  ['{}', 'A drawing has no strokes'],
  ['{"strokes":[],"constructor":1}', 'A drawing has an unknown field: "constructor"'],
  [`{"strokes":[],"__proto__":{"strokes":[]}}`, 'A drawing has an unknown field: "__proto__"'],
  [json(), 'A drawing has 1 to 50 strokes'],
  ['{"strokes":{"length":1}}', 'A drawing has 1 to 50 strokes'],
  [json(...copies(51, line)), 'A drawing has 1 to 50 strokes'],
  [json(line, 'pen'), 'Stroke 2 must be an object with tool, colour, points'],
  [json({ ...line, width: 2 }), 'Stroke 1 has an unknown field: "width"'],
  [json({ tool: 'pen', points: [] }), 'Stroke 1 has no colour'],
  [json({ ...line, tool: 'toString' }), 'Stroke 1: tool must be one of pen, arrow, box'],
  [json({ ...line, colour: ['red'] }), 'Stroke 1: colour must be one of red, yellow, green, blue'],
  [json({ ...line, points: [[0, 0]] }), 'Stroke 1: arrow has exactly 2 points'],
  [json({ ...line, points: [[0, 0], [1, 1], [0, 1]] }), 'Stroke 1: arrow has exactly 2 points'], // prettier-ignore
  [json({ ...line, tool: 'pen', points: [[0, 0]] }), 'Stroke 1: pen has 2 to 500 points'],
  [json({ ...line, tool: 'pen', points: copies(501, [0, 0]) }), 'Stroke 1: pen has 2 to 500 points'],
  [json({ ...line, points: [[0, 0], [0, 0, 0]] }), 'Stroke 1, point 2 must be two numbers'], // prettier-ignore
  [json({ ...line, points: [[0, 0], [0, '1']] }), 'Stroke 1, point 2 must have numbers from 0 to 1'], // prettier-ignore
  [json({ ...line, points: [[0, null], [0, 1]] }), 'Stroke 1, point 1 must have numbers from 0 to 1'], // prettier-ignore
  [json({ ...line, points: [[0, 1.0001], [0, 1]] }), 'Stroke 1, point 1 must have numbers from 0 to 1'], // prettier-ignore
  ['{"strokes":[{"tool":"box","colour":"red","points":[[0,1e999],[0,0]]}]}', 'Stroke 1, point 1 must have numbers from 0 to 1'], // prettier-ignore
])('drawing %# is refused with a message', (text, message) => {
  expect(errorOf(text)).toBe(message)
})

test('a drawing has at most 16 KB of UTF-8, also in its stored form', () => {
  const padded = (bytes: number) => json(line).padEnd(bytes)
  expect(errorOf(padded(REVIEW_LIMITS.drawingBytes))).toBeUndefined()
  expect(errorOf(padded(REVIEW_LIMITS.drawingBytes + 1))).toBe('A drawing has at most 16 KB')
  expect(errorOf(`"${'é'.repeat(8200)}"`)).toBe('A drawing has at most 16 KB')
  const short = `{"tool":"pen","colour":"red","points":[${copies(320, '[1e-4,1e-4]').join()}]}`
  const drawing = `{"strokes":[${[short, short, short, short].join()}]}`
  expect(drawing.length).toBeLessThan(REVIEW_LIMITS.drawingBytes)
  expect(errorOf(drawing)).toBe('A drawing has at most 16 KB')
})

const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const point = fc.tuple(fraction, fraction)
const stroke = fc.constantFrom(...DRAWING_TOOLS).chain((tool) =>
  fc.record({
    tool: fc.constant(tool),
    colour: fc.constantFrom(...DRAWING_COLOURS),
    points: fc.array(point, { minLength: 2, maxLength: tool === 'pen' ? 6 : 2 }),
  }),
)
const drawing = fc.record({ strokes: fc.array(stroke, { minLength: 1, maxLength: 4 }) })

test('every drawing is read, and reads the same again from its stored form', () => {
  fc.assert(
    fc.property(drawing, (given) => {
      const read = parseDrawing(JSON.stringify(given))
      expect(parseDrawing(drawingJson(read))).toEqual(read)
    }),
  )
})

test('any text is either read or refused with a message', () => {
  const junk = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json({ maxDepth: 6 }),
    fc.tuple(drawing, fc.nat()).map(([given, end]) => JSON.stringify(given).slice(0, end)),
    fc.tuple(drawing, fc.jsonValue()).map(([given, value]) => {
      Object.assign(given.strokes[0]!, { points: value })
      return JSON.stringify(given)
    }),
    fc.nat({ max: 17_000 }).map((depth) => '['.repeat(depth)),
    fc.nat({ max: 8000 }).map((depth) => `{"strokes":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  )
  fc.assert(
    fc.property(junk, (text) => {
      expect([undefined, expect.stringMatching(/^(A drawing|Stroke \d+)/)]).toContainEqual(errorOf(text))
    }),
    { numRuns: 200 },
  )
})
