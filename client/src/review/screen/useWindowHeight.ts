import { useEffect } from 'react'

/** Fraction of the height below which a keyboard is assumed to be open. */
const KEYBOARD = 0.75

/**
 * Sets `--window` to the height that a phone’s keyboard leaves, which some browsers report only here, and `data-keyboard` on
 * the page while it is open.
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
