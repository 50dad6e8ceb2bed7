import { usePageTitle } from '../shared/lib/navigation/pageTitle'
import { EmptyState } from '../shared/ui/EmptyState'

/** Shown instead of a page that crashed or whose code could not be loaded. */
export function RouteFailure({ alone }: { alone?: boolean }) {
  usePageTitle('Something went wrong')
  return (
    <EmptyState
      broken
      heading="h1"
      alone={alone}
      title="Something went wrong."
      text="This page could not be shown. Your work on the server is safe."
      onRetry={() => location.reload()}
    />
  )
}
