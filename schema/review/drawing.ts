import { REVIEW_LIMITS } from './limits.js'

export const DRAWING_TOOLS = ['pen', 'arrow', 'box'] as const
export type DrawingTool = (typeof DRAWING_TOOLS)[number]
export const DRAWING_COLOURS = ['red', 'yellow', 'green', 'blue'] as const
export type DrawingColour = (typeof DRAWING_COLOURS)[number]

/** A position in the picture, as fractions of its width and height. */
export type DrawingPoint = [x: number, y: number]

/** An arrow points from its first to its second point; the points of a box are opposite corners. */
export interface Stroke {
  tool: DrawingTool
  colour: DrawingColour
  points: DrawingPoint[]
}

/** A drawing on a frame. */
export interface Drawing {
  strokes: Stroke[]
}

/** An invalid drawing; the message is for its author. */
export class DrawingError extends Error {}

const { drawingBytes, strokesMax, pointsMax } = REVIEW_LIMITS
const PRECISION = 10_000

const DRAWING_TOO_LARGE = `A drawing has at most ${drawingBytes / 1024} KB`

const checkSize = (json: string): void => {
  // cheap check first: every character has at least one byte
  if (json.length > drawingBytes || new TextEncoder().encode(json).length > drawingBytes)
    throw new DrawingError(DRAWING_TOO_LARGE)
}

/** Checks that an object has exactly these keys. */
function fieldsOf<Key extends string>(
  given: unknown,
  keys: readonly Key[],
  name: string,
): Record<Key, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new DrawingError(`${name} must be an object with ${keys.join(', ')}`)
  const unknownKey = Object.keys(given).find((key) => !keys.some((known) => known === key))
  if (unknownKey !== undefined)
    throw new DrawingError(`${name} has an unknown field: ${JSON.stringify(unknownKey.slice(0, 40))}`)
  const missing = keys.find((key) => !Object.hasOwn(given, key))
  if (missing) throw new DrawingError(`${name} has no ${missing}`)
  return given as Record<Key, unknown>
}

function oneOf<Value extends string>(given: unknown, values: readonly Value[], name: string): Value {
  const found = values.find((value) => value === given)
  if (!found) throw new DrawingError(`${name} must be one of ${values.join(', ')}`)
  return found
}

function readPoint(given: unknown, name: string): DrawingPoint {
  if (!Array.isArray(given) || given.length !== 2) throw new DrawingError(`${name} must be two numbers`)
  const [x, y] = given.map((value: unknown) => {
    if (typeof value !== 'number' || !(value >= 0 && value <= 1))
      throw new DrawingError(`${name} must have numbers from 0 to 1`)
    return Math.round(value * PRECISION) / PRECISION
  })
  return [x!, y!]
}

function readStroke(given: unknown, name: string): Stroke {
  const fields = fieldsOf(given, ['tool', 'colour', 'points'], name)
  const tool = oneOf(fields.tool, DRAWING_TOOLS, `${name}: tool`)
  const colour = oneOf(fields.colour, DRAWING_COLOURS, `${name}: colour`)
  const { points } = fields
  const most = tool === 'pen' ? pointsMax : 2
  if (!Array.isArray(points) || points.length < 2 || points.length > most)
    throw new DrawingError(`${name}: ${tool} has ${most === 2 ? 'exactly 2' : `2 to ${most}`} points`)
  return { tool, colour, points: points.map((point, at) => readPoint(point, `${name}, point ${at + 1}`)) }
}

/** The stored form of a drawing. */
export const drawingJson = (drawing: Drawing): string => JSON.stringify(drawing)

/** Reads a drawing, with coordinates rounded to four decimals. Throws `DrawingError`. */
export function parseDrawing(json: string): Drawing {
  checkSize(json)
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    throw new DrawingError('A drawing must be valid JSON')
  }
  const { strokes } = fieldsOf(given, ['strokes'], 'A drawing')
  if (!Array.isArray(strokes) || strokes.length < 1 || strokes.length > strokesMax)
    throw new DrawingError(`A drawing has 1 to ${strokesMax} strokes`)
  const drawing = { strokes: strokes.map((stroke, at) => readStroke(stroke, `Stroke ${at + 1}`)) }
  // a number such as 1e-4 becomes longer in decimal notation
  checkSize(drawingJson(drawing))
  return drawing
}
