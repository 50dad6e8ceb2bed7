import { segmentsOf } from '#schema/segments'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Ends that end no sentence: titles and the like, and initials. */
const ABBREVIATED =
  /(?:^|[\s("“])(?:mr|mrs|ms|dr|st|sr|jr|prof|rev|hon|capt|col|gen|lt|maj|sgt|mt|no|vs|etc|int|ext|a\.m|p\.m)\.\s*$/i
const INITIAL = /(?:^|[\s("“.])\p{Lu}\.\s*$/u

/** `“Who?” she asks`: the sentence goes on after what is quoted. */
const EXCLAIMED = /[!?]["'”’»)]*\s*$/
const GOES_ON = /^\p{Ll}/u

/** The sentences of a paragraph, which is one line. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  let open = ''
  const segments = [...segmentsOf(segmenter, paragraph)]
  for (const [at, segment] of segments.entries()) {
    open += segment
    if (EXCLAIMED.test(segment) && GOES_ON.test(segments[at + 1] ?? '')) continue
    if (ABBREVIATED.test(segment) || INITIAL.test(segment) || !/[\p{L}\p{N}]/u.test(segment)) continue
    sentences.push(open)
    open = ''
  }
  if (open) sentences.push(open)
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
}

/** What ends a sentence in a script that is written without spaces. */
const ENDS_UNSPACED = /[\u3001-\u303f\uff01-\uff65\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u

/** A sentence after others, with a space where the script has one. */
export const joinSentences = (before: string, sentence: string): string =>
  `${before}${ENDS_UNSPACED.test(before) ? '' : ' '}${sentence}`

/** Pieces of at most `most` characters: divided between sentences, else between words, else anywhere. */
export function cutToLength(text: string, most: number): string[] {
  if (text.length <= most) return [text]
  const pieces: string[] = []
  let rest = text
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most)
    const isSurrogate = /[\uDC00-\uDFFF]/.test(rest[most])
    const end = space > most / 2 ? space : most - Number(isSurrogate)
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trimStart()
  }
  return [...pieces, rest].filter(Boolean)
}
