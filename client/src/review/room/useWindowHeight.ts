import { useEffect } from 'react'

/** Keeps the height that a phone’s keyboard leaves in `--window`: some browsers report it only here. */
export function useWindowHeight(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      if (viewport.scale > 1) return
      style.setProperty('--window', `${viewport.height}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      style.removeProperty('--window')
    }
  }, [])
}
