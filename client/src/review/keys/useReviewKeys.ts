import { useKeys } from '../../shared/lib/input/keyboardShortcuts'
import type { Transport } from '../../shared/ui/versions/useTransport'

/** Step of Shift and an arrow when extending a range, in seconds. */
const RANGE_STEP = 0.1

interface ReviewKeys {
  transport: Transport
  frameRate: number
  extend: (frames: number) => void
  writeNote: () => void
  draw: () => void
  goToNote: (direction: 1 | -1) => void
  goToVersion: (index: number) => void
  toggleWipe: () => void
  toggleMuted: () => void
  toggleFullScreen: () => void
  leave: () => void
  showKeys: () => void
}

/** Shortcuts of the page, unless the guest is typing. `KeysSheet` lists them. */
export function useReviewKeys({ transport, frameRate, extend, ...keys }: ReviewKeys): void {
  const { now, toggle, pause, shuttle, seek } = transport
  const step = Math.max(1, Math.round(frameRate * RANGE_STEP))
  const versions = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [String(index + 1), () => keys.goToVersion(index)]),
  )
  useKeys(
    {
      ' ': toggle,
      k: pause,
      j: () => shuttle(-1),
      l: () => shuttle(1),
      c: keys.writeNote,
      d: keys.draw,
      n: () => keys.goToNote(1),
      p: () => keys.goToNote(-1),
      w: keys.toggleWipe,
      m: keys.toggleMuted,
      f: keys.toggleFullScreen,
      Escape: keys.leave,
      '?': keys.showKeys,
      ...versions,
    },
    {
      ',': () => seek(now() - 1),
      '.': () => seek(now() + 1),
      ArrowLeft: () => seek(now() - Math.round(frameRate)),
      ArrowRight: () => seek(now() + Math.round(frameRate)),
      'Shift ArrowLeft': () => extend(-step),
      'Shift ArrowRight': () => extend(step),
    },
  )
}
