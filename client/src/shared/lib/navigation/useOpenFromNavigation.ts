import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** A dialog that a navigation can open on the target page. */
export type Openable = 'new-project' | 'upload'

/** Options of `navigate` that open a dialog on the target page. */
export const navigationToOpen = (opens: Openable) => ({ state: { opens } })

/** Calls `open` when a navigation requested it; going back or reloading does not repeat it. */
export function useOpenFromNavigation(what: Openable, open: () => void) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isRequested = (state as { opens?: Openable } | null)?.opens === what
  const openOnce = useEffectEvent(() => {
    open()
    void navigate({ pathname, search }, { replace: true, state: null })
  })
  useEffect(() => {
    if (isRequested) openOnce()
  }, [isRequested])
}
