import { hash, random as seeded } from '../base/random.js'
import { keyName, readBrief } from './brief.js'
import { strike } from './drums.js'
import { addRoom } from './filters.js'
import { play } from './instruments.js'
import { type Score, writeScore } from './score.js'
import { readSections, type Section, writeSections } from './sections.js'
import { fadeEdges, normalise, RATE, silence, type SoundOrder, type Stereo } from './stereo.js'

export type MusicOrder = SoundOrder & {
  /** Sections in order; their lengths add up to that of the piece. */
  sections?: readonly Section[]
}

export interface Music {
  sound: Stereo
  /** Beats a minute. */
  tempo: number
  /** Such as `A minor`. */
  key: string
  /** Such as `calm`, or `calm and tense`. */
  mood: string
}

interface Written {
  score: Score
  tempo: number
  key: string
  moods: string[]
  room: number
}

/**
 * Composes music of exactly this length from words: mood, tempo (“90 bpm”) and key (“in D minor”). The same order
 * gives the same samples.
 */
export function composeMusic(order: MusicOrder): Music {
  const { words, seconds, seed, sections = [] } = order
  const text = [words.trim(), ...sections.map((section) => `${section.seconds} ${section.words.trim()}`)]
  const random = seeded(hash(text.join('\n').toLowerCase()) ^ seed)
  const { score, tempo, key, moods, room } = sections.length
    ? writeParts({ ...order, sections }, random)
    : writeWhole(order, random)
  const sound = silence(Math.round(seconds * RATE))
  for (const note of score.notes) play(sound, note, note.instrument)
  for (const drum of score.drums) strike(sound, drum, random)
  addRoom(sound, 0.18 + 0.22 * room, room)
  return { sound: normalise(fadeEdges(sound)), tempo, key, mood: moods.join(' and ') }
}

function writeWhole({ words, seconds }: SoundOrder, random: () => number): Written {
  const brief = readBrief(words, random)
  const { tempo, mood } = brief
  const score = writeScore(brief, seconds, random)
  return { score, tempo, key: keyName(brief), moods: [mood.name], room: mood.room }
}

function writeParts(
  { words, seconds, sections }: SoundOrder & { sections: readonly Section[] },
  random: () => number,
): Written {
  const read = readSections(words, sections, random)
  const { piece, parts } = read
  return {
    score: writeSections(read, seconds, random),
    tempo: piece.tempo,
    key: keyName(piece),
    moods: [...new Set(parts.map(({ brief }) => brief.mood.name))],
    room: parts.reduce((sum, part) => sum + part.brief.mood.room * part.seconds, 0) / seconds,
  }
}
