import { useEffect } from 'react'

/** While `isUnsaved`, the browser warns before the page is closed or reloaded. */
export function useClosingPrompt(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
