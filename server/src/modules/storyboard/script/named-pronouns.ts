import { LIMITS } from '#schema/limits'
import { elementLinker, nameFromLabel, namesIn } from '#schema/named-elements'
import { isPlace, speakerName } from '#schema/shot-elements'
import { type Gender, genderOfCharacter } from '#schema/voice-gender'
import type { ProposedElement } from '../../../screenplay/cast.js'
import type { ProposedShot } from '../../../screenplay/screenplay.js'

/** Pronouns that stand for people; possessive ones only at the start of a shot, where they begin a subject. */
const PRONOUNS: readonly { pattern: RegExp; gender: Gender | 'both'; isOwner?: boolean }[] = [
  { pattern: /^His\b/, gender: 'man', isOwner: true },
  { pattern: /^Her\b/, gender: 'woman', isOwner: true },
  { pattern: /\b[Hh]e\b|\bhim\b/, gender: 'man' },
  {
    pattern:
      /\b[Ss]he\b|\bher(?=[.,;!?]|$| (?:to|in|on|at|with|from|into|and|as|by|towards?|through|over|away|back|up|down|off|out)\b)/,
    gender: 'woman',
  },
  { pattern: /\b[Tt]hey\b|\b(?:[Bb]oth of )?them\b/, gender: 'both' },
]

const ENGLISH = /\b(?:the|and|with|of|from|into|towards?|up|his|him|they|them)\b/i
/** Whether at least a third of the shots has words of English: “her” is “here” in Danish. */
function isEnglish(shots: readonly ProposedShot[]): boolean {
  const told = shots.filter(({ words }) => words)
  return told.filter(({ words }) => ENGLISH.test(words)).length >= told.length / 3
}

interface Character {
  name: string
  label: string
  gender: Gender | undefined
}

/** The people whom a pronoun means: those of the latest of `shots`, if it has no others of that gender. */
function meant(shots: readonly Character[][], gender: Gender | 'both'): Character[] {
  if (gender === 'both') {
    const latest = shots.reduceRight<Character[]>(
      (found, people) => (found.length < 2 ? [...new Set([...people, ...found])] : found),
      [],
    )
    return latest.length === 2 ? latest : []
  }
  for (const wanted of [gender, undefined]) {
    const found = shots
      .map((people) => people.filter((one) => one.gender === wanted))
      .findLast((people) => people.length)
    if (found) return found.length === 1 ? found : []
  }
  return []
}

/**
 * Shots of an English script with names for the pronouns that mean people of earlier shots of their scene: a shot shows only the
 * characters whom it names. Ambiguous ones stay.
 */
export function withNamedPronouns(
  shots: readonly ProposedShot[],
  elements: readonly ProposedElement[],
): ProposedShot[] {
  if (!isEnglish(shots)) return [...shots]
  const max = LIMITS.storyboard.wordsMax
  const cast = elements.filter((element) => !isPlace(element))
  const links = cast.map((element) => elementLinker(element, elements, shots, Infinity))
  const people = cast.map(({ name, label, description }): Character => {
    return { name, label, gender: genderOfCharacter(label, description) }
  })
  const namedIn = (words: string) => namesIn(links.reduce((linked, link) => link(linked), words))
  const peopleIn = (words: string, speakers: readonly string[] = []) => {
    const names = new Set([...namedIn(words), ...speakers])
    return people.filter(({ name }) => names.has(name))
  }
  let [scene, before]: [number, Character[][]] = [-1, []]
  return shots.map((shot) => {
    if (shot.scene !== scene) [scene, before] = [shot.scene, []]
    let { words } = shot
    for (const { pattern, gender, isOwner } of PRONOUNS) {
      const found = pattern.exec(words)
      if (!found) continue
      const known = peopleIn(words.slice(0, found.index))
      // "Oscar hugs her": an object is not the subject
      const isOther = /^h(?:im|er)/.test(found[0]) && known.length === 1
      const isNamed = known.some(
        (one) => gender === 'both' || one.gender === gender || (!one.gender && !isOther),
      )
      // "Two hands grip the wheel. They belong to Ben."
      const isThings = /^they$/i.test(found[0]) && /\w{2}s\b/.test(words.slice(0, found.index))
      const names = isNamed || isThings ? [] : meant(before, gender).filter((one) => !known.includes(one))
      const text = names.map(({ label }) => label).join(' and ') + (isOwner ? '’s' : '')
      if (names.length && words.length + text.length <= max) words = words.replace(pattern, () => text)
    }
    const speakers = shot.dialogue.map(({ speaker }) => nameFromLabel(speakerName(speaker)))
    const own = peopleIn(words, speakers)
    if (own.length) before = [...before, own]
    return { ...shot, words }
  })
}
