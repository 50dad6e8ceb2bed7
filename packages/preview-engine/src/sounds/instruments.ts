import { add, RATE, type Stereo } from './stereo.js'

/** The timbre of an instrument: a sum of partials, each a sine with its own decay. */
interface Timbre {
  /** Strength of each partial. */
  partials: readonly number[]
  /** Inharmonicity of the partials: 0 for strings and pipes. */
  stretch?: number
  /** Detuning of the copies of a note, in cents; the copies are spread from left to right. */
  copies: readonly number[]
  /** Seconds until a note is loud, and after its end until it is silent. */
  attack: number
  release: number
  /** Seconds in which a struck note decays to a third; undefined for a sustained note. */
  fall?: number
  gain: number
}

export const INSTRUMENTS = {
  pad: {
    partials: [1, 0.45, 0.28, 0.16, 0.1, 0.06],
    copies: [-7, 0, 8],
    attack: 0.6,
    release: 0.9,
    gain: 0.09,
  },
  strings: {
    partials: [1, 0.6, 0.42, 0.3, 0.2, 0.14, 0.09, 0.06],
    copies: [-9, -3, 4, 10],
    attack: 0.22,
    release: 0.45,
    gain: 0.07,
  },
  piano: {
    partials: [1, 0.5, 0.3, 0.18, 0.12, 0.08, 0.05],
    stretch: 0.0004,
    copies: [-1, 1],
    attack: 0.004,
    release: 0.25,
    fall: 1.1,
    gain: 0.22,
  },
  pluck: {
    partials: [1, 0.7, 0.45, 0.3, 0.2, 0.12],
    copies: [0],
    attack: 0.003,
    release: 0.12,
    fall: 0.35,
    gain: 0.22,
  },
  bell: {
    partials: [1, 0.1, 0.5, 0.05, 0.25],
    stretch: 0.03,
    copies: [0],
    attack: 0.002,
    release: 0.8,
    fall: 1.6,
    gain: 0.16,
  },
  flute: { partials: [1, 0.18, 0.08, 0.02], copies: [-2, 2], attack: 0.09, release: 0.16, gain: 0.16 },
  brass: {
    partials: [1, 0.8, 0.65, 0.45, 0.3, 0.2, 0.12, 0.08],
    copies: [-4, 3],
    attack: 0.07,
    release: 0.2,
    gain: 0.1,
  },
  bass: { partials: [1, 0.4, 0.12, 0.05], copies: [0], attack: 0.012, release: 0.1, fall: 1.4, gain: 0.3 },
} satisfies Record<string, Timbre>
export type Instrument = keyof typeof INSTRUMENTS

/** A note in equal temperament: 69 is A at 440 Hz. */
export interface Note {
  /** Seconds. */
  at: number
  seconds: number
  pitch: number
  /** 0 to 1. */
  strength: number
}

const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)
/** Level below which a note is inaudible. */
const END = 0.001

/** Adds a note to a sound. */
export function play(sound: Stereo, note: Note, instrument: Instrument): void {
  const timbre: Timbre = INSTRUMENTS[instrument]
  const { copies } = timbre
  for (const [at, cents] of copies.entries()) {
    const pan = copies.length > 1 ? (at / (copies.length - 1) - 0.5) * 1.2 : 0
    playCopy(
      sound,
      { ...note, pitch: note.pitch + cents / 100, strength: note.strength / copies.length },
      timbre,
      pan,
    )
  }
}

function playCopy(sound: Stereo, { at, seconds, pitch, strength }: Note, timbre: Timbre, pan: number): void {
  const { partials, stretch = 0, attack, release, fall, gain } = timbre
  const start = Math.round(at * RATE)
  const held = Math.round(seconds * RATE)
  const rising = Math.max(1, Math.round(attack * RATE))
  const releasing = END ** (1 / (release * RATE))
  // of each partial: the last two values of its sine, and its decay
  const sines = partials.flatMap((share, index) => {
    const multiple = index + 1
    const frequency = frequencyOf(pitch) * multiple * (1 + stretch * multiple * multiple)
    if (frequency > RATE * 0.4) return []
    const step = (2 * Math.PI * frequency) / RATE
    const fading = fall ? Math.exp(-(0.6 + 0.4 * multiple) / (fall * RATE)) : 1
    return [
      { now: 0, before: -Math.sin(step), turn: 2 * Math.cos(step), level: share * gain * strength, fading },
    ]
  })
  let ending = 1
  for (let n = 0; ending > END && start + n < sound.left.length; n++) {
    if (n >= held) ending *= releasing
    let value = 0
    for (const sine of sines) {
      const next = sine.turn * sine.now - sine.before
      sine.before = sine.now
      sine.now = next
      sine.level *= sine.fading
      value += next * sine.level
    }
    const rise = n < rising ? 0.5 - 0.5 * Math.cos((Math.PI * n) / rising) : 1
    add(sound, start + n, value * rise * ending, pan)
  }
}
