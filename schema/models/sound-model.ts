import { MODEL, type Model, pageOf } from './model.js'

/** What a sound is: the lane that its cues are in. */
export const CUE_KINDS = ['MUSIC', 'VOICE', 'EFFECT'] as const
export type CueKind = (typeof CUE_KINDS)[number]
/** Voices of flite, which read a text for free. */
export const SKETCH_VOICES = ['slt', 'awb', 'rms', 'kal16', 'kal'] as const
export type SketchVoice = (typeof SKETCH_VOICES)[number]

/**
 * Bytes, seconds, channels and samples a second of a sound, and how many sounds a project has. Seconds that
 * processing one may take.
 */
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
  /** Characters of what is described or spoken; seconds of a sketch of music or an effect. */
  wordsMax: 500,
  textMax: 5_000,
  sketchSecondsMin: 0.5,
  sketchSecondsMax: 300,
  /** Sounds of one order, and sections of a plan. */
  ordersMax: 100,
  sectionsMax: 100,
  /** How many times faster a sound can be made with the same pitch. */
  quickenMax: 1.25,
} as const

/** A part of a piece of music. */
export interface ScoreSection {
  title: string
  /** What it is like. */
  words: string
  seconds: number
}

/**
 * What a generated sound is for: the voice of a shot; the music of the storyboard; a new cue at an item of the cut, or at
 * the film if that is null; or to take the place of another sound in all cues that use it.
 */
export type SoundUse =
  | { shotId: string }
  | { isScore: true }
  | { itemId: string | null; at: number }
  | { soundId: string }

/** A word of a voice, with the seconds at which it begins and ends. */
export interface SpokenWord {
  word: string
  start: number
  end: number
}

/** A model that makes sounds, and what it accepts. */
export interface SoundModel extends Model {
  kind: CueKind
  /** Made on the server itself, for free; its id begins with `sketch/`. */
  isSketch: boolean
  /** Its own choice first; empty for music and effects. */
  voices: readonly string[]
  /** The lengths that may be chosen; null for a voice, which is as long as its text. */
  secondsMin: number | null
  secondsMax: number | null
  /** Characters of the description, or of the text that is spoken. */
  wordsMax: number
  takesSeed: boolean
  /** Whether it makes sections of exact lengths. */
  takesPlan: boolean
  /** Seconds of a section; null where it takes no plan. */
  sectionMin: number | null
  sectionMax: number | null
  /** Whether it makes the sound of a clip, which it then needs. */
  takesClip: boolean
  /** Sounds that one request makes; the first is used as ordered, the others are added to the project. */
  variations: number
}

/** What an order is checked against. */
export type OfferedSound = Omit<SoundModel, 'variations' | Exclude<keyof Model, 'id' | 'name'>>

const { wordsMax, textMax, sketchSecondsMin, sketchSecondsMax } = SOUND_LIMITS
const PLAIN = {
  ...MODEL,
  isSketch: false,
  voices: [],
  secondsMin: null,
  secondsMax: null,
  sectionMin: null,
  sectionMax: null,
  variations: 1,
} as const satisfies Partial<SoundModel>

type Derived = 'takesSeed' | 'takesPlan' | 'takesClip' | 'wordsMax'
type Own = Omit<SoundModel, Derived | keyof typeof PLAIN | 'page'> & Partial<SoundModel>
type SoundRow = Pick<SoundModel, 'id' | 'name'> & Partial<SoundModel>

/** The rows of a family, with what they share. */
export const soundFamily = (shared: Omit<Own, 'id' | 'name'>, rows: readonly SoundRow[]): SoundModel[] =>
  rows.map((row) => {
    const model = { ...PLAIN, ...shared, ...row }
    return {
      page: pageOf(model.id),
      wordsMax: model.kind === 'VOICE' ? textMax : wordsMax,
      ...model,
      takesSeed: model.fields.seed !== undefined,
      takesPlan: model.fields.plan !== undefined,
      takesClip: model.fields.clip !== undefined,
    }
  })

const LENGTH = { secondsMin: sketchSecondsMin, secondsMax: sketchSecondsMax } as const

/** Those of the server itself, which each installation has. */
export const SOUND_SKETCHES = soundFamily(
  { family: 'Sketches', kind: 'MUSIC', isSketch: true, fields: {}, usualSeconds: 5, read: '', page: '' },
  [
    {
      ...LENGTH,
      id: 'sketch/music',
      name: 'Sketch music',
      fields: { seed: 'seed', plan: 'plan' },
      sectionMin: sketchSecondsMin,
      sectionMax: sketchSecondsMax,
    },
    { id: 'sketch/voice', name: 'Scratch voice', kind: 'VOICE', voices: SKETCH_VOICES },
    { ...LENGTH, id: 'sketch/effect', name: 'Sketch effect', kind: 'EFFECT', fields: { seed: 'seed' } },
  ],
)
