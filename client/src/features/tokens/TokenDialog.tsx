import { Button } from 'antd'
import { useRef } from 'react'
import { dateOf } from '../../shared/lib/time'
import { CopyField } from '../../shared/ui/CopyField'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import type { ApiTokenFieldsFragment } from './tokens.generated'
import s from './Tokens.module.css'
import type { ApiTokenScope } from '../../entities/types.generated'

/** The labels and descriptions of token scopes. */
export const scopes: Record<ApiTokenScope, { label: string; text: string }> = {
  READ: { label: 'Read', text: 'Can view everything you can.' },
  WRITE: { label: 'Read and write', text: 'Can do everything you can, except manage passwords and tokens.' },
}

/** The lifetimes of a token, in days. */
export const expiries = [7, 30, 90, 365].map((days) => ({
  value: days,
  label: days === 365 ? '1 year' : `${days} days`,
}))

/** A newly created token. */
export interface FreshToken extends ApiTokenFieldsFragment {
  token: string
}

/** Shows a token once. A click outside does not close it, because the token cannot be retrieved later. */
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
          <p className="soft">Copy this token now; you won’t see it again.</p>
          <CopyField label="Token" value={shown.token} />
          <p className="meta">
            {shown.name} · {scopes[shown.scope].label} · Expires on {dateOf(shown.expiresAt)}
          </p>
        </div>
      )}
    </FormDialog>
  )
}
