import type { Font } from 'fontkit'
import { segmentsOf } from '#schema/segments'
import { fontFor, type Weight } from './fonts.js'

/** A text broken into lines at a size in pixels. */
export interface FittedText {
  size: number
  lines: string[]
  /** For each line, whether its paragraph runs from right to left. */
  areReversed: boolean[]
  /** Pixels of all lines together. */
  height: number
  lineHeight: number
}

export interface TextRoom {
  weight: Weight
  /** Maximum pixels of a line and of all lines. */
  width: number
  height: number
  /** The initial size, and the height of a line as a multiple of the size. */
  size: number
  leading: number
  /** Pixels between characters, as a multiple of the size. */
  tracking?: number
}

/** Factor by which each step reduces a text that does not fit. */
const STEP = 0.94
/** Words are only broken if the text would otherwise be smaller than this share of the requested size. */
const BREAKS_WORDS_BELOW = 0.6
const SMALLEST = 4
const BALANCING_ROUNDS = 6
/** Allowance for shaping, which may exceed the sum of the advances. */
const TOLERANCE = 1.02

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const words = new Intl.Segmenter('und', { granularity: 'word' })

const characters = (text: string): string[] => [...segmentsOf(graphemes, text)]

const FOLLOWS = /^\p{Default_Ignorable_Code_Point}$/u
const CONTINUES = /^[\p{P}\p{M}]/u
const OPENS = /[\p{Ps}\p{Pi}]$/u

/** Consecutive characters of a text that use the same font. */
export interface FontRun {
  text: string
  font: Font
}

/**
 * Splits a text by font. Invisible characters, and those without a font, join the run before them, or the first one.
 */
export function fontRuns(text: string, weight: Weight): FontRun[] {
  const runs: FontRun[] = []
  let invisible = ''
  for (const character of text) {
    const last = runs.at(-1)
    const own = FOLLOWS.test(character) ? undefined : fontFor(character, weight)
    if (last && (!own || own === last.font)) last.text += character
    else if (own) runs.push({ text: invisible + character, font: own })
    else invisible += character
  }
  return runs.length || !invisible ? runs : [{ text: invisible, font: fontFor('x', weight)! }]
}

/** The width of one line in multiples of its size. */
export function widthOf(text: string, weight: Weight, tracking = 0): number {
  const width = fontRuns(text, weight).reduce(
    (sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
    0,
  )
  return (width + (tracking && tracking * characters(text).length)) * TOLERANCE
}

/** Pieces between which a line may end; spaces stay at the end of a piece. */
function pieces(text: string): string[] {
  const found: string[] = []
  for (const segment of segmentsOf(words, text)) {
    const last = found.at(-1)
    const continues =
      last !== undefined &&
      (/^\s/u.test(segment) || (!/\s$/u.test(last) && (CONTINUES.test(segment) || OPENS.test(last))))
    if (continues) found[found.length - 1] = last + segment
    else if (last !== undefined && !/\s$/u.test(last) && !isIdeographic(last) && !isIdeographic(segment))
      found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found
}

const isIdeographic = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/**
 * A part of a text that stays on one line. Its widths, without and with trailing spaces, are multiples of the size.
 */
interface Piece {
  text: string
  width: number
  widthWithSpaces: number
}

interface MeasuredText {
  pieces: Piece[]
  /** The characters of a piece that must be broken. */
  charactersOf(piece: Piece): Piece[]
}

/** Cached, because a text is tried at many sizes and shaping it is slow. */
const KEPT_TEXTS = 500
const measured = new Map<string, MeasuredText>()

function measure(
  paragraph: string,
  { weight, tracking }: Pick<TextRoom, 'weight' | 'tracking'>,
): MeasuredText {
  const key = `${weight} ${tracking ?? 0} ${paragraph}`
  const known = measured.get(key)
  if (known) return known
  const pieceOf = (part: string): Piece => {
    const width = widthOf(part.trimEnd(), weight, tracking)
    const widthWithSpaces = part === part.trimEnd() ? width : widthOf(part, weight, tracking)
    return { text: part, width, widthWithSpaces }
  }
  const broken = new Map<Piece, Piece[]>()
  const made: MeasuredText = {
    pieces: pieces(paragraph).map(pieceOf),
    charactersOf: (piece) => {
      const found = broken.get(piece) ?? characters(piece.text).map(pieceOf)
      broken.set(piece, found)
      return found
    },
  }
  if (measured.size >= KEPT_TEXTS) measured.clear()
  measured.set(key, made)
  return made
}

/**
 * Lines of at most this width, in multiples of the size; undefined if a word is wider and may not be broken.
 */
function wrap(text: MeasuredText, most: number, breaksWords: boolean): string[] | undefined {
  const lines: string[] = []
  let line = ''
  let width = 0
  const start = (piece?: Piece) => {
    if (line) lines.push(line.trimEnd())
    line = piece?.text ?? ''
    width = piece?.widthWithSpaces ?? 0
  }
  const add = (piece: Piece) => {
    if (line && width + piece.width > most) return start(piece)
    line += piece.text
    width += piece.widthWithSpaces
  }
  for (const piece of text.pieces) {
    if (piece.width <= most) add(piece)
    else if (!breaksWords) return undefined
    else {
      start()
      text.charactersOf(piece).forEach(add)
    }
  }
  start()
  return lines
}

/** Rebreaks a text into the same number of lines of even width, so that no word is left alone. */
function balanced(text: MeasuredText, lines: string[], most: number, mayBreakWords: boolean): string[] {
  if (lines.length < 2) return lines
  const breaksWords = mayBreakWords && !wrap(text, most, false)
  let [low, high, best] = [most / 2, most, lines]
  for (let round = 0; round < BALANCING_ROUNDS; round += 1) {
    const width = (low + high) / 2
    const found = wrap(text, width, breaksWords)
    if (found && found.length <= lines.length) [high, best] = [width, found]
    else low = width
  }
  return best
}

/** Breaks a text, which may have line breaks, into lines, and reduces its size until it fits. */
export function fitText(text: string, { size: wanted, ...room }: TextRoom): FittedText {
  const texts = text.split('\n')
  const paragraphs = texts.map((paragraph) => measure(paragraph, room))
  for (let size = wanted; ; size *= STEP) {
    const isLast = size * STEP < SMALLEST
    const most = room.width / size
    const breaksWords = isLast || size < wanted * BREAKS_WORDS_BELOW
    const wrapped = paragraphs.map((paragraph) => wrap(paragraph, most, breaksWords))
    const count = wrapped.reduce((sum, lines) => sum + (lines?.length ?? 0), 0)
    const lineHeight = size * room.leading
    if (wrapped.includes(undefined) || (!isLast && count * lineHeight > room.height)) continue
    const even = paragraphs.map((paragraph, at) => balanced(paragraph, wrapped[at]!, most, breaksWords))
    const areReversed = even.flatMap((lines, at) => lines.map(() => isRightToLeft(texts[at]!)))
    return { size, lines: even.flat(), areReversed, height: count * lineHeight, lineHeight }
  }
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Whether a text runs from right to left, by its first letter. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Line height of a text as a multiple of its size: some scripts reach further up and down. */
export const leadingOf = (text: string, usual: number): number =>
  /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? Math.max(usual, 1.4)
    : usual
