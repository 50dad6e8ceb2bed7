import { Navigate, Outlet } from 'react-router-dom'
import { useMeQuery } from '../gql/generated'
import { useSession } from '../lib/session'
import { EmptyState } from '../ui/EmptyState'
import { LoadingLogo } from '../ui/Logo'

/**
 * Lets only signed-in people in (specification A15): without a good token to the login, else the
 * loading logo until the person is known.
 */
export function Guard() {
  const token = useSession()
  const { data, error, refetch } = useMeQuery({ skip: !token, fetchPolicy: 'cache-first' })
  if (!token) return <Navigate to="/login" replace />
  if (data) return <Outlet />
  if (error) {
    const again = () => void refetch().catch(() => undefined)
    return (
      <EmptyState
        broken
        alone
        title="Unable to load your account"
        text="The server did not answer as it should."
        onRetry={again}
      />
    )
  }
  return <LoadingLogo />
}
