import { useEffect } from 'react'

/** A window that has lost more of its height shows a keyboard. */
const KEYBOARD = 0.75

/**
 * Keeps the height that a phone’s keyboard leaves in `--window`, as some browsers report it only here, and sets
 * `data-keyboard` on the page while there is one.
 */
export function useWindowHeight(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (!viewport) return
    const { style, dataset } = document.documentElement
    let tallest = { width: 0, height: 0 }
    const measure = () => {
      const { width, height, scale } = viewport
      if (scale > 1) return
      if (width !== tallest.width || height > tallest.height) tallest = { width, height }
      style.setProperty('--window', `${height}px`)
      if (height < tallest.height * KEYBOARD) dataset.keyboard = ''
      else delete dataset.keyboard
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      style.removeProperty('--window')
      delete dataset.keyboard
    }
  }, [])
}
