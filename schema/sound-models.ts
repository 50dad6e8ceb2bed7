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

/** What a model that makes sounds accepts. */
export interface SoundModel {
  /** Its endpoint at the provider, or `sketch/…`. */
  id: string
  name: string
  kind: CueKind
  /** Made on the server itself, for free. */
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
  /** How long it usually takes. */
  usualSeconds: number
}

const { wordsMax, textMax, sketchSecondsMin, sketchSecondsMax } = SOUND_LIMITS
const PLAIN = {
  isSketch: false,
  voices: [],
  secondsMin: null,
  secondsMax: null,
  wordsMax,
  takesSeed: false,
  takesPlan: false,
  sectionMin: null,
  sectionMax: null,
  takesClip: false,
} as const
const VOICE = { ...PLAIN, kind: 'VOICE', wordsMax: textMax } as const
const SKETCH = { ...PLAIN, isSketch: true, usualSeconds: 5 } as const
const SKETCH_LENGTH = { secondsMin: sketchSecondsMin, secondsMax: sketchSecondsMax, takesSeed: true } as const

export const SOUND_SKETCHES = [
  {
    ...SKETCH,
    ...SKETCH_LENGTH,
    id: 'sketch/music',
    name: 'Sketch music',
    kind: 'MUSIC',
    takesPlan: true,
    sectionMin: sketchSecondsMin,
    sectionMax: sketchSecondsMax,
  },
  { ...SKETCH, ...VOICE, isSketch: true, id: 'sketch/voice', name: 'Scratch voice', voices: SKETCH_VOICES },
  { ...SKETCH, ...SKETCH_LENGTH, id: 'sketch/effect', name: 'Sketch effect', kind: 'EFFECT' },
] as const satisfies readonly SoundModel[]

const AMERICAN_VOICES =
  'af_heart af_alloy af_aoede af_bella af_jessica af_kore af_nicole af_nova af_river af_sarah af_sky am_adam am_echo am_eric am_fenrir am_liam am_michael am_onyx am_puck am_santa'
const ELEVEN_VOICES =
  'Rachel Aria Roger Sarah Laura Charlie George Callum River Liam Charlotte Alice Matilda Will Jessica Eric Chris Brian Daniel Lily Bill'
const MINIMAX_VOICES =
  'Wise_Woman Friendly_Person Inspirational_girl Deep_Voice_Man Calm_Woman Casual_Guy Lively_Girl Patient_Man Young_Knight Determined_Man Lovely_Girl Decent_Boy Imposing_Manner Elegant_Man Abbess Sweet_Girl_2 Exuberant_Girl'
const KOKORO = { ...VOICE, usualSeconds: 5 } as const

/** Those of the provider. */
export const FAL_SOUNDS = [
  {
    ...PLAIN,
    id: 'fal-ai/elevenlabs/music',
    name: 'ElevenLabs Music',
    kind: 'MUSIC',
    secondsMin: 3,
    secondsMax: 600,
    takesPlan: true,
    sectionMin: 3,
    sectionMax: 120,
    usualSeconds: 30,
  },
  {
    ...PLAIN,
    id: 'fal-ai/stable-audio-25/text-to-audio',
    name: 'Stable Audio 2.5',
    kind: 'MUSIC',
    secondsMin: 1,
    secondsMax: 190,
    takesSeed: true,
    usualSeconds: 10,
  },
  {
    ...PLAIN,
    id: 'fal-ai/ace-step/prompt-to-audio',
    name: 'ACE-Step',
    kind: 'MUSIC',
    secondsMin: 5,
    secondsMax: 240,
    takesSeed: true,
    usualSeconds: 15,
  },
  {
    ...VOICE,
    id: 'fal-ai/elevenlabs/tts/eleven-v3',
    name: 'ElevenLabs v3',
    voices: ELEVEN_VOICES.split(' '),
    usualSeconds: 10,
  },
  {
    ...VOICE,
    id: 'fal-ai/minimax/speech-2.8-turbo',
    name: 'MiniMax Speech 2.8 Turbo',
    voices: MINIMAX_VOICES.split(' '),
    usualSeconds: 10,
  },
  {
    ...KOKORO,
    id: 'fal-ai/kokoro/american-english',
    name: 'Kokoro (American English)',
    voices: AMERICAN_VOICES.split(' '),
  },
  { ...KOKORO, id: 'fal-ai/kokoro/french', name: 'Kokoro (French)', voices: ['ff_siwis'] },
  {
    ...KOKORO,
    id: 'fal-ai/kokoro/hindi',
    name: 'Kokoro (Hindi)',
    voices: ['hf_alpha', 'hf_beta', 'hm_omega', 'hm_psi'],
  },
  {
    ...PLAIN,
    id: 'fal-ai/elevenlabs/sound-effects/v2',
    name: 'ElevenLabs Sound Effects',
    kind: 'EFFECT',
    secondsMin: 0.5,
    secondsMax: 22,
    wordsMax: 450,
    usualSeconds: 10,
  },
  {
    ...PLAIN,
    id: 'mirelo-ai/sfx-v1.5/video-to-audio',
    name: 'Mirelo SFX 1.5',
    kind: 'EFFECT',
    secondsMin: 1,
    secondsMax: 10,
    takesSeed: true,
    takesClip: true,
    usualSeconds: 20,
  },
] as const satisfies readonly SoundModel[]
export type FalSoundId = (typeof FAL_SOUNDS)[number]['id']

/** Every model that makes sounds: sketches first, which each installation has. */
export const SOUND_MODELS: readonly SoundModel[] = [...SOUND_SKETCHES, ...FAL_SOUNDS]

export const soundModelOf = (id: string): SoundModel | undefined =>
  SOUND_MODELS.find((model) => model.id === id)

/** The models that an installation with this engine offers. */
export const soundOfferOf = (engine: 'local' | 'fal'): readonly SoundModel[] =>
  engine === 'fal' ? SOUND_MODELS : SOUND_SKETCHES

/** The provider’s transcription model. */
export const SPEECH_MODEL = 'fal-ai/elevenlabs/speech-to-text/scribe-v2'
