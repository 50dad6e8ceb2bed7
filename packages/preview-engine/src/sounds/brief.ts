import { type Mode, type Mood, MOODS } from './moods.js'

const NOTE_NAMES = [
  'C',
  'C sharp',
  'D',
  'E flat',
  'E',
  'F',
  'F sharp',
  'G',
  'A flat',
  'A',
  'B flat',
  'B',
] as const
const NATURALS: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }
/** Keys with few accidentals, from which the seed chooses. */
const ROOTS = [0, 2, 3, 5, 7, 9, 10]
const [TEMPO_MIN, TEMPO_MAX] = [40, 200]
/** Beats per minute by which “slow” and “fast” exceed the range of a mood. */
const HURRY = 12

/** The parameters of requested music. */
export interface Brief {
  mood: Mood
  mode: Mode
  /** The pitch class of the key: 0 is C. */
  root: number
  /** Beats a minute. */
  tempo: number
}

const nameOfMode = (mode: Mode) => (mode === 'major' || mode === 'minor' ? mode : `${mode} mode`)

/** The name of a key, such as `A minor`. */
export const keyName = ({ root, mode }: Pick<Brief, 'root' | 'mode'>): string =>
  `${NOTE_NAMES[root]} ${nameOfMode(mode)}`

/** The mood that most of the words name; undefined if they name none. */
export function namedMood(words: string): Mood | undefined {
  const listed = words.toLowerCase().match(/[a-z-]+/g) ?? []
  const score = (mood: Mood) =>
    listed.filter((word) => mood.words.some((beginning) => word.startsWith(beginning))).length
  const best = Math.max(...MOODS.map(score))
  return best ? MOODS.find((mood) => score(mood) === best) : undefined
}

const moodOf = (words: string, random: () => number): Mood =>
  namedMood(words) ?? MOODS[Math.floor(random() * MOODS.length)]!

/** Parses a key: “in A minor”, “F# major”, “B flat minor”; undefined without one. */
export function keyOf(words: string): Pick<Brief, 'root' | 'mode'> | undefined {
  const found = /(?:^|[\s,(])([A-G]|(?<=\bin )[a-g])(?:\s?(#|♯|b|♭|sharp|flat))?\s(major|minor)\b/.exec(words)
  if (!found) return undefined
  const [, letter, accidental = '', mode] = found
  const lowered = accidental ? -1 : 0
  const shift = /#|♯|sharp/.test(accidental) ? 1 : lowered
  return { root: (NATURALS[letter!.toLowerCase()]! + shift + 12) % 12, mode: mode as Mode }
}

/** Parses a tempo: “90 bpm”, “slow”, “fast”; by default one of the mood’s range. */
function tempoOf(words: string, [slow, fast]: Mood['tempo'], random: () => number): number {
  const asked = /(\d{2,3})\s?bpm/i.exec(words)
  if (asked) return Math.max(TEMPO_MIN, Math.min(TEMPO_MAX, Number(asked[1])))
  if (/\bslow/i.test(words)) return slow - HURRY
  if (/\bfast|\bquick/i.test(words)) return fast + HURRY
  return Math.round(slow + (fast - slow) * random())
}

/** Reads mood, key and tempo from words; `random` chooses those that are not named. */
export function readBrief(words: string, random: () => number): Brief {
  const mood = moodOf(words, random)
  const [anyRoot, tempo] = [ROOTS[Math.floor(random() * ROOTS.length)]!, tempoOf(words, mood.tempo, random)]
  return { mood, tempo, ...(keyOf(words) ?? { root: anyRoot, mode: mood.mode }) }
}
