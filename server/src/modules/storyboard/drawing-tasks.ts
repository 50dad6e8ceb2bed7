import type { Segment } from './board-film.js'

/** The kind of shared tasks that draw a shot. */
export const SHOT_DRAWING = 'shot-drawing'
/** The background queue of shots that have changed and are drawn anew. */
export const SHOT_REDRAWING = 'shot-redrawing'

/** The shot that a task draws, and what it is drawn from. */
export interface DrawingTask {
  projectId: string
  shotId: string
  hash: string
}

export const taskOf = ({ shot, hash }: Segment): DrawingTask => ({
  projectId: shot.projectId,
  shotId: shot.id,
  hash,
})
