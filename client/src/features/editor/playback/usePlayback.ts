import { useCallback, useState } from 'react'
import { lengthOf, startsOf } from '../state/cut'
import type { Cut } from '../state/useCut'
import type { Playhead } from '../timeline/Playhead'
import { clipAt } from '../timeline/timeline'

/** Within this many seconds of the end, playback restarts from the beginning. */
const END = 0.2

/** Playback waits this long, in ms, for changes to be saved: the server renders transitions from the saved cut. */
const SAVE_TIMEOUT_MS = 1_500

const delay = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Index of a clip, and the seconds into it. */
interface From {
  at: number
  into: number
}

interface Played extends Pick<Cut, 'items' | 'draft' | 'edits'> {
  playhead: Playhead
  /** Whether clips play in the viewer instead of the whole window. */
  hasViewer: boolean
}

/** Where the cut plays from, in the whole window or in the viewer; null while it does not. */
export function usePlayback({ items, draft, edits, playhead, hasViewer }: Played) {
  const [playedFrom, setPlayedFrom] = useState<From | null>(null)
  const [viewedFrom, setViewedFrom] = useState<From | null>(null)
  if (viewedFrom && !hasViewer) setViewedFrom(null)
  const starts = () => startsOf(items, draft.gaps)
  const saveThen = async (play: (from: From) => void, from: From) => {
    await Promise.race([edits.settle(), delay(SAVE_TIMEOUT_MS)])
    play(from)
  }
  /** The playhead, or the beginning if it is at the end. */
  const here = (): From =>
    clipAt(starts(), playhead.get() < lengthOf(items, draft.gaps) - END ? playhead.get() : 0)
  return {
    playedFrom,
    viewedFrom,
    playWhole: () => {
      setViewedFrom(null)
      void saveThen(setPlayedFrom, here())
    },
    playHere: () => void saveThen(setViewedFrom, here()),
    /** Plays from the start of a clip, which a running viewer finds by the playhead. */
    playClip: (at: number) => {
      if (!hasViewer) return void saveThen(setPlayedFrom, { at, into: 0 })
      playhead.set(starts()[at] ?? 0)
      if (!viewedFrom) void saveThen(setViewedFrom, { at, into: 0 })
    },
    /** Stops the viewer. */
    stop: useCallback(() => setViewedFrom(null), []),
    /** Closes the window. */
    close: useCallback(() => setPlayedFrom(null), []),
  }
}
