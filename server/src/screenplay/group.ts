import type { Passage, PassageGroup } from './screenplay.js'

/** First words of sentences that continue the subject of the previous one. */
const CONTINUATION_WORDS = new Set(
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
const MIN_CHARACTERS = 24

const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/\p{L}+/gu) ?? []

/** The subject of a sentence: its first word that is not an article. */
const subjectOf = (sentence: string): string | undefined =>
  wordsOf(sentence).find((word) => !ARTICLES.has(word))

/**
 * Whether a sentence has a new subject: it begins with another noun than those before it, not with a word such as “she” or
 * “then”, and not with a simultaneous action.
 */
function hasNewSubject(sentence: string, before: readonly string[]): boolean {
  const [first = ''] = wordsOf(sentence)
  if (sentence.length < MIN_CHARACTERS || /^[\p{Ll}“"'‘(—–-]/u.test(sentence)) return false
  if (CONTINUATION_WORDS.has(first) || first.endsWith('ing') || first.endsWith('ly')) return false
  const subject = subjectOf(sentence)
  return subject !== undefined && !before.some((earlier) => subjectOf(earlier) === subject)
}

/** Maximum seconds of a shot with action only, and of one with speech. */
const ACTION_SECONDS = 10
const SPEECH_SECONDS = 16
/** Minimum seconds of the action before a new subject in a paragraph begins a shot: models make takes of 4 s and more. */
const SUBJECT_SECONDS = 3
/** Shorter shots are merged with an adjacent one. */
const SHORT_SECONDS = 1.6

const total = (passages: readonly Passage[]) => passages.reduce((sum, { seconds }) => sum + seconds, 0)

/** Whether a passage begins a new shot within the same scene. */
function beginsShot(passage: Passage, open: readonly Passage[]): boolean {
  if (passage.transition || passage.camera) return true
  const seconds = total(open) + passage.seconds
  const hasSpeech = open.some(({ isSpeech }) => isSpeech)
  if (passage.isSpeech) return seconds > SPEECH_SECONDS && (hasSpeech || total(open) > ACTION_SECONDS)
  if (hasSpeech || passage.opensParagraph || seconds > ACTION_SECONDS) return true
  const before = open.map(({ text }) => text)
  return total(open) >= SUBJECT_SECONDS && hasNewSubject(passage.text, before)
}

const isShort = (group: readonly Passage[]) =>
  total(group) < SHORT_SECONDS && !group.some(({ isSpeech, camera }) => isSpeech || camera)

/** Whether two adjacent groups can be one shot; the later one must not set the camera. */
const fits = (before: readonly Passage[] | undefined, after: readonly Passage[] | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before[0].scene === after[0].scene &&
  !after[0].transition &&
  !after[0].camera &&
  total(before) + total(after) <= SPEECH_SECONDS

/** Merges very short groups with the next one in the scene, or else with the previous one. */
function withoutShort(groups: readonly Passage[][]): Passage[][] {
  const joined: Passage[][] = []
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at]
    const last = joined.at(-1)
    if (isShort(group) && fits(group, groups[at + 1])) joined.push([...group, ...groups[++at]])
    else if (isShort(group) && fits(last, group)) joined[joined.length - 1] = [...last!, ...group]
    else joined.push(group)
  }
  return joined
}

/**
 * Groups passages into shots by rule: a beat of action is one shot; a paragraph with several subjects is several; speech stays
 * with the action before it; very short shots are merged.
 */
export function groupByRule(passages: readonly Passage[]): PassageGroup[] {
  const groups: Passage[][] = []
  for (const passage of passages) {
    const open = groups.at(-1)
    if (!open || open[0].scene !== passage.scene || beginsShot(passage, open)) groups.push([passage])
    else open.push(passage)
  }
  let first = 0
  return withoutShort(groups).map((group) => {
    const last = first + group.length - 1
    const found = { first, last }
    first = last + 1
    return found
  })
}
