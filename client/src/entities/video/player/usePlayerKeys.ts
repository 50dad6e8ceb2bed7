import { type RefObject, useEffect, useRef } from 'react'
import { isOverWindow } from '../../../shared/lib/input/keyboardShortcuts'

const STEP_SECONDS = 1
const LEAP_SECONDS = 5

interface PlayerKeys {
  frame: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  /** Frames per second, for single steps. */
  frameRate: number
  /** Handles keys on the whole page, not only within the frame. */
  isEverywhere: boolean
  isOff: boolean
  toggle: () => void
  pause: () => void
  seek: (seconds: number) => void
  toggleMuted: () => void
  toggleFullScreen: () => void
  saveFrame: () => void
  toggleCaptions: () => void
}

const isTyping = (target: Element) =>
  target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** Whether the key is an arrow on a slider, which moves it. */
const isSliding = ({ key }: KeyboardEvent, target: Element) =>
  key.startsWith('Arrow') && target.closest('[role=slider]') !== null

/** Whether the key is Space on a focused control, which it activates. */
const isPressing = (event: KeyboardEvent, target: Element) =>
  event.key === ' ' && target.closest('button, a, [role=button]') !== null

/**
 * Shortcuts of a player: Space and K play and pause, J and L jump back and ahead, arrows seek by a second, comma and full
 * stop by a frame, M mutes, C toggles captions, F toggles full screen, S saves the frame.
 */
export function usePlayerKeys(keys: PlayerKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const { frame, isEverywhere, isOff } = keys
  useEffect(() => {
    const element: HTMLElement | Window | null = isEverywhere ? window : frame.current
    if (isOff || !element) return
    const onKeyDown = (event: Event) => press(event as KeyboardEvent, latest.current)
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [frame, isEverywhere, isOff])
}

function press(event: KeyboardEvent, keys: PlayerKeys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const { target } = event
  if (keys.isEverywhere && isOverWindow(target)) return
  if (
    target instanceof Element &&
    (isTyping(target) || isPressing(event, target) || isSliding(event, target))
  )
    return
  const run = actionsOf(keys)[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!run) return
  event.preventDefault()
  run()
}

function actionsOf({ video, frameRate, seek, pause, ...keys }: PlayerKeys): Record<string, () => void> {
  const moveBy = (seconds: number) => () => {
    const { currentTime = 0, duration = 0 } = video.current ?? {}
    seek(
      Math.max(
        0,
        Math.min(Number.isFinite(duration) ? duration : currentTime + seconds, currentTime + seconds),
      ),
    )
  }
  /** Seeks to the middle of a frame: seeking to its start may show the previous one. */
  const stepBy = (frames: number) => () => {
    pause()
    const shown = Math.floor((video.current?.currentTime ?? 0) * frameRate + 0.01)
    const last = Math.max(0, Math.round((video.current?.duration || 0) * frameRate) - 1)
    seek((Math.max(0, Math.min(last, shown + frames)) + 0.5) / frameRate)
  }
  return {
    ' ': keys.toggle,
    k: keys.toggle,
    j: moveBy(-LEAP_SECONDS),
    l: moveBy(LEAP_SECONDS),
    ArrowLeft: moveBy(-STEP_SECONDS),
    ArrowRight: moveBy(STEP_SECONDS),
    ',': stepBy(-1),
    '.': stepBy(1),
    m: keys.toggleMuted,
    f: keys.toggleFullScreen,
    s: keys.saveFrame,
    c: keys.toggleCaptions,
  }
}
