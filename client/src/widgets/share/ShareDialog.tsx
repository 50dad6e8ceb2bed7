import { Button } from 'antd'
import { useState } from 'react'
import { copyText } from '../../shared/lib/copyText'
import { dateOf } from '../../shared/lib/time'
import { CopyField } from '../../shared/ui/CopyField'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { LocalLinkWarning } from '../../shared/ui/LocalLinkWarning'
import { ReviewLinkList } from './ReviewLinkList'
import type { ReviewLinkFieldsFragment } from '../../entities/review-link/reviewLinks.generated'
import s from './Share.module.css'
import { ShareForm } from './ShareForm'
import { addressOf, guestsSee, type ShareTarget } from './target'
import { useShareForm } from './useShareForm'

interface MadeLink {
  token: string
  link: ReviewLinkFieldsFragment
  isCopied: boolean
}

interface ShareDialogProps {
  open: boolean
  target: ShareTarget
  onClose: () => void
  afterClose?: () => void
}

/** Creates a review link, copies its address, which is shown once, and lists the project’s other links. */
export function ShareDialog({ open, target, onClose, afterClose }: ShareDialogProps) {
  const [made, setMade] = useState<MadeLink | null>(null)
  const form = useShareForm(target, async (created) =>
    setMade({ ...created, isCopied: await copyText(addressOf(created.token)) }),
  )
  const close = () => {
    onClose()
    form.reset()
  }
  return (
    <FormDialog
      open={open}
      title={made ? 'Review link created' : 'Share for review'}
      okText="Create link"
      failure={form.failure}
      confirmLoading={form.isCreating}
      // the address cannot be retrieved later
      mask={{ closable: !made }}
      onOk={() => void form.submit()}
      onCancel={close}
      afterClose={() => {
        setMade(null)
        afterClose?.()
      }}
      {...(made && {
        footer: (
          <Button type="primary" onClick={close}>
            Done
          </Button>
        ),
      })}
    >
      {made ? (
        <Made {...made} />
      ) : (
        <>
          <p className={`soft ${s.about}`}>
            {guestsSee(target, form.values.isOneVersion)} They need no account.
          </p>
          <ShareForm form={form} />
          <ReviewLinkList projectId={target.projectId} isFolded />
        </>
      )}
    </FormDialog>
  )
}

const Made = ({ token, isCopied, link: { name, hasPassword, expiresAt } }: MadeLink) => (
  <div className={s.made}>
    <p className="soft">
      This link is shown once{isCopied && ', and copied'}.{' '}
      {isCopied ? 'Paste it into a message' : 'Copy it now'}
      {hasPassword && ', and send the password in another one'}.
    </p>
    <CopyField label="Review link" value={addressOf(token)} />
    <LocalLinkWarning link={addressOf(token)} who="Guests" />
    <p className="meta">
      {name} · Expires on {dateOf(expiresAt)}
    </p>
  </div>
)
