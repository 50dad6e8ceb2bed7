import { useEffect, useState, useSyncExternalStore } from 'react'
import { storedSession, storeSession } from './api/storedSession'
import { DeadLink } from './entry/DeadLink'
import { EntryScreen } from './entry/EntryScreen'
import { Review } from './Review'

const watchHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Page of guests. The token of their link is in the fragment, which browsers do not send to servers. */
export function ReviewPage() {
  const token = useSyncExternalStore(watchHash, () => location.hash.slice(1))
  return token ? <Link key={token} token={token} /> : <DeadLink />
}

function Link({ token }: { token: string }) {
  const [session, setSession] = useState(() => storedSession(token))
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (isOver || !session) document.title = 'Review'
  }, [isOver, session])
  const begin = (next: string) => {
    storeSession(token, next)
    setSession(next)
  }
  const end = () => {
    storeSession(token, null)
    setSession(null)
    setOver(true)
  }
  if (isOver) return <DeadLink onRetry={() => setOver(false)} />
  if (!session) return <EntryScreen token={token} onOpen={begin} />
  return <Review session={session} onEnd={end} />
}
