import { segmentsOf } from '#schema/segments'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Full stops that end no sentence: abbreviations and initials. */
const ABBREVIATED =
  /(?:^|[\s("“])(?:mr|mrs|ms|dr|st|sr|jr|prof|rev|hon|capt|col|gen|lt|maj|sgt|mt|no|vs|etc|int|ext|a\.m|p\.m)\.\s*$/i
/** Whether a text ends with an abbreviation, such as “Mrs.”. */
export const isAbbreviated = (text: string): boolean => ABBREVIATED.test(text)

const INITIAL = /(?:^|[\s("“.])\p{Lu}\.\s*$/u

/** `“Who?” she asks`: the sentence continues after the quotation. */
const QUOTE_END = /[!?]["'”’»)]*\s*$/
const CONTINUES_AFTER_QUOTE = /^\p{Ll}/u

/** Splits a paragraph, given as one line, into sentences. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  let open = ''
  const segments = [...segmentsOf(segmenter, paragraph)]
  for (const [at, segment] of segments.entries()) {
    open += segment
    if (QUOTE_END.test(segment) && CONTINUES_AFTER_QUOTE.test(segments[at + 1] ?? '')) continue
    if (isAbbreviated(segment) || INITIAL.test(segment) || !/[\p{L}\p{N}]/u.test(segment)) continue
    sentences.push(open)
    open = ''
  }
  if (open) sentences.push(open)
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
}

/** The end of a sentence in a script without spaces. */
const ENDS_UNSPACED = /[\u3001-\u303f\uff01-\uff65\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u

/** Appends a sentence, with a space if the script uses spaces. */
export const joinSentences = (before: string, sentence: string): string =>
  `${before}${ENDS_UNSPACED.test(before) ? '' : ' '}${sentence}`

/** Splits a text into pieces of at most `most` characters: between sentences, else between words, else anywhere. */
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
