/** Limits and tables shared by client and server, each defined only here. */

import { REVIEW_LIMITS } from './review/limits.js'
import { IMAGE_MODELS, SOUND_MODELS, VIDEO_MODELS } from './models/registry.js'
import { SOUND_LIMITS } from './models/sound-model.js'
import { TOOL_MODELS } from './models/tools.js'
import { PROMPT_LIMITS } from './models/video-model.js'
import { STORYBOARD_LIMITS } from './storyboard.js'

export * from './models/best.js'
export * from './models/image-model.js'
export * from './models/misfits.js'
export * from './models/model.js'
export * from './models/offer.js'
export * from './models/registry.js'
export * from './models/sound-model.js'
export * from './models/text-models.js'
export * from './models/tools.js'
export * from './models/video-model.js'
export * from './storyboard.js'
export * from './transitions.js'

export const LIMITS = {
  upload: { bytes: 20 * 1024 * 1024, types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] },
  /**
   * Maximum pixels of a side (limited by WebP and thus the renditions) and of a still image; frames of an animation and their
   * total pixels; processing time in seconds.
   */
  picture: { side: 16_383, pixels: 64_000_000, frames: 4_000, framePixels: 400_000_000, seconds: 60 },
  asset: {
    nameMin: 3,
    nameMax: 100,
    descriptionMax: 500,
    tagsMax: 5,
    tagMax: 20,
    reasonMin: 3,
    reasonMax: 500,
    priceMin: 0,
    priceMax: 9_999.99,
  },
  trash: { days: 30 },
  project: { nameMin: 3, nameMax: 50, descriptionMax: 500 },
  /** How often an open project is reported, after how long without a report it counts as closed; people shown. */
  presence: { repeatMs: 15_000, expiryMs: 40_000, maxPeople: 20 },
  account: { usernameMax: 60, emailMax: 254, passwordMin: 8, passwordMax: 200 },
  /** Minutes for which entering the password allows changes of accounts, rights, tokens and passwords. */
  confirmation: { minutes: 15 },
  apiToken: { nameMax: 60, daysMax: 365, liveMax: 20 },
  video: { titleMax: 100, reasonMax: 200 },
  prompt: PROMPT_LIMITS,
  storyboard: STORYBOARD_LIMITS,
  review: REVIEW_LIMITS,
  merge: { clipsMax: 100, transitionSeconds: 1 },
  /** Cards of a cut: characters; lines in total, and of a card that does not scroll; seconds. */
  card: {
    titleMax: 120,
    subtitleMax: 200,
    linesMax: 60,
    stillLinesMax: 14,
    lineMax: 80,
    /** Cost of drawing all texts; a Chinese character is 80, a small Latin letter half of that. */
    drawingMax: 500_000,
    secondsMin: 1,
    secondsMax: 10,
  },
  /** Minimum seconds of a clip in a cut; gain in decibels. */
  cutItem: { secondsMin: 0.25, gainMin: -24, gainMax: 12 },
  sound: SOUND_LIMITS,
  /** Times are in milliseconds, lengths in characters. */
  caption: {
    perTrack: 2000,
    /** Characters of all captions of a track. */
    charactersPerTrack: 400_000,
    /** Captions of a track shown at the same time. */
    atOnce: 12,
    translatedMax: 500,
    /** Clips transcribed by the provider per request. */
    listenedMax: 100,
    tracks: 10,
    textMax: 500,
    speakerMax: 100,
    fileBytes: 2 * 1024 ** 2,
    /** Reported changes and omissions of an import. */
    notesMax: 100,
    toMax: 86_400_000,
  },
  /** Operations per request. */
  cut: { operationsMax: 5_000 },
  /** Cues of a cut: number; decibels; seconds of the longest fade, the shortest cue and the latest start. */
  cue: { perCut: 500, gainMin: -60, gainMax: 12, fadeMax: 30, secondsMin: 0.05, atMax: 86_400 },
  /** Characters; frames of a fade; lower thirds of an item shown at the same time. */
  lowerThird: { perCut: 200, atOnce: 6, titleMax: 100, subtitleMax: 150, fadeMax: 25 },
  /** Generations and films in progress, per user and in total. */
  jobs: { openOfPerson: 100, openInAll: 1_000 },
  /**
   * Shares of the available storage at which admins are warned, and below which they can be warned again; bytes of a team’s
   * quota; number of projects listed by size.
   */
  storage: {
    nearlyFull: 0.9,
    roomAgain: 0.85,
    quotaMin: 1024 ** 2,
    quotaMax: 1_000_000 * 1024 ** 3,
    projects: 50,
  },
  /** Lists longer than `counted` are not counted exactly. */
  page: { default: 50, max: 200, restDefault: 500, restMax: 1000, counted: 10_000 },
} as const

/** Milliseconds. */
export const TIMES = {
  assetPolling: 10_000,
  workspacePolling: 5_000,
  redirectAfterLogin: 2_000,
  uploadNameFocus: 100,
  sortable: 200,
  droppableMeasure: 25,
} as const

/** Pixels the pointer moves before a drag starts (specification V12). */
export const DRAG_DISTANCE = 8

/** Lines of a film’s shorter side. By default those of the clips. */
export const FILM_SIZES = ['720p', '1080p'] as const
export type FilmSize = (typeof FILM_SIZES)[number]
/** How a clip of another ratio is fitted: whole with bars, or cropped to fill the frame. */
export const FILM_FITS = ['PAD', 'CROP'] as const
export type FilmFit = (typeof FILM_FITS)[number]
export const DEFAULT_FIT = 'PAD' satisfies FilmFit
/** Ratios of a film. By default that of most clips. */
export const FILM_RATIOS = ['16:9', '9:16', '1:1', '4:5'] as const
export type FilmRatio = (typeof FILM_RATIOS)[number]
/** Playback speeds of a clip in a film. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]
/** Frames per second of a film. By default the rate of most clips. */
export const FILM_RATES = [24, 25, 30, 50, 60] as const
export type FilmRate = (typeof FILM_RATES)[number]

/** Loudness targets of a film in LUFS. By default the loudness of its mix. */
export const LOUDNESS_TARGETS = [-14, -16, -23] as const
export type LoudnessTarget = (typeof LOUDNESS_TARGETS)[number]
/** LU by which a film may miss its target without a note. */
export const LOUDNESS_TOLERANCE = 0.5
/** True peak of films with a mix, in dBTP; takes precedence over their target. */
export const TRUE_PEAK_LIMIT = -1

/** The name of a model; the id if the model is unknown. */
export const modelNameOf = (id: string): string =>
  [...VIDEO_MODELS, ...IMAGE_MODELS, ...SOUND_MODELS, ...TOOL_MODELS].find((model) => model.id === id)
    ?.name ?? id

/** The note on a model that a newer one supersedes; null for others. */
export const newerText = (id: string | null | undefined): string | null =>
  id ? `${modelNameOf(id)} is newer` : null

/** Messages that forms show before the rules are loaded. The 5 is `LIMITS.prompt.referencesMax`. */
export const TOO_MANY_REFERENCES = 'Maximum 5 reference images allowed'
export const DESCRIPTION_TOO_LONG = 'Description must be less than 500 characters'
export const UPLOAD_QUOTA_USED = 'You have reached your upload limit for today. It resets at midnight (UTC).'
/** Why uploads and generations are refused when the team’s storage quota is reached. */
export const TEAM_QUOTA_REACHED =
  'The team has reached its storage quota. An admin can raise it or free up space under Settings › Storage.'
export const STORAGE_QUOTA_USED = 'Storage is full. An admin can free up space.'
