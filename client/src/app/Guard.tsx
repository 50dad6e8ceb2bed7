import { Navigate } from 'react-router-dom'
import { useMeQuery } from '../entities/person/me.generated'
import { useSession, wasEnded } from '../shared/lib/session/session'
import { EmptyState } from '../shared/ui/EmptyState'
import { LoadingLogo } from '../shared/ui/Logo'
import Shell from './shell/Shell'

export { pageQueries } from '../pages/preload/me'

const SESSION_ENDED = 'Your session has ended. Sign in again.'

/**
 * Lets only signed-in users in (specification A15): redirects to the login without a valid token,
 * and shows the loading logo until the user is known.
 */
export default function Guard() {
  const token = useSession()
  const { data, error, refetch } = useMeQuery({ skip: !token, fetchPolicy: 'cache-first' })
  if (!token) {
    const notice = wasEnded() ? SESSION_ENDED : undefined
    return <Navigate to="/login" replace state={notice && { notice, isEnd: true }} />
  }
  if (data) return <Shell />
  if (error) {
    const retry = () => void refetch().catch(() => undefined)
    return (
      <EmptyState
        broken
        heading="h1"
        alone
        title="Unable to load your account"
        text="The server returned an unexpected response."
        onRetry={retry}
      />
    )
  }
  return <LoadingLogo />
}
