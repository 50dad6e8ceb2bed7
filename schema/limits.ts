/** Limits and tables that both sides share. The only place where these numbers stand. */

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
   * Pixels of a side (what WebP, and so the renditions, can hold) and of a still; of an animation its frames,
   * and the pixels of all of them. Seconds that processing one may take.
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
  account: { usernameMax: 60, emailMax: 254, passwordMin: 8, passwordMax: 200 },
  /**
   * For how many minutes after a password was given it counts for what touches accounts, rights, tokens and
   * passwords.
   */
  confirmation: { minutes: 15 },
  apiToken: { nameMax: 60, daysMax: 365, liveMax: 20 },
  video: { titleMax: 100, reasonMax: 200 },
  prompt: PROMPT_LIMITS,
  storyboard: STORYBOARD_LIMITS,
  review: REVIEW_LIMITS,
  merge: { clipsMax: 100, transitionSeconds: 1 },
  /** Cards of a cut: characters; lines of a card in all, and of one that does not scroll; seconds. */
  card: {
    titleMax: 120,
    subtitleMax: 200,
    linesMax: 60,
    stillLinesMax: 14,
    lineMax: 80,
    /** What there is to draw of all texts; a Chinese character is 80, a small Latin letter half of that. */
    drawingMax: 500_000,
    secondsMin: 1,
    secondsMax: 10,
  },
  /** Seconds of its video that a clip of a cut shows at least; decibels. */
  cutItem: { secondsMin: 0.25, gainMin: -24, gainMax: 12 },
  sound: SOUND_LIMITS,
  /**
   * Cues of a cut; decibels; seconds of a fade, those that a cue is heard at least, and those from the start of its
   * item or film at which it begins at most.
   */
  /** Milliseconds, and characters. */
  caption: {
    perTrack: 2000,
    /** All texts of a track together. */
    charactersPerTrack: 400_000,
    /** Captions of a track that are shown at the same moment. */
    atOnce: 12,
    translatedMax: 500,
    /** Clips of one request that the provider listens to. */
    listenedMax: 100,
    tracks: 10,
    textMax: 500,
    speakerMax: 100,
    fileBytes: 2 * 1024 ** 2,
    /** Lines of a file of which an import says what it changed or left out. */
    notesMax: 100,
    toMax: 86_400_000,
  },
  /** Operations of one call. */
  cut: { operationsMax: 5_000 },
  cue: { perCut: 500, gainMin: -60, gainMax: 12, fadeMax: 30, secondsMin: 0.05, atMax: 86_400 },
  /** Characters, and frames of a fade; lower thirds of an item that are shown at the same moment. */
  lowerThird: { perCut: 200, atOnce: 6, titleMax: 100, subtitleMax: 150, fadeMax: 25 },
  /** Videos, pictures and films in progress at once: of one person, and of everybody. */
  jobs: { openOfPerson: 100, openInAll: 1_000 },
  /**
   * The shares of what may be stored from which admins are warned, and below which they may be warned again;
   * bytes of a team’s quota; how many projects are listed by size.
   */
  storage: {
    nearlyFull: 0.9,
    roomAgain: 0.85,
    quotaMin: 1024 ** 2,
    quotaMax: 1_000_000 * 1024 ** 3,
    projects: 50,
  },
  /** Lists are counted exactly up to `counted`. */
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

/** The lines of a film's shorter side. Without a choice the clips decide. */
export const FILM_SIZES = ['720p', '1080p'] as const
export type FilmSize = (typeof FILM_SIZES)[number]
/**
 * How a clip of another shape joins a film: whole, with bars, or filling the picture with its edges cut off.
 */
export const FILM_FITS = ['pad', 'crop'] as const
export type FilmFit = (typeof FILM_FITS)[number]
export const DEFAULT_FIT = 'pad' satisfies FilmFit
/** Width to height of a film. Without a choice it has the shape of most of its clips. */
export const FILM_RATIOS = ['16:9', '9:16', '1:1', '4:5'] as const
export type FilmRatio = (typeof FILM_RATIOS)[number]
/** How fast a clip plays in a film. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]
/** Frames a second of a film. Without a choice it has the rate of most of its clips. */
export const FILM_RATES = [24, 25, 30, 50, 60] as const
export type FilmRate = (typeof FILM_RATES)[number]

/** Loudness that a film can have, in LUFS; without a choice it stays as it is mixed. */
export const LOUDNESS_TARGETS = [-14, -16, -23] as const
export type LoudnessTarget = (typeof LOUDNESS_TARGETS)[number]
/** LU by which a film may miss its target without a remark. */
export const LOUDNESS_TOLERANCE = 0.5
/** True peak of films with a mix, in dBTP; it matters more than their target. */
export const TRUE_PEAK_LIMIT = -1

/** The name of a model; the id of one that Cutroom no longer knows. */
export const modelNameOf = (id: string): string =>
  [...VIDEO_MODELS, ...IMAGE_MODELS, ...SOUND_MODELS, ...TOOL_MODELS].find((model) => model.id === id)
    ?.name ?? id

/** What a choice of models says of one that a newer model supersedes; null for others. */
export const newerText = (id: string | null | undefined): string | null =>
  id ? `${modelNameOf(id)} is newer` : null

/** Messages of rules that a form shows before the rules are loaded. The 5 is `LIMITS.prompt.referencesMax`. */
export const TOO_MANY_REFERENCES = 'Maximum 5 reference images allowed'
export const DESCRIPTION_TOO_LONG = 'Description must be less than 500 characters'
export const UPLOAD_QUOTA_USED = 'You have reached your upload limit for today. It resets at midnight (UTC).'
/** Why nothing more is stored once the team’s own quota is reached. */
export const TEAM_QUOTA_REACHED =
  'The team has reached its storage quota. An admin can raise it or free up space under Settings › Storage.'
export const STORAGE_QUOTA_USED = 'Storage is full. An admin can free up space.'
