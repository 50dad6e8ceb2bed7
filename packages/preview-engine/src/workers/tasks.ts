import type { PreparedFilm, FilmOrder, FilmShare } from '../film/film.js'
import type { ImageOrder } from '../preview-engine.js'

/** A drawing failed. The message may be shown to people if it is not `retryable`. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError'

  constructor(
    message: string,
    /** False if the order itself is invalid, so that another attempt fails too. */
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Input and result of each task of a worker thread. */
export interface Tasks {
  /** Rasterises one share of a film's sheets. */
  prepare: { input: { order: FilmOrder; part: number; of: number }; result: FilmShare }
  /** Puts the shares of a film together; the result can be opened on every thread. */
  assemble: { input: { order: FilmOrder; parts: FilmShare[] }; result: PreparedFilm }
  /** Gets ready to draw a film. */
  open: { input: { id: number; film: PreparedFilm }; result: null }
  /** Draws the moment t (0 to 1) of an open film. */
  frame: { input: { id: number; t: number; number: number }; result: Uint8Array }
  /** Forgets an open film. */
  close: { input: { id: number }; result: null }
  /** Draws a picture, as WebP. */
  still: { input: ImageOrder; result: Uint8Array }
}
export type TaskName = keyof Tasks
export type TaskInput<N extends TaskName> = Tasks[N]['input']
export type TaskResult<N extends TaskName> = Tasks[N]['result']

export interface TaskMessage<N extends TaskName = TaskName> {
  call: number
  name: N
  input: TaskInput<N>
}
export type TaskReply =
  | { call: number; result: TaskResult<TaskName> }
  | { call: number; error: string; retryable: boolean }
