import { EmptyState } from '../../shared/ui/EmptyState'
import { PlainButton } from '../../shared/ui/plain/controls'

/** The same screen for wrong, ended and expired links. */
export const DeadLink = ({ onRetry }: { onRetry?: () => void }) => (
  <main>
    <EmptyState
      alone
      heading="h1"
      title="This link is not available"
      text="Ask the sender for a new one."
      action={onRetry && <PlainButton onClick={onRetry}>Try again</PlainButton>}
    />
  </main>
)
