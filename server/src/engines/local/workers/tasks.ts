import type { Film, FilmOrder, FilmPart } from '../film/film.js'
import type { StillOrder } from '../film/still.js'

/** What a worker thread can be asked for, and what it answers. */
export interface Tasks {
  /** Rasterises one share of a film's sheets. */
  prepare: { ask: { order: FilmOrder; part: number; of: number }; answer: FilmPart }
  /** Puts the shares of a film together; the answer can be opened on every thread. */
  assemble: { ask: { order: FilmOrder; parts: FilmPart[] }; answer: Film }
  /** Gets ready to draw a film. */
  open: { ask: { id: number; film: Film }; answer: null }
  /** Draws the moment t (0 to 1) of an open film. */
  frame: { ask: { id: number; t: number; number: number }; answer: Uint8Array }
  /** Forgets an open film. */
  close: { ask: { id: number }; answer: null }
  /** Draws a picture, as WebP. */
  still: { ask: StillOrder; answer: Uint8Array }
}
export type TaskName = keyof Tasks
export type Ask<N extends TaskName> = Tasks[N]['ask']
export type Answer<N extends TaskName> = Tasks[N]['answer']

export interface Question<N extends TaskName = TaskName> {
  call: number
  name: N
  ask: Ask<N>
}
/** `fault`: the order itself is at fault, and another attempt cannot succeed. */
export type Reply =
  | { call: number; answer: Answer<TaskName> }
  | { call: number; error: string; fault: boolean }
