import type { Instrument } from './instruments.js'

/** Semitones of a mode’s degrees above its root. */
export const MODES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
} as const
export type Mode = keyof typeof MODES

/** How full the drums are. */
export type Beat = 'none' | 'soft' | 'driving' | 'heavy'

/** The music of a mood. */
export interface Mood {
  name: string
  /** Beginnings of words that name it. */
  words: readonly string[]
  mode: Mode
  /** Beats a minute, from slow to fast. */
  tempo: readonly [number, number]
  /** Progressions of four bars, by the degrees of the chords' roots, from 0. */
  progressions: readonly (readonly number[])[]
  chords: Instrument
  figure: Instrument | null
  melody: Instrument | null
  beat: Beat
  /** Size of the room, 0 to 1. */
  room: number
}

export const MOODS: readonly Mood[] = [
  {
    name: 'calm',
    words: ['calm', 'peace', 'gentle', 'quiet', 'ambient', 'relax', 'soft', 'dream', 'sleep', 'nature'],
    mode: 'major',
    tempo: [60, 76],
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 0, 4],
      [0, 2, 3, 4],
    ],
    chords: 'pad',
    figure: 'piano',
    melody: null,
    beat: 'none',
    room: 0.8,
  },
  {
    name: 'happy',
    words: ['happy', 'joy', 'cheer', 'bright', 'sunny', 'upbeat', 'summer', 'party', 'celebrat', 'pop'],
    mode: 'major',
    tempo: [108, 126],
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 4, 4],
      [0, 5, 3, 4],
    ],
    chords: 'piano',
    figure: 'pluck',
    melody: 'flute',
    beat: 'driving',
    room: 0.3,
  },
  {
    name: 'sad',
    words: ['sad', 'melanchol', 'grief', 'lonely', 'loss', 'sorrow', 'nostalg', 'farewell', 'tear'],
    mode: 'minor',
    tempo: [58, 72],
    progressions: [
      [0, 5, 3, 4],
      [0, 3, 5, 4],
      [0, 6, 5, 4],
    ],
    chords: 'strings',
    figure: 'piano',
    melody: 'piano',
    beat: 'none',
    room: 0.7,
  },
  {
    name: 'tense',
    words: ['tens', 'suspens', 'thrill', 'nervous', 'danger', 'chase', 'urgent', 'countdown', 'crime'],
    mode: 'phrygian',
    tempo: [96, 120],
    progressions: [
      [0, 1, 0, 1],
      [0, 5, 1, 0],
      [0, 1, 3, 1],
    ],
    chords: 'strings',
    figure: 'pluck',
    melody: null,
    beat: 'soft',
    room: 0.5,
  },
  {
    name: 'epic',
    words: ['epic', 'heroic', 'trailer', 'battle', 'triumph', 'grand', 'majest', 'adventure', 'power', 'war'],
    mode: 'minor',
    tempo: [84, 104],
    progressions: [
      [0, 5, 3, 4],
      [0, 3, 5, 6],
      [0, 5, 6, 0],
    ],
    chords: 'strings',
    figure: 'strings',
    melody: 'brass',
    beat: 'heavy',
    room: 0.7,
  },
  {
    name: 'mysterious',
    words: ['myster', 'magic', 'wonder', 'curious', 'secret', 'fog', 'night', 'space', 'alien', 'underwater'],
    mode: 'dorian',
    tempo: [70, 88],
    progressions: [
      [0, 3, 0, 6],
      [0, 2, 3, 0],
      [0, 6, 3, 0],
    ],
    chords: 'pad',
    figure: 'bell',
    melody: 'flute',
    beat: 'none',
    room: 0.9,
  },
  {
    name: 'dark',
    words: ['dark', 'horror', 'scar', 'evil', 'ghost', 'doom', 'fear', 'sinister', 'creep', 'nightmare'],
    mode: 'phrygian',
    tempo: [54, 70],
    progressions: [
      [0, 1, 0, 5],
      [0, 0, 1, 0],
      [0, 5, 1, 1],
    ],
    chords: 'pad',
    figure: null,
    melody: 'bell',
    beat: 'none',
    room: 1,
  },
  {
    name: 'playful',
    words: [
      'playful',
      'funny',
      'comed',
      'quirk',
      'child',
      'kid',
      'cartoon',
      'cute',
      'light-hearted',
      'silly',
    ],
    mode: 'mixolydian',
    tempo: [112, 132],
    progressions: [
      [0, 3, 0, 4],
      [0, 3, 4, 0],
      [0, 6, 3, 0],
    ],
    chords: 'pluck',
    figure: 'pluck',
    melody: 'flute',
    beat: 'soft',
    room: 0.25,
  },
  {
    name: 'romantic',
    words: ['romant', 'love', 'tender', 'wedding', 'warm', 'intimate', 'kiss'],
    mode: 'major',
    tempo: [66, 82],
    progressions: [
      [0, 5, 1, 4],
      [0, 2, 5, 3],
      [3, 4, 0, 5],
    ],
    chords: 'strings',
    figure: 'piano',
    melody: 'flute',
    beat: 'none',
    room: 0.6,
  },
  {
    name: 'hopeful',
    words: ['hope', 'inspir', 'uplift', 'motivat', 'corporate', 'success', 'sunrise', 'journey', 'begin'],
    mode: 'lydian',
    tempo: [92, 112],
    progressions: [
      [0, 4, 5, 3],
      [0, 1, 5, 4],
      [5, 3, 0, 4],
    ],
    chords: 'strings',
    figure: 'piano',
    melody: 'flute',
    beat: 'soft',
    room: 0.6,
  },
  {
    name: 'energetic',
    words: ['energ', 'action', 'sport', 'fast', 'electro', 'techno', 'dance', 'race', 'workout', 'rock'],
    mode: 'minor',
    tempo: [122, 136],
    progressions: [
      [0, 5, 3, 4],
      [0, 0, 3, 5],
      [0, 5, 6, 0],
    ],
    chords: 'pad',
    figure: 'pluck',
    melody: 'brass',
    beat: 'driving',
    room: 0.3,
  },
]
