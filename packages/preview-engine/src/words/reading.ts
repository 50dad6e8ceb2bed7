import type { Action } from './actions.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Camera, Extra, Frame, Hour, Land, Look, Pattern, Shot } from './meaning.js'
import type { Pitch } from './pitches.js'
import type { Room } from './rooms.js'

/** A subject that the scene shows: how many, and the colour that the prompt gives it. */
export interface Cast {
  row: SubjectRow
  count: number
  colour?: string
  doing?: Action
  /** What it stands or lies on. */
  on?: SubjectRow
  /** Those that stand or lie on it. */
  bears?: readonly Cast[]
}

/** What a prompt was understood to say. */
export interface Reading {
  /** From the prompt and the order's seed together. */
  seed: number
  hour: Hour
  land: Land
  extras: Set<Extra>
  looks: Set<Look>
  cast: Cast[]
  frame?: Frame
  camera: Camera
  shot?: Shot
  /** Times the usual pace of all that moves by itself. */
  pace: number
  pattern?: Pattern
  floats: boolean
  room?: Room
  /** A window that is asked for in a room: `wide` takes most of its wall. */
  window?: 'plain' | 'wide'
  pitch?: Pitch
  /** Words to be shown in large letters. */
  title?: string
  /** The colour that is asked for behind everything, by its word. */
  backdrop?: string
  ground?: string
  /** Words for things that are not in the picture, and words that are drawn as a thing of their kind. */
  missing: readonly string[]
  likened: ReadonlyMap<string, string>
  /** What the prompt says itself, and what was only chosen for it. */
  named: { hour: boolean; land: boolean; weather: boolean; look: boolean; camera: boolean; subject: boolean }
}
