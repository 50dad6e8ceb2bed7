import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** Space presses a button that has the focus. */
const isPressing = ({ key, target }: KeyboardEvent) =>
  key === ' ' && target instanceof HTMLElement && target.closest('button, a') !== null

/**
 * Runs the action of a key (`a`, `ArrowLeft`), wherever the focus is, unless the user is typing or holds
 * the key down.
 */
export function useKeys(runs: Record<string, () => void>) {
  const latest = useRef(runs)
  useEffect(() => {
    latest.current = runs
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (hasModifier || event.repeat || event.defaultPrevented) return
      if (isTyping(event.target) || isPressing(event)) return
      const run = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
