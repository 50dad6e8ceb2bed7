import { SecretDialog } from '../../shared/ui/dialogs/SecretDialog'

/** Shows the secret of a webhook once. */
export const WebhookSecret = ({ secret, onClose }: { secret: string | null; onClose: () => void }) => (
  <SecretDialog
    secret={secret === null ? null : { value: secret }}
    title="Webhook secret"
    label="Secret"
    text="Your tool needs this to verify messages. Copy it now; you won’t see it again."
    onClose={onClose}
  />
)
