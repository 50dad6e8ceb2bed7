import { useEffect } from 'react'

/** While `isUnsaved`, the browser warns before the page is closed or reloaded. */
export function useClosingPrompt(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
