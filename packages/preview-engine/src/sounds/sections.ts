import { DrawingError } from '../workers/tasks.js'
import { type Brief, keyOf, namedMood, readBrief } from './brief.js'
import { BEATS, type Score, Writer } from './score.js'

/** A section of a piece with its own words. */
export interface Section {
  words: string
  seconds: number
}

interface Part {
  brief: Brief
  /** How many instruments play: 1 to 3, or null if it grows from 2 to 3. */
  level: number | null
  seconds: number
}

/** Maximum deviation of a section's tempo from that of the piece, as a share. */
const TEMPO_SHARE = 0.06
/** Seconds by which the sections may miss the length of the piece. */
const TOLERANCE = 0.05
/** Minimum seconds of the last chord, if its section is that long. */
const LAST_CHORD = 2

const QUIET = /\b(quiet|silen|sparse|minimal|subdued|whisper|hush)/i
const FULL = /\b(loud|full|intense|climax|big|strong|explosi|finale|peak)/i

function partOf({ words, seconds }: Section, piece: Brief, hasKey: boolean): Part {
  const mood = namedMood(words) ?? piece.mood
  const brief = { ...piece, mood, mode: hasKey ? piece.mode : mood.mode }
  if (QUIET.test(words)) return { brief, seconds, level: 1 }
  const isFull = FULL.test(words) || mood.beat === 'driving' || mood.beat === 'heavy'
  return { brief, seconds, level: isFull ? 3 : null }
}

/**
 * Reads a piece of several sections. All share one root and tempo; mode, instruments and level follow the words of
 * each. If the words of the piece name no mood or tempo, those of its longest section apply.
 */
export function readSections(
  words: string,
  sections: readonly Section[],
  random: () => number,
): { piece: Brief; parts: Part[] } {
  const longest = sections.reduce((one, other) => (other.seconds > one.seconds ? other : one))
  const text = namedMood(words) ? words : `${words} ${longest.words}`
  const piece = readBrief(text, random)
  const hasKey = keyOf(text) !== undefined
  return { piece, parts: sections.map((section) => partOf(section, piece, hasKey)) }
}

/**
 * Seconds of each bar of a section, which ends with the last bar. Whole bars of four beats if the tempo of the
 * section can be within 6 % of the piece’s tempo; otherwise whole beats, with 2 to 5 in the last bar; in a section
 * that is too short for both, the last bar ends early or late.
 */
export function barsOf(seconds: number, tempo: number): { tempo: number; bars: number[] } {
  const beats = (seconds * tempo) / 60
  const within = (count: number) => count > 0 && Math.abs(count / beats - 1) <= TEMPO_SHARE
  const whole = Math.round(beats / BEATS) * BEATS
  const counted = within(whole) ? whole : Math.round(beats)
  const factor = Math.max(1 - TEMPO_SHARE, Math.min(1 + TEMPO_SHARE, counted / beats))
  const beat = 60 / (tempo * factor)
  const rest = counted % BEATS
  const bars = Math.max(1, Math.floor(counted / BEATS) + (rest > 1 ? 1 : 0))
  const lengths = Array.from({ length: bars }, () => BEATS * beat)
  lengths[bars - 1] = seconds - (bars - 1) * BEATS * beat
  return { tempo: 60 / beat, bars: lengths }
}

/** Writes a piece whose sections begin and end exactly at their times; the last chord rings until the end. */
export function writeSections(
  { piece, parts }: ReturnType<typeof readSections>,
  seconds: number,
  random: () => number,
): Score {
  const sum = parts.reduce((total, part) => total + part.seconds, 0)
  if (Math.abs(sum - seconds) > TOLERANCE)
    throw new DrawingError(
      `The sections last ${Number(sum.toFixed(2))} seconds, and the music ${seconds}.`,
      false,
    )
  const writer = new Writer(piece, random)
  let start = 0
  for (const [index, part] of parts.entries()) {
    const { tempo, bars } = barsOf(part.seconds, piece.tempo)
    const { progressions } = part.brief.mood
    const chords = progressions[Math.floor(random() * progressions.length)]!
    writer.change({ ...part.brief, tempo })
    let at = start
    let left = bars.length
    if (index === parts.length - 1) left -= bars.at(-1)! < LAST_CHORD ? Math.min(2, bars.length) : 1
    for (const [bar, length] of bars.slice(0, left).entries()) {
      writer.bar(at, chords[bar % chords.length]!, part.level ?? (bar * 2 < bars.length ? 2 : 3), length)
      at += length
    }
    start += part.seconds
    if (index === parts.length - 1) writer.close(at, seconds - at)
  }
  return writer.score
}
