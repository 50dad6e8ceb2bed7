import type { SubjectRow } from '../subjects/row.js'
import type { WordRow } from './meaning.js'
import type { Cast } from './reading.js'
import { COLOURS } from './tables/moods.js'
import { isOutdoors } from './tables/rooms.js'
import { wordsOf } from './phrases.js'
import { kindOf, meaningOf } from './vocabulary.js'

/** The prompt without "Also show the kettle.", and the words that it asks for. */
export const askedIn = (text: string): { shown: string; asked: string[] } => {
  const asked: string[] = []
  const shown = text.replace(/\balso show (?:the )?([^.]+)\.?/gi, (_, words: string) => {
    asked.push(...wordsOf(words))
    return ''
  })
  return { shown, asked }
}

/** Whether the setting of a shot is a vessel, and no place beside one: "Exterior, rowing boat, day." */
export const isAboard = (prompt: string): boolean =>
  /^(?:Interior|Exterior), [^.\n]*\b(?:\w*boat|canoe|raft|ship|ferry|yacht)(?! ?(?:dock|deck|house|pier|yard))\b/i.test(
    prompt,
  )

/** Whether the word at `at` is in the sky, as the Earth always is. */
export const isInSky = (words: readonly string[], at: number): boolean =>
  words[at - 1] === 'flying' ||
  words[at] === 'earth' ||
  /^(?:(?:up|high|far|away) )*(?:in|across) (?:the|a) (?:\w+ )?(?:sky|air)\b/.test(
    words.slice(at + 1, at + 8).join(' '),
  )

const REFUSALS = /^(?:no|without|not|never)$/
/** Whether the prompt does not want the word at `at`: "no people", "without any people". */
export const isRefused = (words: readonly string[], at: number): boolean =>
  REFUSALS.test(words[at - 1] ?? '') || (REFUSALS.test(words[at - 2] ?? '') && !meaningOf(words[at - 1]!))

/** Whether the word at `at` is no part of the scene: it has ended, belongs to a building, or is only on a picture. */
export const isBeside = (words: readonly string[], at: number, cast: readonly Cast[]): boolean =>
  words[at] === 'roofs' ||
  /^(?:is|are) gone\b/.test(words.slice(at + 1, at + 3).join(' ')) ||
  (words[at] === 'windows' && cast.some(({ row }) => isOutdoors(row))) ||
  (isOver(words, at) && !!meaningOf(words[at]!)?.some(({ extras }) => extras)) ||
  (isPictured(words, at) && cast.some(({ row }) => row.being))

/** Whether the word at `at` is only shown on a picture: "puts down a photograph of a girl". */
const isPictured = (words: readonly string[], at: number): boolean =>
  /\b(?:photos?|photographs?|pictures?|portraits?|posters?|maps?) of(?: \w+){0,3}$|\blike(?: \w+){0,2}$/.test(
    words.slice(Math.max(0, at - 5), at).join(' '),
  )

/** Whether the word at `at` says that a subject burns: "on fire", "in flames". */
export const isFire = (words: readonly string[], at: number): boolean =>
  words[at] === 'ablaze' || (/^(?:fire|flames?)$/.test(words[at]!) && /^(?:on|in)$/.test(words[at - 1] ?? ''))

/** Whether the word at `at` has ended: "The rain has stopped." */
const isOver = (words: readonly string[], at: number): boolean =>
  /^(?:(?:has|have|had) )?(?:just )?(?:stopped|stops|ended|ends)\b/.test(
    words.slice(at + 1, at + 4).join(' '),
  )

const BUILDING = /^(?:factory|school|church|castle|mosque|classical-building|house|hotel|barn)$/

/** Whether the prompt is inside the building at `at`: "inside an old lighthouse", "a hotel corridor", "in a barn". */
export const isEntered = (
  words: readonly string[],
  at: number,
  row: SubjectRow,
  meaning?: readonly WordRow[],
): boolean => {
  const before = words.slice(Math.max(0, at - 4), at).join(' ')
  const isIn = BUILDING.test(row.name) && /\bin (?:an?|the|his|her|their)(?: \w+){0,2}$/.test(before)
  const rooms = [meaning, meaningOf(words[at + 1] ?? ''), meaningOf(kindOf(words[at + 1] ?? '')?.value ?? '')]
  const isRoom = rooms.some((rows) => rows?.some(({ room }) => room))
  return (
    isOutdoors(row) &&
    row.place !== 'water' &&
    (isIn || isRoom || /\b(?:inside|interior)(?: \w+){0,2}$/.test(before))
  )
}

/** Parts of a body. */
export const BODY =
  /^(?:shoulders?|heads?|foreheads?|hands?|arms?|lap|back|face|eyes?|ears?|hearts?|nose|lips?|cheeks?|neck|hair|fingers?|palms?|fists?|waist|wrists?|legs?|knees?|f[eo][eo]t|t(?:oo|ee)th|mouth|chin|jaw|chest|brows?|eyebrows?|beards?|mou?staches?|thumbs?|elbows?|ankles?|hips?|toes?|tails?|wings|paws?)$/
const OWNED = /^(?:his|her|its|their|my|your|s)$/
/** Whether the word at `at` is a part of somebody’s body: "on her shoulder" is a place, not a subject. */
export const isOwnBody = (words: readonly string[], at: number): boolean =>
  BODY.test(words[at]!) && words.slice(Math.max(0, at - 2), at).some((near) => OWNED.test(near))

const BACKDROP = new RegExp(
  `\\b(?:on|over|against) (?:a |an |the )?(?:plain |solid )?(${Object.keys(COLOURS).join('|')})(?: background| backdrop)?(?=\\s*(?:[.,;]|$))`,
)
/** The colour of a plain background: "on a white background". */
export const backdropOf = (text: string): string | undefined => BACKDROP.exec(text.toLowerCase())?.[1]
