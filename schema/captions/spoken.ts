import { SENTENCE_END } from '../text/words.js'
import { type Caption, lengthOfText, READABLE } from './caption.js'

/** Spoken text with its times, in milliseconds of the film. */
export interface Speech {
  text: string
  speaker: string | null
  from: number
  to: number
  /** Times of the words in order, in milliseconds of the film, if known. */
  words?: readonly { text: string; from: number; to: number }[]
}

/** Minimum duration of a caption in milliseconds, if the next one leaves room. */
const MIN_DURATION = 1_000
const PAUSE = /[\p{Terminal_Punctuation}–—]$/u

/** Splits a text where lines may break: at spaces, and between characters of CJK, which has none. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap(
      (word) =>
        word.match(
          /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}][\p{P}]*|[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu,
        ) ?? word,
    )

const isWide = (word: string): boolean => /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u.test(word)
const isSpaced = (word: string, next: string): boolean => !(isWide(word) && isWide(next))
const joined = (words: readonly string[]): string =>
  words.map((word, at) => (at && isSpaced(words[at - 1]!, word) ? ` ${word}` : word)).join('')

/** Words of a text with their start and end in characters, to compute the length of any range. */
interface Measured {
  words: readonly string[]
  starts: readonly number[]
  ends: readonly number[]
}

function measured(words: readonly string[]): Measured {
  const starts: number[] = []
  const ends: number[] = []
  for (const [at, word] of words.entries()) {
    starts.push(at ? ends[at - 1]! + Number(isSpaced(words[at - 1]!, word)) : 0)
    ends.push(starts[at]! + lengthOfText(word))
  }
  return { words, starts, ends }
}

const lengthOf = ({ starts, ends }: Measured, { first, last }: Group): number => ends[last]! - starts[first]!

/** The break of a group into two lines of similar length: the last word of the first line, and the longer length. */
function breakOf(text: Measured, { first, last }: Group): { at: number; longest: number } {
  let best = { at: last, longest: Infinity }
  for (let at = first; at < last; at++) {
    const longest = Math.max(lengthOf(text, { first, last: at }), lengthOf(text, { first: at + 1, last }))
    if (longest < best.longest) best = { at, longest }
  }
  return best
}

/** A group as one line, or as two of similar length, of which the first may not be longer. */
function linesOf(text: Measured, { first, last }: Group): string {
  const isOne = lengthOf(text, { first, last }) <= READABLE.lineLength
  const at = isOne ? last : breakOf(text, { first, last }).at
  const lines = [text.words.slice(first, at + 1), text.words.slice(at + 1, last + 1)]
  return lines.map(joined).filter(Boolean).join('\n')
}

/** The range of words of a caption. */
interface Group {
  first: number
  last: number
}

/** Splits words into groups that fit a caption: at sentence ends, else at pauses, else when full. */
function groupsOf(text: Measured): Group[] {
  const { words } = text
  const { lineLength, lines } = READABLE
  const fits = (group: Group) =>
    lengthOf(text, group) <= lineLength ||
    (lengthOf(text, group) <= lineLength * lines && breakOf(text, group).longest <= lineLength)
  const groups: Group[] = []
  for (let first = 0; first < words.length;) {
    let last = first
    while (last + 1 < words.length && !SENTENCE_END.test(words[last]!) && fits({ first, last: last + 1 }))
      last++
    if (last + 1 < words.length && !SENTENCE_END.test(words[last]!))
      last = pauseBefore(words, { first, last })
    groups.push({ first, last })
    first = last + 1
  }
  return groups
}

/** The last pause in the last two thirds of a group, or the end of the group. */
function pauseBefore(words: readonly string[], { first, last }: Group): number {
  for (let at = last; at > first + (last - first) / 3; at--) if (PAUSE.test(words[at]!)) return at
  return last
}

/** Captions for speech, timed by its words, or distributed by characters if their times are unknown. */
export function captionsOfSpeech({ text, speaker, from, to, words: timed }: Speech): Caption[] {
  const words = timed?.length ? timed.map((word) => word.text) : wordsOf(text)
  const whole = measured(words)
  const before = [0]
  for (const [at] of words.entries()) before.push(before[at]! + whole.ends[at]! - whole.starts[at]! + 1)
  const timeAt = (at: number) => Math.round(from + ((to - from) * before[at]!) / before.at(-1)!)
  const groups = groupsOf(whole)
  const captions = groups.map(({ first, last }) => ({
    startMs: timed?.length ? timed[first]!.from : timeAt(first),
    endMs: timed?.length ? timed[last]!.to : timeAt(last + 1),
    text: linesOf(whole, { first, last }),
    speaker,
  }))
  return captions.map((caption, at) => {
    const next = captions[at + 1]?.startMs ?? Infinity
    const until = Math.min(next, Math.max(caption.endMs, caption.startMs + MIN_DURATION))
    return { ...caption, endMs: Math.max(caption.startMs + 1, until) }
  })
}
