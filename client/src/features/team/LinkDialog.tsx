import { Button, Input, type InputRef } from 'antd'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { InviteMemberMutation } from '../../gql/generated'
import { FormDialog } from '../../ui/FormDialog'
import { momentOf } from './moment'
import s from './Team.module.css'

const COPIED_FOR = 2_000

/** A link that was just made, and what it is for. */
export interface FreshLink extends Omit<InviteMemberMutation['inviteMember'], '__typename'> {
  title: string
}

/** Puts a text on the clipboard; where the page may not use it (plain http), copies what is selected in the field. */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return document.execCommand?.('copy') ?? false
  }
}

/** Shows a link, once: nobody can read it again later. */
export function LinkDialog({ fresh, onClose }: { fresh: FreshLink | null; onClose: () => void }) {
  const last = useRef(fresh)
  if (fresh) last.current = fresh
  const shown = last.current
  return (
    <FormDialog open={!!fresh} title={shown?.title} onCancel={onClose} footer={<Button type="primary" onClick={onClose}>Done</Button>}>
      {shown && <LinkToCopy fresh={shown} />}
    </FormDialog>
  )
}

function LinkToCopy({ fresh: { user, link, isMailed, expiresAt } }: { fresh: FreshLink }) {
  const [isCopied, setCopied] = useState(false)
  const field = useRef<InputRef>(null)
  useEffect(() => {
    if (!isCopied) return
    const over = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(over)
  }, [isCopied])
  return (
    <div className={s.link}>
      <p className="soft">
        {isMailed ? <>It was mailed to <b>{user.email}</b>. You can also pass it on yourself.</> : <>It was not mailed. Copy it and send it to <b>{user.email}</b> yourself.</>}
      </p>
      <div className={s.copy}>
        <Input ref={field} readOnly aria-label="Link" value={link} onFocus={({ target }) => target.select()} />
        <Button
          autoFocus
          icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
          onClick={() => void copy(link, field.current?.input ?? null).then(setCopied)}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className="meta">It works once, until {momentOf(expiresAt)}, and cannot be shown again.</p>
    </div>
  )
}
