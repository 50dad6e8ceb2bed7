import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '../../../../schema/limits'
import { keepDeviceProof } from '../../lib/device'
import { beginSession } from '../../lib/session'

/** What is said between signing in and the app (specification A5). */
export const ENTERED = 'Login successful. Redirecting to app...'

/**
 * Begins a session with a token of the server, and two seconds later goes to the projects.
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
