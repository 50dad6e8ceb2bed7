import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { keepDeviceProof } from '../../shared/lib/session/deviceProof'
import { beginSession } from '../../shared/lib/session/session'

/** The message between signing in and the redirect (specification A5). */
export const SIGNED_IN = 'Login successful. Redirecting to app...'

/**
 * Begins a session with a token of the server and, two seconds later, redirects to the projects.
 */
export function useEntry() {
  const [isDone, setDone] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const redirect = setTimeout(() => void navigate('/projects', { replace: true }), TIMES.redirectAfterLogin)
    return () => clearTimeout(redirect)
  }, [isDone, navigate])
  const enter = ({ token, deviceProof }: { token: string; deviceProof: string }) => {
    void keepDeviceProof(deviceProof)
    beginSession(token)
    setDone(true)
  }
  return { isDone, enter }
}
