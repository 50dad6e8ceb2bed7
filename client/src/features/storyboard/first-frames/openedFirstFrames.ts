import { createStore, useStore } from '../../../shared/lib/store'

const opened = createStore<string | null>(null)

/** Opens the first frames of a shot in the window of the board. */
export const openFirstFrames = (shotId: string): void => opened.set(shotId)
export const closeFirstFrames = (): void => opened.set(null)

/** The shot whose first frames are open, or null. */
export const useOpenedFirstFrames = (): string | null => useStore(opened)
