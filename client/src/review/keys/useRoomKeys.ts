import { useKeys } from '../../shared/lib/input/keyboardShortcuts'
import type { Transport } from '../player/useTransport'

/** Seconds by which Shift and an arrow extend a range. */
const RANGE_STEP = 0.1

interface RoomKeys {
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

/** The keys of the page, wherever the focus is unless the guest types. `KeysSheet` lists them. */
export function useRoomKeys({ transport, frameRate, extend, ...keys }: RoomKeys): void {
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
