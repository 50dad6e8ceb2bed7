import { Button } from 'antd'
import { useRef } from 'react'
import { CopyField } from '../CopyField'
import { FormDialog } from './FormDialog'
import s from './SecretDialog.module.css'

/** A secret that the server does not show again. */
export interface Secret {
  value: string
  /** What it is for, below it. */
  note?: string
}

interface SecretDialogProps {
  /** Null while the dialog is closed. */
  secret: Secret | null
  title: string
  /** Its name: `Token`. */
  label: string
  text: string
  onClose: () => void
}

/** Shows a secret once. A click outside does not close it, because the secret cannot be retrieved later. */
export function SecretDialog({ secret, title, label, text, onClose }: SecretDialogProps) {
  const last = useRef(secret)
  if (secret) last.current = secret
  const shown = last.current
  return (
    <FormDialog
      open={!!secret}
      title={title}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {shown && (
        <div className={s.secret}>
          <p className="soft">{text}</p>
          <CopyField label={label} value={shown.value} />
          {shown.note && <p className="meta">{shown.note}</p>}
        </div>
      )}
    </FormDialog>
  )
}
