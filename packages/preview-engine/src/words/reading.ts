import type { Action } from './tables/actions.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Camera, Extra, Frame, Hour, Land, Look, Pattern, Shot } from './meaning.js'
import type { Pitch } from './tables/pitches.js'
import type { Room } from './tables/rooms.js'

/** The position of a subject relative to another one. */
export type Relation =
  | 'on'
  | 'ride'
  | 'in'
  | 'under'
  | 'over'
  | 'hold'
  | 'wear'
  | 'with'
  | 'through'
  | 'around'
  | 'behind'
  | 'before'
  | 'beside'
  | 'facing' // two do something together
  | 'thrown' // in the air before its owner
  | 'foot' // at the foot of its owner

/** A subject of the scene, with its count and its colour in the prompt. */
export interface Cast {
  row: SubjectRow
  count: number
  colour?: string
  doing?: Action
  /** Its host, and its position relative to it. */
  on?: Cast
  relation?: Relation
  /** Subjects attached to it. */
  bears?: readonly Cast[]
  isBurning?: boolean
  /** A character that the prompt declares. */
  isDeclared?: boolean
  /** Whether the prompt asks for it beyond the usual number of things. */
  isAsked?: boolean
  /** Whether the prompt relates it to another subject. */
  isRelated?: boolean
}

/** The meaning of a prompt. */
export interface Reading {
  /** Hash of prompt and order seed. */
  seed: number
  hour: Hour
  land: Land
  extras: Set<Extra>
  looks: Set<Look>
  cast: Cast[]
  frame?: Frame
  camera: Camera
  shot?: Shot
  /** Speed factor of everything that moves by itself. */
  pace: number
  pattern?: Pattern
  floats: boolean
  room?: Room
  /** The window of a room; `wide` takes most of its wall. */
  window?: 'plain' | 'wide'
  pitch?: Pitch
  /** Text to show in large letters. */
  title?: string
  /** Name of the background colour. */
  backdrop?: string
  ground?: string
  /** Words that are not drawn, and words drawn as a related kind. */
  missing: readonly string[]
  likened: ReadonlyMap<string, string>
  /** Names on cards, in place of things and places without a drawing. */
  byName: readonly string[]
  /** Words that can be drawn, but are left out because a picture shows few things. */
  leftOut: readonly string[]
  /** Whether the prompt names it; otherwise it is a default. */
  named: { hour: boolean; land: boolean; weather: boolean; look: boolean; camera: boolean; subject: boolean }
}

/** A verb in the prompt, its subject and its position. */
export interface Deed {
  at: number
  action: Action
  doer?: Cast
}
