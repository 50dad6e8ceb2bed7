import type { SubjectRow } from '../subjects/row.js'
import type { Camera, Extra, Frame, Hour, Land, Look } from './meaning.js'

/** A subject that the scene shows: how many, and the colour that the prompt gives it. */
export interface Cast {
  row: SubjectRow
  count: number
  colour?: string
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
  ground?: string
  /** What the prompt says itself, and what was only chosen for it. */
  named: { hour: boolean; land: boolean; weather: boolean; look: boolean; camera: boolean; subject: boolean }
}
