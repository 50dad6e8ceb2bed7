import { Button } from 'antd'
import { useRef } from 'react'
import { dateOf } from '../../shared/lib/time'
import { CopyField } from '../../shared/ui/CopyField'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { scopes } from './scopes'
import type { ApiTokenFieldsFragment } from './tokens.generated'
import s from './Tokens.module.css'

/** A newly created token. */
export interface FreshToken extends ApiTokenFieldsFragment {
  token: string
}

/** Shows a token once: it cannot be read again later, so a click beside the dialog does not close it. */
export function TokenDialog({ fresh, onClose }: { fresh: FreshToken | null; onClose: () => void }) {
  const last = useRef(fresh)
  if (fresh) last.current = fresh
  const shown = last.current
  return (
    <FormDialog
      open={!!fresh}
      title="Your new token"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {shown && (
        <div className={s.fresh}>
          <p className="soft">
            Copy <b>{shown.name}</b> now and keep it like a password. It cannot be shown again.
          </p>
          <CopyField label="Token" value={shown.token} />
          <p className="meta">
            {scopes[shown.scope].label}. Expires on {dateOf(shown.expiresAt)}.
          </p>
        </div>
      )}
    </FormDialog>
  )
}
