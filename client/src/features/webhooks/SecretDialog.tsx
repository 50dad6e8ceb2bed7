import { Button } from 'antd'
import { useRef } from 'react'
import { CopyField } from '../../shared/ui/CopyField'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import s from './Webhooks.module.css'

/** Shows a secret once. A click outside does not close it, because it cannot be retrieved later. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const last = useRef(secret)
  if (secret) last.current = secret
  return (
    <FormDialog
      open={!!secret}
      title="Its secret"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {last.current && (
        <div className={s.secret}>
          <p className="soft">
            Your tool needs this to verify messages. Copy it now; you won’t see it again.
          </p>
          <CopyField label="Secret" value={last.current} />
        </div>
      )}
    </FormDialog>
  )
}
