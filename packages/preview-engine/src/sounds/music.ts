import { hash, random as seeded } from '../base/random.js'
import { keyName, readBrief } from './brief.js'
import { strike } from './drums.js'
import { addRoom } from './filters.js'
import { play } from './instruments.js'
import { writeScore } from './score.js'
import { fadeEdges, normalise, RATE, silence, type SoundOrder, type Stereo } from './stereo.js'

export interface Music {
  sound: Stereo
  /** Beats a minute. */
  tempo: number
  /** Such as `A minor`. */
  key: string
  mood: string
}

/**
 * Composes music of exactly this length from words: mood, tempo (“90 bpm”) and key (“in D minor”). The same order gives
 * the same samples.
 */
export function composeMusic({ words, seconds, seed }: SoundOrder): Music {
  const random = seeded(hash(words.trim().toLowerCase()) ^ seed)
  const brief = readBrief(words, random)
  const { notes, drums } = writeScore(brief, seconds, random)
  const sound = silence(Math.round(seconds * RATE))
  for (const note of notes) play(sound, note, note.instrument)
  for (const drum of drums) strike(sound, drum, random)
  addRoom(sound, 0.18 + 0.22 * brief.mood.room, brief.mood.room)
  return {
    sound: normalise(fadeEdges(sound)),
    tempo: brief.tempo,
    key: keyName(brief),
    mood: brief.mood.name,
  }
}
