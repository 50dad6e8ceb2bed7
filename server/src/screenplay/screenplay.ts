import type { TransitionOrCut } from '#schema/limits'
import type { Dialogue } from '#schema/shot-elements'
import type { Camera } from '#schema/storyboard'

/** What a part of a script is that belongs to no shot. */
type ApartKind =
  | 'title page'
  | 'note'
  | 'boneyard'
  | 'transition'
  | 'outline'
  | 'page'
  | 'scene number'
  | 'mark'

/** Words of the script that are kept out of all shots: what is not filmed, and the signs of Fountain. */
export interface Apart {
  kind: ApartKind
  text: string
}

/** A part of a script, in its order. */
export type Element =
  | { kind: 'title'; text: string; title: string | null }
  | { kind: 'heading'; text: string }
  | { kind: 'action'; text: string }
  | { kind: 'speech'; cue: string; text: string }
  | { kind: 'transition'; text: string }
  | { kind: 'apart'; apart: Apart }

/** The smallest part of a script that is never divided over two shots: a sentence, or what somebody says. */
export interface Passage {
  /** The number of its scene, from 0 on. */
  scene: number
  text: string
  isSpeech: boolean
  /** Whether a paragraph begins with it. */
  opensParagraph: boolean
  /** What it takes to read or say it, unbounded. */
  seconds: number
  /** Who speaks, without “(V.O.)” and the like. */
  speaker: string | null
  /** The line of dialogue, with the speaker as written; null for action. */
  dialogue: Dialogue | null
  /** What the text says of the camera. */
  camera: Camera | null
  /** The transition that the script asks for before it, as it is written. */
  transition: string | null
}

/** A script, read: its passages in order, and what stands between them. */
export interface Screenplay {
  /** By the number of the scene; null for what stands before the first heading. */
  headings: (string | null)[]
  passages: Passage[]
  apart: Apart[]
  /** Everybody who speaks, in the order in which they do. */
  speakers: string[]
  title: string | null
}

/** A shot that a script asks for; nothing of it exists yet. */
export interface ProposedShot {
  /** The number of its scene, from 0 on. */
  scene: number
  /** The heading of its scene; null for what stands before the first. */
  heading: string | null
  /** What happens, in the script’s own words; empty if somebody only speaks. */
  words: string
  dialogue: Dialogue[]
  /** One decimal. */
  seconds: number
  camera: Camera | null
  /** Those who speak in it or are named. */
  characters: string[]
  /** The transition to the next shot that the script asks for; an empty string is a plain cut. */
  transition: TransitionOrCut
}

/** Passages that are one shot, by their numbers, the last one included. */
export interface PassageGroup {
  first: number
  last: number
  seconds?: number
  camera?: Camera | null
}
