import { useEffect } from 'react'

/** While `isUnsaved`, the browser asks before the page is closed or loaded again. */
export function useClosingPrompt(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
