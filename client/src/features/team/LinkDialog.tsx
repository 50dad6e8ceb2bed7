import { Button } from 'antd'
import { useRef } from 'react'
import { CopyField } from '../../shared/ui/CopyField'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { dateTimeOf } from '../../shared/lib/time'
import type { InviteMemberMutation } from './team.generated'
import { LocalLinkWarning } from '../../shared/ui/LocalLinkWarning'
import s from './Team.module.css'

/** A new link and its purpose. */
export interface FreshLink extends Omit<InviteMemberMutation['inviteMember'], '__typename'> {
  title: string
}

/** Shows a link once: it cannot be retrieved later. */
export function LinkDialog({ fresh, onClose }: { fresh: FreshLink | null; onClose: () => void }) {
  const last = useRef(fresh)
  if (fresh) last.current = fresh
  const shown = last.current
  return (
    <FormDialog
      open={!!fresh}
      title={shown?.title}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {shown && <LinkToCopy fresh={shown} />}
    </FormDialog>
  )
}

const LinkToCopy = ({ fresh: { user, link, isMailed, expiresAt } }: { fresh: FreshLink }) => (
  <div className={s.link}>
    <p className="soft">
      {isMailed ? (
        <>
          Emailed to <b>{user.email}</b>. You can also send the link yourself.
        </>
      ) : (
        <>
          Email isn’t set up. Copy this link and send it to <b>{user.email}</b>.
        </>
      )}
    </p>
    <CopyField label="Link" value={link} />
    <LocalLinkWarning link={link} who="Members" />
    <p className="meta">It works once, until {dateTimeOf(expiresAt)}, and cannot be shown again.</p>
  </div>
)
