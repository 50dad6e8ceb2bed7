import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLive } from '../../shared/lib/network/connectivity'
import { useStore } from '../../shared/lib/store'

const DELAY_MS = 5_000
const OFFLINE = 'You are offline. Your input is kept, and everything continues when the network is back.'
const RECONNECTING = 'Reconnecting. Lists refresh every few seconds until the live connection is back.'

const watchNetwork = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
const useOnline = () => useStore({ subscribe: watchNetwork, get: () => navigator.onLine })

/** Message that the browser is offline, or that the live connection has been down for five seconds. */
export function ConnectionLine() {
  const isOnline = useOnline()
  const isLive = useLive()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (isLive) return setLost(false)
    const timer = setTimeout(() => setLost(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isLive])
  const words = isOnline ? isLost && RECONNECTING : OFFLINE
  return (
    <div role="status">
      {words && (
        <p>
          <CloudOff size={16} aria-hidden />
          {words}
        </p>
      )}
    </div>
  )
}
