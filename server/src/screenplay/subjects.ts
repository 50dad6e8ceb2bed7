/** Words with which a sentence goes on about what the one before it was about. */
const GOES_ON = new Set(
  `he she they it we i you his her hers their theirs its our my your him them us who which that this these those
  then and but so or yet as while when until still again now suddenly slowly finally after before with without
  nothing no not there here both each one another`.split(/\s+/),
)
const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'some',
  'two',
  'three',
  'four',
  'several',
  'many',
  'old',
  'young',
])
const SHORTEST = 24

const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/\p{L}+/gu) ?? []

/** What a sentence is about: its first word that is no article. */
const subjectOf = (sentence: string): string | undefined =>
  wordsOf(sentence).find((word) => !ARTICLES.has(word))

/**
 * Whether a sentence is about something else than those before it: it begins with another noun, and neither with
 * a word such as “she” or “then” nor with what somebody does meanwhile.
 */
export function turnsTo(sentence: string, before: readonly string[]): boolean {
  const [first = ''] = wordsOf(sentence)
  if (sentence.length < SHORTEST || /^[\p{Ll}“"'‘(—–-]/u.test(sentence)) return false
  if (GOES_ON.has(first) || first.endsWith('ing') || first.endsWith('ly')) return false
  const subject = subjectOf(sentence)
  return subject !== undefined && !before.some((earlier) => subjectOf(earlier) === subject)
}
