import { useCallback, useState } from 'react'
import { lengthOf, startsOf } from '../state/cut'
import type { Cut } from '../state/useCut'
import type { Playhead } from '../timeline/Playhead'

/** Within this many seconds of the end, playback restarts from the beginning. */
const END = 0.2

/** Playback waits this long, in ms, for changes to be saved: the server renders transitions from the saved cut. */
const SAVE_TIMEOUT_MS = 1_500

const delay = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

interface Played extends Pick<Cut, 'items' | 'draft' | 'edits'> {
  playhead: Playhead
  /** Whether clips play in the viewer instead of the whole window. */
  hasViewer: boolean
  /** Whether a dialog is open over the viewer. */
  isCovered: boolean
}

/** Plays the cut from the playhead, in the whole window or in the viewer. */
export function usePlayback({ items, draft, edits, playhead, hasViewer, isCovered }: Played) {
  const [playing, setPlaying] = useState<'window' | 'viewer' | null>(null)
  if (playing === 'viewer' && (!hasViewer || isCovered)) setPlaying(null)
  const play = async (where: 'window' | 'viewer') => {
    await Promise.race([edits.settle(), delay(SAVE_TIMEOUT_MS)])
    setPlaying(where)
  }
  const leaveEnd = () => {
    if (playhead.get() >= lengthOf(items, draft.gaps) - END) playhead.set(0)
  }
  return {
    playing,
    playWhole: () => {
      setPlaying(null)
      leaveEnd()
      void play('window')
    },
    playHere: () => {
      leaveEnd()
      void play('viewer')
    },
    /** Plays from the start of a clip. A running viewer follows the playhead. */
    playClip: (at: number) => {
      playhead.set(startsOf(items, draft.gaps)[at] ?? 0)
      if (playing !== 'viewer') void play(hasViewer ? 'viewer' : 'window')
    },
    stop: useCallback(() => setPlaying(null), []),
  }
}
