import { Navigate } from 'react-router-dom'
import { MeDocument, useMeQuery } from '../entities/person/me.generated'
import type { PageQueries } from '../shared/lib/loading/prefetchQueries'
import { useSession, wasEnded } from '../shared/lib/session/session'
import { LoadError } from '../shared/ui/EmptyState'
import { LoadingLogo } from '../shared/ui/Logo'
import Shell from './shell/Shell'

/** First queries of all pages behind the guard: the signed-in user. */
export const pageQueries: PageQueries = (send) => send(MeDocument, {})

const SESSION_ENDED = 'Your session has ended. Sign in again.'

/** Redirects to the login without a valid token (specification A15). Shows the loading logo until the user is loaded. */
export default function Guard() {
  const token = useSession()
  const { data, error, refetch } = useMeQuery({ skip: !token, fetchPolicy: 'cache-first' })
  if (!token) {
    const notice = wasEnded() ? SESSION_ENDED : undefined
    return <Navigate to="/login" replace state={notice && { notice, isEnd: true }} />
  }
  if (data) return <Shell />
  if (error) return <LoadError heading="h1" alone title="Unable to load your account" refetch={refetch} />
  return <LoadingLogo />
}
