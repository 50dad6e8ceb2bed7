import { isThirdPerson } from './tables/actions.js'
import { COLOURS } from './tables/moods.js'
import { BODY } from './near-words.js'
import { wordsOf } from './phrases.js'
import { drawable, kindOf, meaningOf, thingOf } from './vocabulary.js'

/** Nouns about style or mood; they are not reported as missing. */
const ABOUT_THE_PICTURE = new Set(
  `view shot scene light lighting background foreground middle centre center front back side top bottom left right edge distance
  style way look feel feeling sense mood atmosphere vibe tone tones colour color colours palette contrast shadow shadows detail details
  texture quality resolution film movie video clip picture image photo photograph cinema cinematography camera lens focus bokeh frame
  animation render illustration drawing painting art artwork design concept composition perspective angle motion movement speed
  time moment day night second seconds minute hour year world place area space part piece bit lot kind type sort group number pair
  couple row line half end start beginning middle air ground floor wall sound silence story dream memory life nature season weather
  power energy beauty peace joy love hope fear wonder magic mystery adventure journey rest thing things something nothing everything
  calm peaceful quiet beautiful says wings hollows hollow weight last first next same pavement powder trunks walls steam accents depth height brightness blackness brilliant still low warm far distant break begins turning skin rays land slow tender cinematic quick fast
  hair out past surface cozy cosy breath beat corner one other others each all both overhead above someone anyone everyone it them him her its their his slice cup glass bowl piece plate bunch stack pile glow sign drawn long empty narrow can away little gimbal rack documentary trailer commercial footage vlog vhs loop vignette grade framing rule thirds chiaroscuro physics`.split(
    /\s+/,
  ),
)
const STARTS =
  '(?:a|an|the|one|two|three|four|five|six|some|many|several|my|our|his|her|their|this|that|these|those|with|and|of)'
const STOPS =
  '(?=\\s*(?:$|[.,;:!?()"“”\\[\\]]|\\b(?:on|in|at|by|of|over|under|with|and|or|near|from|to|into|onto|through|behind|before|beside|between|against|around|across|along|is|are|was|were|that|which|who|while|as|for|during|above|below|next|inside|outside|up|down|about|without|within|like|than|until|since)\\b))'
/** The last word of a noun phrase: "a quick brown zorp". */
const NOUN_GROUP = new RegExp(
  `\\b${STARTS}\\s+((?:(?!${STARTS}\\s)[a-z]+\\s+){0,3}?)([a-z]{3,})${STOPS}`,
  'g',
)
const NO_NOUN = /(?:ly|ing|ed|ful|ous|ish|less|able|ible|est)$/

const brings = (word: string): boolean =>
  thingOf(word) !== undefined || meaningOf(word) !== undefined || word in COLOURS

/** The noun of a phrase without other known words; a verb may follow: "a zorp jumps over". */
const headOf = (before: string, last: string): string[] => {
  // "two cats doing research": the verb begins a new phrase.
  const words = before
    .replace(/^.*\b[a-z]{2,}ing\s+/, '')
    .split(' ')
    .filter(Boolean)
  const isMood = (word: string) => word in COLOURS || meaningOf(word)?.every(({ isFeeling }) => isFeeling)
  if (words.some((word) => (brings(word) && !isMood(word)) || kindOf(word))) return []
  const isVerb = /[^su]s$/.test(last) && words.length > 0
  return [isVerb ? words.at(-1)! : last]
}

/** Whether a word is about style or mood. */
export const isAboutThePicture = (word: string): boolean =>
  ABOUT_THE_PICTURE.has(word) || ABOUT_THE_PICTURE.has(word.replace(/s$/, ''))

/** Verbs that say little. */
const LIGHT =
  /^(?:takes?|gets?|does|goes|comes|makes?|has|lets?|puts?|starts?|begins?|stops?|tries|keeps?|turns?|sees?)$/
/** Whether the verb at `at` is not reported as missing: it says little, or is drawn as weather, as in "rain falls". */
export const isSilent = (words: readonly string[], at: number): boolean =>
  LIGHT.test(words[at]!) || meaningOf(words[at - 1] ?? '')?.some(({ extras }) => extras) === true

/** The last words of noun phrases. */
const heads = (text: string): string[] =>
  [...text.toLowerCase().matchAll(NOUN_GROUP)].flatMap(([, before, last]) => headOf(before, last))

/** Nouns that are neither drawn nor `known`, in order. */
export const missingIn = (
  text: string,
  hasTitle: boolean,
  known: ReadonlySet<string> = new Set(),
): string[] => {
  const missing = new Set<string>()
  const groups = heads(text)
  const all = wordsOf(text)
  const silent = new Set(all.filter((word, at) => isThirdPerson(word) && isSilent(all, at)))
  // If no word is known, every word may be the noun.
  if (!hasTitle && !all.some((word) => brings(word) || kindOf(word)))
    groups.push(...all.filter((word) => word.length > 3))
  for (const word of [...all, ...groups]) {
    const kind = kindOf(word)
    const isNoun = kind?.value === '' || (groups.includes(word) && !kind && !NO_NOUN.test(word))
    const isCounted =
      (word.includes('-') && (kind?.value !== '' || meaningOf(word.split('-').at(-1)!))) ||
      isAboutThePicture(word) ||
      BODY.test(word) ||
      silent.has(word)
    if (isNoun && !isCounted && !known.has(word) && !brings(word)) missing.add(word)
    else if (kind?.value && !brings(word) && !meaningOf(kind.value)) missing.add(word)
  }
  return [...missing].filter(
    (word) => !wordsOf(text).some((whole) => whole !== word && whole.split('-').includes(word)),
  )
}

const LONGEST_NOTE = 4

/** Edit distance, at most `most`. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]
}

/** Shorter words are often words of their own: a corner is no cornet. */
const SHORTEST_TYPO = 7

/** A drawable word with a similar spelling. */
const nearest = (word: string): string | undefined => {
  let [best, least] = [undefined as string | undefined, 2]
  if (word.length >= SHORTEST_TYPO && !word.endsWith('ing'))
    for (const one of drawable()) {
      const far = distance(word, one, 1)
      if (far < least) [best, least] = [one, far]
    }
  return best
}

const listed = (words: readonly string[]): string =>
  words.slice(0, LONGEST_NOTE).join(', ').replaceAll('-', ' ') +
  (words.length > LONGEST_NOTE ? ' and others' : '')

/** A note on words that are not drawn, only named, drawn as a related kind, or left out; undefined if there are none. */
export const describeUndrawn = (reading: {
  missing: readonly string[]
  likened: ReadonlyMap<string, string>
  byName: readonly string[]
  leftOut: readonly string[]
}): string | undefined => {
  const { missing, byName, likened, leftOut } = reading
  const sentences: string[] = []
  if (missing.length > 0) sentences.push(`Not shown: ${listed(missing)}.`)
  if (byName.length > 0) sentences.push(`Shown by name: ${listed(byName)}.`)
  const first = (missing[0] ?? byName[0])?.replaceAll(' ', '-')
  if (first) {
    const like = kindOf(first) || brings(first) ? undefined : nearest(first)
    sentences.push(like ? `Did you mean “${like}”?` : 'Try other words.')
  }
  if (likened.size > 0) {
    const pairs = [...likened].map(([word, kind]) => `${kind} for “${word}”`)
    sentences.push(`Shown as: ${listed(pairs)}.`)
  }
  if (leftOut.length > 0) sentences.push(`Left out: ${listed(leftOut)}.`)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
