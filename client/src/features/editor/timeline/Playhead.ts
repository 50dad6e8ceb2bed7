import { createStore, type Store, useStore } from '../../../shared/lib/store'

/** Playhead position of a cut, in seconds of the film. Updates ten times per second, re-rendering only its subscribers. */
export type Playhead = Store<number>

export const createPlayhead = (): Playhead => createStore(0)

/** The position, limited to the current length of the film. */
export const usePlayhead = (playhead: Playhead, length: number): number =>
  Math.min(length, useStore(playhead))
