import { nameFromLabel } from '#schema/named-elements'
import { settingOf } from '#schema/shot-elements'
import { folded } from '#schema/text/folded'
import { wholeWord } from '#schema/text/words'
import type { ProposedShot, Screenplay } from './screenplay.js'
import { isDirection } from './camera.js'

/** A proposed character or place of a script. It does not exist yet. */
export interface ProposedElement {
  kind: 'cast' | 'place'
  /** Its display name, for example “Officer Bell”. */
  label: string
  /** The name that shots mention, for example `officer-bell`. */
  name: string
  /** From its introduction, for example “60, in a yellow oilskin”; may be empty. */
  description: string
  /** The number of shots that it appears in. */
  shots: number
}

const NAME_MIN = 2
const LABEL_MAX = 60
const DESCRIPTION_MAX = 300
/** Maximum number of names in capitals to look for in the script. */
const CANDIDATES_MAX = 200

/** One to three words in capitals. */
const CAPITALS =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’.-]*\p{Lu}(?: \p{Lu}[\p{Lu}'’.-]*\p{Lu}){0,2}(?![\p{L}\p{N}])/gu
/** The description after a name: in brackets, or between commas or dashes. */
const IN_BRACKETS = /^\s*[(（]([^()（）]{2,200})[)）]/
const AFTER_COMMA =
  /^\s*[,–—]\s*((?:(?:[^,.;:–—()（）]|[(（][^()（）]{1,200}[)）])+[,–—]\s*)*(?:(?:\d{1,3}s?|an?)\b[^,.;:–—()（）]+(?=[.]|$))?)/
/** Between the parts of a description, but not within brackets. */
const BETWEEN_PARTS = /[,–—]\s*(?![^()（）]*[)）])/
/** The start of a part of a description: an age, or describing words instead of action. */
const DESCRIBES =
  /^(?:\d{1,3}s?\b|(?:mid|early|late)[- ]|(?:a|an|the|in|with|wearing|dressed|about|around|almost|nearly|barely|his|her|their|former|retired|young|old|tall|short|small|thin|large|big|bearded|bald|grey|gray|and)\b)/i

/** “Martha’s grandson” after the name of a boy. */
const IS_KIN = /^\p{Lu}\p{L}+['’]s\s\p{Ll}/u

const startsDescription = (part: string): boolean => DESCRIBES.test(part) || IS_KIN.test(part)
/** Whether a word looks like an adjective: no verb, adverb, name or conjunction. */
const ADJECTIVE =
  /^(?!(?:then|who|whom|which|that|still|now|both|all|too|but|or|as|at|on|from|to|near|by|behind|when|while)\b)\p{Ll}[\p{L}-]*(?<!(?<!ou)s|ing|ly)(?![\p{L}-])/u

const isUpperCase = (text: string): boolean => text === text.toUpperCase()

/** In lower case, without the combining dot that a Turkish `İ` leaves. */
const lowerCased = (text: string): string => text.toLowerCase().replace(/i\u0307/g, 'i')

/** `ROSA’S BAKERY` becomes “Rosa’s Bakery”; text in mixed case is unchanged. */
export const labelOf = (text: string): string =>
  isUpperCase(text)
    ? text.replace(/([\p{L}\p{N}])([\p{L}\p{M}\p{N}'’]*)/gu, (word, first: string) => {
        const lower = lowerCased(word)
        return first + lower.slice(lowerCased(first).length)
      })
    : text

/** The description after a name, limited to parts that match `describes`. */
function descriptionAfter(rest: string, describes: (part: string) => boolean): string {
  const bracketed = IN_BRACKETS.exec(rest)?.[1]
  const after = bracketed ? rest.replace(IN_BRACKETS, '') : rest
  const parts = (AFTER_COMMA.exec(after)?.[1] ?? '').split(BETWEEN_PARTS)
  const end = parts.findIndex((part) => !describes(part.trim()))
  const described = (end < 0 ? parts : parts.slice(0, end)).map((part) => part.trim())
  return [bracketed, ...described].filter(Boolean).join(', ').slice(0, DESCRIPTION_MAX)
}

/** Names in capitals that the script introduces: with a description, or also written in mixed case. */
function introduced({ passages }: Screenplay): string[] {
  const action = passages.flatMap(({ text, dialogue }) => (dialogue ? [] : text))
  const all = action.join('\n')
  const described = new Map<string, boolean>()
  for (const text of action)
    for (const { 0: name, index } of text.matchAll(CAPITALS)) {
      if (described.size >= CANDIDATES_MAX && !described.has(name)) continue
      described.set(
        name,
        described.get(name) || descriptionAfter(text.slice(index + name.length), startsDescription) !== '',
      )
    }
  return [...described].flatMap(([name, isDescribed]) => {
    const again = new RegExp(`(?<=[\\p{L}\\p{M},;] )${wholeWord(labelOf(name))}`, 'u')
    return !isDirection(name) && (isDescribed || again.test(all)) ? name : []
  })
}

/** A title before a name in capitals. */
const TITLE =
  /^(?:OFFICER|DETECTIVE|INSPECTOR|SERGEANT|SHERIFF|AGENT|CAPTAIN|LIEUTENANT|MAJOR|COLONEL|GENERAL|CHIEF|MAYOR|JUDGE|DOCTOR|DR\.?|NURSE|PROFESSOR|MRS?\.?|MS\.?|MISS|AUNT|UNCLE|GRAND(?:MA|PA)|FATHER|SISTER|BROTHER|KING|QUEEN|PRINCE|PRINCESS) /

/** The full names of speakers, such as `NORA BLAKE` of `NORA`, if the script introduces one full name of each. */
function fullNamesOf(speakers: readonly string[], names: readonly string[]): Map<string, string> {
  return new Map(
    speakers.flatMap((speaker) => {
      const isFull = (name: string) => name.startsWith(`${speaker} `) || name.replace(TITLE, '') === speaker
      const full = names.filter((name) => name !== speaker && isFull(name) && !speakers.includes(name))
      return full.length === 1 ? [[speaker, full[0]]] : []
    }),
  )
}

/** The first description of a name in the action. */
function describe({ passages }: Screenplay, name: string): string {
  const pattern = new RegExp(wholeWord(name), 'giu')
  for (const { text, dialogue } of passages)
    for (const { 0: written, index } of dialogue ? [] : text.matchAll(pattern)) {
      // capitals introduce a name
      const describes = (part: string) =>
        startsDescription(part) || (isUpperCase(written) && ADJECTIVE.test(part))
      const found = descriptionAfter(text.slice(index + name.length), describes)
      if (found) return found
    }
  return ''
}

const mentions = (label: string, { words, characters }: ProposedShot): boolean =>
  characters.some((name) => nameFromLabel(name) === nameFromLabel(label)) ||
  new RegExp(wholeWord(folded(label)), 'u').test(folded(words))

/** The characters and places of a script, characters first, each ordered by first mention; at most `most`. */
export function elementsOf(
  screenplay: Screenplay,
  shots: readonly ProposedShot[],
  most: number,
): ProposedElement[] {
  const found = new Map<string, ProposedElement>()
  const add = (text: string, element: (label: string) => Omit<ProposedElement, 'label' | 'name'>) => {
    const label = labelOf(text.trim())
    const name = nameFromLabel(label)
    if (name.length < NAME_MIN || label.length > LABEL_MAX || found.has(name) || found.size >= most) return
    found.set(name, { label, name, ...element(label) })
  }
  const shotsOf = (label: string) => shots.filter((shot) => mentions(label, shot)).length
  const names = introduced(screenplay)
  const fullNames = fullNamesOf(screenplay.speakers, names)
  const isFull = new Set(fullNames.values())
  for (const { name, description } of screenplay.cast)
    add(name, (label) => ({
      kind: 'cast',
      description: description.slice(0, DESCRIPTION_MAX),
      shots: shotsOf(label),
    }))
  for (const name of [...screenplay.speakers, ...names.filter((one) => !isFull.has(one))])
    add(name, (label) => ({
      kind: 'cast',
      description: describe(screenplay, name) || describe(screenplay, fullNames.get(name) ?? name),
      shots: shotsOf(label),
    }))
  for (const heading of screenplay.headings) {
    const [place] = settingOf(heading ?? '').view ? settingOf(heading!).places : []
    if (!place) continue
    add(place, () => ({
      kind: 'place',
      description: '',
      shots: shots.filter((shot) => settingOf(shot.heading ?? '').places[0] === place).length,
    }))
  }
  return [...found.values()]
}
