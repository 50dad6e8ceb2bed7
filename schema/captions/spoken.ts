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

/** Minimum duration of a caption of speech in milliseconds. */
const MIN_DURATION = 1_000
const PAUSE = /[\p{Terminal_Punctuation}–—]$/u

/** Splits a text where lines may break: at spaces, and between characters of CJK, which has none. */
export const wordsOf = (text: string): string[] =>
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

/** Whether a group of words fits into the lines of a caption. */
function fitsLines(text: Measured, group: Group): boolean {
  const { lineLength, lines } = READABLE
  const length = lengthOf(text, group)
  return length <= lineLength || (length <= lineLength * lines && breakOf(text, group).longest <= lineLength)
}

/** Splits words into groups that fit a caption: at sentence ends, else at pauses, else when full. */
function groupsOf(text: Measured): Group[] {
  const { words } = text
  const fits = (group: Group) => fitsLines(text, group)
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

/** Joins groups that are shown too briefly with the next one, if both fit into a caption. */
function withoutBrief(text: Measured, groups: readonly Group[], startOf: (word: number) => number): Group[] {
  const joined: Group[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    const both = { first: last?.first ?? 0, last: group.last }
    const isBrief = last && startOf(group.first) - startOf(last.first) < MIN_DURATION
    if (isBrief && fitsLines(text, both)) joined[joined.length - 1] = both
    else joined.push(group)
  }
  return joined
}

/**
 * Gives captions of speech, in order of time, their minimum duration. One that begins earlier than the previous one may end
 * begins after it, unless they overlap as given. Where the film, which ends at `end`, has no time left for that, captions
 * begin as given, and the previous ones end there.
 */
export function lastingLong<Shown extends Caption>(captions: readonly Shown[], end: number): Shown[] {
  const shown: Shown[] = []
  const isBeforeNext = (at: number) => {
    const [given, next] = [captions[at], captions[at + 1]]
    return !!given && !!next && given.endMs <= next.startMs
  }
  for (const [at, caption] of captions.entries()) {
    const startMs = isBeforeNext(at - 1) ? Math.max(caption.startMs, shown[at - 1]!.endMs) : caption.startMs
    shown.push({ ...caption, startMs, endMs: Math.max(startMs + MIN_DURATION, caption.endMs) })
  }
  for (let at = shown.length - 1; at >= 0; at--) {
    const [caption, given] = [shown[at]!, captions[at]!]
    const latest = isBeforeNext(at) ? shown[at + 1]!.startMs : Infinity
    const isLate = caption.startMs + MIN_DURATION > Math.min(end, latest)
    const startMs = isLate ? given.startMs : caption.startMs
    shown[at] = { ...caption, startMs, endMs: Math.min(caption.endMs, latest, Math.max(end, given.endMs)) }
  }
  return shown
}

/**
 * Captions for speech, timed by its words, or distributed by characters if their times are unknown. `lastingLong` gives them
 * their minimum duration.
 */
export function captionsOfSpeech({ text, speaker, from, to, words: timed }: Speech): Caption[] {
  const words = timed?.length ? timed.map((word) => word.text) : wordsOf(text)
  const whole = measured(words)
  const before = [0]
  for (const [at] of words.entries()) before.push(before[at]! + whole.ends[at]! - whole.starts[at]! + 1)
  const timeAt = (at: number) => Math.round(from + ((to - from) * before[at]!) / before.at(-1)!)
  const startOf = (word: number) => (timed?.length ? timed[word]!.from : timeAt(word))
  const groups = withoutBrief(whole, groupsOf(whole), startOf)
  return groups.map(({ first, last }, at) => {
    const next = groups[at + 1]
    const end = timed?.length ? timed[last]!.to : timeAt(last + 1)
    return {
      startMs: startOf(first),
      endMs: next ? Math.min(end, startOf(next.first)) : end,
      text: linesOf(whole, { first, last }),
      speaker,
    }
  })
}
