import { type Caption, lengthOfText, READABLE } from './caption.js'

/** Spoken text with its times, in milliseconds of the film. */
export interface Speech {
  text: string
  speaker: string | null
  from: number
  to: number
  /** When each word is said, in order, in milliseconds of the film, if that is known. */
  words?: readonly { text: string; from: number; to: number }[]
}

/** Milliseconds that a caption is shown at least, if there is room before the next. */
const SHORTEST = 1_000
const SENTENCE_END = /[.!?…。！？]["'”’»)]*$/
const PAUSE = /[,;:–—、，；：]$/

/** The parts of a text that a line may break between; CJK, which has no spaces, breaks between characters. */
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
const joined = (words: readonly string[]): string =>
  words.reduce(
    (text, word, at) => text + (at && !(isWide(word) && isWide(words[at - 1]!)) ? ' ' : '') + word,
    '',
  )

/** Words in one line, or in two of nearly the same length, the second of them not the shorter. */
export function linesOfWords(words: readonly string[]): string {
  const whole = joined(words)
  if (lengthOfText(whole) <= READABLE.lineLength) return whole
  const breaks = words
    .slice(1)
    .map((_, at) => [joined(words.slice(0, at + 1)), joined(words.slice(at + 1))] as const)
  const longest = (lines: readonly [string, string]) => Math.max(...lines.map(lengthOfText))
  const best = breaks.reduce(
    (least, lines) => (longest(lines) < longest(least) ? lines : least),
    breaks[0] ?? ([whole, ''] as const),
  )
  return best.filter(Boolean).join('\n')
}

/** Groups of words that fit a caption: they end with a sentence, else with a pause, else where they are full. */
function groupsOf(words: readonly string[]): { first: number; last: number }[] {
  const most = READABLE.lineLength * READABLE.lines
  const groups: { first: number; last: number }[] = []
  for (let first = 0; first < words.length;) {
    let last = first
    while (last + 1 < words.length && !SENTENCE_END.test(words[last]!)) {
      const lines = linesOfWords(words.slice(first, last + 2)).split('\n')
      const fits = lines.every((line) => lengthOfText(line) <= READABLE.lineLength)
      if (!fits || lengthOfText(joined(words.slice(first, last + 2))) > most) break
      last++
    }
    if (last + 1 < words.length && !SENTENCE_END.test(words[last]!))
      last = pauseBefore(words, { first, last })
    groups.push({ first, last })
    first = last + 1
  }
  return groups
}

/** The last pause in the last two thirds of a group, or else the end of the group. */
function pauseBefore(words: readonly string[], { first, last }: { first: number; last: number }): number {
  for (let at = last; at > first + (last - first) / 3; at--) if (PAUSE.test(words[at]!)) return at
  return last
}

/**
 * Captions for speech. With the times of its words each caption begins with its first word; without, the time is
 * distributed by characters.
 */
export function captionsOfSpeech({ text, speaker, from, to, words: timed }: Speech): Caption[] {
  const words = timed?.length ? timed.map((word) => word.text) : wordsOf(text)
  const lengths = words.map((word) => lengthOfText(word) + 1)
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const before = (at: number) => lengths.slice(0, at).reduce((sum, length) => sum + length, 0)
  const timeAt = (at: number) => Math.round(from + ((to - from) * before(at)) / all)
  const groups = groupsOf(words)
  const captions = groups.map(({ first, last }) => ({
    from: timed?.length ? timed[first]!.from : timeAt(first),
    to: timed?.length ? timed[last]!.to : timeAt(last + 1),
    text: linesOfWords(words.slice(first, last + 1)),
    speaker,
  }))
  return captions.map((caption, at) => {
    const next = captions[at + 1]?.from ?? Infinity
    const until = Math.min(next, Math.max(caption.to, caption.from + SHORTEST))
    return { ...caption, to: Math.max(caption.from + 1, until) }
  })
}
