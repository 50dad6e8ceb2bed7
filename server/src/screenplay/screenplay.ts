import type { TransitionOrCut } from '#schema/limits'
import type { Dialogue } from '#schema/shot-elements'
import type { Camera } from '#schema/storyboard'
import type { CastEntry } from './cast-list.js'

/** The kinds of parts that belong to no shot. */
export const APART_KINDS = [
  'TITLE_PAGE',
  'CAST_LIST',
  'NOTE',
  'BONEYARD',
  'TRANSITION',
  'CAMERA',
  'OUTLINE',
  'PAGE',
  'SCENE_NUMBER',
  'MARK',
] as const

/** Text that is in no shot: parts that are not filmed, and Fountain markup. */
export interface Apart {
  kind: (typeof APART_KINDS)[number]
  text: string
}

/** An element of a script. */
export type Element =
  | { kind: 'title'; text: string; title: string | null; byline: string | null }
  | { kind: 'cast'; text: string; entries: readonly CastEntry[] }
  | { kind: 'heading'; text: string }
  | { kind: 'action'; text: string }
  | { kind: 'speech'; cue: string; text: string }
  | { kind: 'transition'; text: string }
  | { kind: 'apart'; apart: Apart }

/** The smallest unit, which is never split between shots: a sentence, or a speech. */
export interface Passage {
  /** The number of its scene, from 0. */
  scene: number
  text: string
  isSpeech: boolean
  /** Whether it begins a paragraph. */
  opensParagraph: boolean
  /** Estimated duration, without limits. */
  seconds: number
  /** The speaker, without “(V.O.)” and the like. */
  speaker: string | null
  /** The line of dialogue, with the speaker as written; null for action. */
  dialogue: Dialogue | null
  /** The camera setting in its text. */
  camera: Camera | null
  /** The transition before it, as written. */
  transition: string | null
}

/** A parsed script: its passages in order, and the parts between them. */
export interface Screenplay {
  /** By scene number; null for passages before the first heading. */
  headings: (string | null)[]
  passages: Passage[]
  apart: Apart[]
  /** All speakers, ordered by first speech. */
  speakers: string[]
  /** The cast list before its first scene. */
  cast: readonly CastEntry[]
  title: string | null
  /** The author of its title page, such as “Written by Ines Alvar”. */
  byline: string | null
  /** The transition after the last passage, as written. */
  closing: string | null
}

/** A proposed shot of a script. It does not exist yet. */
export interface ProposedShot {
  /** The number of its scene, from 0. */
  scene: number
  /** The heading of its scene; null before the first one. */
  heading: string | null
  /** What happens, in the script’s own words; empty for dialogue alone. */
  words: string
  dialogue: Dialogue[]
  /** Rounded to one decimal. */
  seconds: number
  camera: Camera | null
  /** Characters who speak or are mentioned. */
  characters: string[]
  /** The script’s transition to the next shot, or after the last one; an empty string is a plain cut. */
  transition: TransitionOrCut
}

/** Passages of one shot, by number; `last` is included. */
export interface PassageGroup {
  first: number
  last: number
  seconds?: number
  camera?: Camera | null
}
