import { fontFor, type Weight } from './fonts.js'

/** A text that was broken into lines at a size in pixels. */
export interface FittedText {
  size: number
  lines: string[]
  /** Pixels of all lines together. */
  height: number
  lineHeight: number
}

export interface TextRoom {
  weight: Weight
  /** Pixels that a line and all lines may take. */
  width: number
  height: number
  /** The size to begin with, and the height of a line, as a multiple of the size. */
  size: number
  leading: number
  /** Pixels between characters, as a multiple of the size. */
  tracking?: number
}

/** Each step makes a text that does not fit so much smaller. */
const STEP = 0.94
/** Words are broken only in texts that are so much smaller than wanted. */
const BREAKS_WORDS_BELOW = 0.6
const SMALLEST = 4
const BALANCING_ROUNDS = 6
/** What shaping may add to the sum of the advances. */
const TOLERANCE = 1.02

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const words = new Intl.Segmenter('und', { granularity: 'word' })

const characters = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

const FOLLOWS = /^\p{Default_Ignorable_Code_Point}$/u
const CONTINUES = /^[\p{P}\p{M}]/u
const OPENS = /[\p{Ps}\p{Pi}]$/u

/** The width of one line in multiples of its size. */
export function widthOf(text: string, weight: Weight, tracking = 0): number {
  let width = 0
  let run = ''
  let font = fontFor('x', weight)
  const end = () => {
    if (run && font) width += font.layout(run).advanceWidth / font.unitsPerEm
    run = ''
  }
  for (const character of text) {
    const own = FOLLOWS.test(character) ? font : (fontFor(character, weight) ?? font)
    if (own !== font) end()
    font = own
    run += character
  }
  end()
  return (width + tracking * characters(text).length) * TOLERANCE
}

/** Pieces between which a line may end; spaces stay at the end of a piece. */
function pieces(text: string): string[] {
  const found: string[] = []
  for (const { segment } of words.segment(text)) {
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

/** Lines of at most this width, in multiples of the size; undefined where a word is wider and may not be broken. */
function wrap(
  text: string,
  most: number,
  { weight, tracking, breaksWords }: Pick<TextRoom, 'weight' | 'tracking'> & { breaksWords: boolean },
): string[] | undefined {
  const fits = (line: string) => widthOf(line.trimEnd(), weight, tracking) <= most
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text)) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line) lines.push(line.trimEnd())
    line = piece
    if (fits(line)) continue
    if (!breaksWords) return undefined
    line = ''
    for (const character of characters(piece)) {
      if (line && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines
}

/** As many lines, of a width as even as possible, so that no word stands alone. */
function balanced(text: string, lines: string[], most: number, how: Parameters<typeof wrap>[2]): string[] {
  if (lines.length < 2) return lines
  const breaksWords = how.breaksWords && !wrap(text, most, { ...how, breaksWords: false })
  let [low, high, best] = [most / 2, most, lines]
  for (let round = 0; round < BALANCING_ROUNDS; round += 1) {
    const width = (low + high) / 2
    const found = wrap(text, width, { ...how, breaksWords })
    if (found && found.length <= lines.length) [high, best] = [width, found]
    else low = width
  }
  return best
}

/** Breaks a text into lines, and makes it smaller until all of it has room. */
export function fitText(text: string, { size: wanted, ...room }: TextRoom): FittedText {
  for (let size = wanted; ; size *= STEP) {
    const isLast = size * STEP < SMALLEST
    const breaksWords = isLast || size < wanted * BREAKS_WORDS_BELOW
    const lines = wrap(text, room.width / size, { ...room, breaksWords })
    const lineHeight = size * room.leading
    const height = (lines?.length ?? 0) * lineHeight
    if (lines && (isLast || height <= room.height)) {
      const even = balanced(text, lines, room.width / size, { ...room, breaksWords })
      return { size, lines: even, height, lineHeight }
    }
  }
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Whether a text is read from right to left: its first letter decides. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** How high the lines of a text are, as a multiple of its size: some scripts reach further up and down. */
export const leadingOf = (text: string, usual: number): number =>
  /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? Math.max(usual, 1.4)
    : usual
