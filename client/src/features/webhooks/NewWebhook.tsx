import { Button } from 'antd'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { WebhookSecret } from './WebhookSecret'

const WebhookDialog = lazyDialog(async () => (await import('./WebhookDialog')).WebhookDialog)

/** Dialog to create a webhook; shows its secret once. */
export function NewWebhook() {
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      <Button type="primary" icon={<Webhook size={16} />} onClick={() => setOpen(true)}>
        New webhook
      </Button>
      <WebhookDialog open={isOpen} webhook={null} onClose={() => setOpen(false)} onSecret={setSecret} />
      <WebhookSecret secret={secret} onClose={() => setSecret(null)} />
    </>
  )
}
