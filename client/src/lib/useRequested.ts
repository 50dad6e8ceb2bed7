import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What a page can be asked to open as somebody is led to it. */
export type Request = 'new-project' | 'upload'

/** The state of a navigation that asks for it. */
export const requesting = (opens: Request) => ({ state: { opens } })

/** Calls `open` when somebody was led here for it; going back or reloading does not ask again. */
export function useRequested(what: Request, open: () => void) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isAsked = (state as { opens?: Request } | null)?.opens === what
  const answer = useEffectEvent(() => {
    open()
    void navigate({ pathname, search }, { replace: true, state: null })
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
}
