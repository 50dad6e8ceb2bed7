import type { PreparedVideo, RenderOrder, PreparedPart } from '../render/prepare.js'
import type { ImageOrder } from '../preview-engine.js'
import type { SketchedSound, SketchOrder } from '../sounds/sketch.js'

/** A drawing failed. The message may be shown to users if it is not `retryable`. */
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
interface Tasks {
  /** Rasterizes one share of the layers. */
  prepare: { input: { order: RenderOrder; part: number; of: number }; result: PreparedPart }
  /** Combines the shares; the result can be opened on every thread. */
  assemble: { input: { order: RenderOrder; parts: PreparedPart[] }; result: PreparedVideo }
  /** Opens a video for rendering. */
  open: { input: { id: number; film: PreparedVideo }; result: null }
  /** Renders the moment t (0 to 1) of an open video. */
  frame: { input: { id: number; t: number; number: number }; result: Uint8Array }
  /** Closes a video. */
  close: { input: { id: number }; result: null }
  /** Draws a picture, as WebP. */
  still: { input: ImageOrder; result: Uint8Array }
  /** Makes music or an effect, as WAV. */
  sound: { input: SketchOrder; result: SketchedSound }
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
