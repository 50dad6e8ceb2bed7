import { MODEL, type Model, pageOf } from './model.js'

/** The kinds of sounds; the cues of each kind have their own lane. */
export const CUE_KINDS = ['MUSIC', 'VOICE', 'EFFECT'] as const
export type CueKind = (typeof CUE_KINDS)[number]
/** Voices of flite, a free speech synthesizer. */
export const SKETCH_VOICES = ['slt', 'awb', 'rms', 'kal16', 'kal'] as const
export type SketchVoice = (typeof SKETCH_VOICES)[number]

/** Bytes, seconds, channels and sample rate of a sound; sounds per project; processing time in seconds. */
export const SOUND_LIMITS = {
  bytes: 100 * 1024 * 1024,
  secondsMin: 0.05,
  secondsMax: 1_200,
  channelsMax: 6,
  rateMax: 96_000,
  perProject: 500,
  titleMax: 100,
  creditMax: 200,
  processingSeconds: 120,
  /** Characters of a description or spoken text; seconds of a sketch of music or an effect. */
  wordsMax: 500,
  textMax: 5_000,
  sketchSecondsMin: 0.5,
  sketchSecondsMax: 300,
  /** Sounds per order, and sections per plan. */
  ordersMax: 100,
  sectionsMax: 100,
  /** Maximum speed-up of a sound at the same pitch. */
  quickenMax: 1.25,
  /** Speeds of a voice, and the length of a line that a sample reads, in characters. */
  speedMin: 0.7,
  speedMax: 1.2,
  speedStep: 0.05,
  sampleMax: 80,
} as const

/** A part of a piece of music. */
export interface ScoreSection {
  title: string
  /** A description. */
  words: string
  seconds: number
}

/** A line of a voice that several speakers read. */
export interface VoiceLine {
  voice: string
  /** 1 by default. */
  speed?: number
  words: string
}

/**
 * The purpose of a generated sound: the voice of a shot; the music of the storyboard; a new cue at an item of the cut, or in
 * the film if null; or a replacement of a sound in all its cues.
 */
export type SoundUse =
  | { shotId: string }
  | { isScore: true }
  | { itemId: string | null; atSeconds: number }
  | { soundId: string }

/** A spoken word with its start and end in seconds. */
export interface SpokenWord {
  word: string
  startSeconds: number
  endSeconds: number
}

/** A sound model, and what it accepts. */
export interface SoundModel extends Model {
  kind: CueKind
  /** Made on the server, for free; its id begins with `sketch/`. */
  isSketch: boolean
  /** The default first; empty for music and effects. */
  voices: readonly string[]
  /** Range of durations; null for a voice, whose length follows its text. */
  secondsMin: number | null
  secondsMax: number | null
  /** Characters of the description or the spoken text. */
  wordsMax: number
  takesSeed: boolean
  /** Whether it accepts a plan of sections with exact lengths. */
  takesPlan: boolean
  /** Whether it accepts lines with different voices. */
  takesLines: boolean
  /** Whether it accepts a speed of its voice. */
  takesSpeed: boolean
  /** Minimum seconds of a section; null if it accepts no plan. */
  sectionSecondsMin: number | null
  sectionSecondsMax: number | null
  /** Whether it makes sound for a clip, which is required then. */
  takesClip: boolean
  /** Sounds per request; the first is used as ordered, the others are added to the project. */
  variations: number
}

/** The fields that orders are checked against. */
export type OfferedSound = Omit<
  SoundModel,
  'variations' | 'takesLines' | 'takesSpeed' | Exclude<keyof Model, 'id' | 'name'>
> &
  Partial<Pick<SoundModel, 'takesSpeed'>>

const { wordsMax, textMax, sketchSecondsMin, sketchSecondsMax } = SOUND_LIMITS
const PLAIN = {
  ...MODEL,
  isSketch: false,
  voices: [],
  secondsMin: null,
  secondsMax: null,
  sectionSecondsMin: null,
  sectionSecondsMax: null,
  variations: 1,
  takesLines: false,
} as const satisfies Partial<SoundModel>

type Derived = 'takesSeed' | 'takesSpeed' | 'takesPlan' | 'takesClip' | 'wordsMax'
type Own = Omit<SoundModel, Derived | keyof typeof PLAIN | 'page'> & Partial<SoundModel>
type SoundRow = Pick<SoundModel, 'id' | 'name'> & Partial<SoundModel>

/** The rows of a family, with their shared fields. */
export const soundFamily = (shared: Omit<Own, 'id' | 'name'>, rows: readonly SoundRow[]): SoundModel[] =>
  rows.map((row) => {
    const model = { ...PLAIN, ...shared, ...row }
    return {
      page: pageOf(model.id),
      wordsMax: model.kind === 'VOICE' ? textMax : wordsMax,
      ...model,
      takesSeed: model.fields.seed !== undefined,
      takesSpeed: model.fields.speed !== undefined,
      takesPlan: model.fields.plan !== undefined,
      takesClip: model.fields.clip !== undefined,
    }
  })

const LENGTH = { secondsMin: sketchSecondsMin, secondsMax: sketchSecondsMax } as const

/** Sounds that the server makes itself; every installation has them. */
export const SOUND_SKETCHES = soundFamily(
  { family: 'Sketches', kind: 'MUSIC', isSketch: true, fields: {}, usualSeconds: 5, read: '', page: '' },
  [
    {
      ...LENGTH,
      id: 'sketch/music',
      name: 'Sketch music',
      fields: { seed: 'seed', plan: 'plan' },
      sectionSecondsMin: sketchSecondsMin,
      sectionSecondsMax: sketchSecondsMax,
    },
    {
      id: 'sketch/voice',
      name: 'Scratch voice',
      kind: 'VOICE',
      fields: { speed: 'speed' },
      voices: SKETCH_VOICES,
      takesLines: true,
    },
    { ...LENGTH, id: 'sketch/effect', name: 'Sketch effect', kind: 'EFFECT', fields: { seed: 'seed' } },
  ],
)
