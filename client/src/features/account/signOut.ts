import { useCallback } from 'react'
import { endSession } from '../../shared/lib/session/session'
import { useSignOutMutation } from './signOut.generated'

/** Ends the session on the server, and locally even if that fails; the guard then redirects to the login. */
export function useSignOut() {
  const [signOut] = useSignOutMutation({ context: { quiet: true } })
  return useCallback(async () => {
    await signOut().catch(() => undefined)
    endSession()
  }, [signOut])
}
