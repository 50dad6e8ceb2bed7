import { Button, Form, Input, type InputRef, Segmented } from 'antd'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { inviteRule } from '#schema/rules/account'
import { check, errorProps, useFormErrors } from '../../shared/lib/form'
import { teamList } from './members'
import { toast } from '../../shared/lib/toast'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { type FreshLink, LinkDialog } from './LinkDialog'
import { useInviteMemberMutation } from './team.generated'
import { onEnter } from '../../shared/lib/input/pressedKey'

const FAILED = 'Failed to invite team member'
/** A username of null follows the email. */
const empty = { email: '', username: null as string | null, isAdmin: false }
const ROLES = [
  { value: false, label: 'Member' },
  { value: true, label: 'Admin' },
]

/** The part of an email address before the @; empty without one. */
const nameIn = (email: string) => (email.includes('@') ? email.slice(0, email.indexOf('@')).trim() : '')

/** Dialog to invite a member (specification A27); shows the invitation link afterwards. */
export function InviteMember() {
  const [isOpen, setOpen] = useState(false)
  const [fresh, setFresh] = useState<FreshLink | null>(null)
  const [values, setValues] = useState(empty)
  const { errors, failure, show, attempt, clear } = useFormErrors(Object.keys(empty))
  const name = values.username ?? nameIn(values.email)
  const [email, username] = [useRef<InputRef>(null), useRef<InputRef>(null)]
  const [invite, { loading }] = useInviteMemberMutation({
    context: { quiet: true },
    update: (cache, { data }) => {
      if (data) teamList.put(cache, data.inviteMember.user)
    },
  })
  const close = () => {
    setOpen(false)
    setValues(empty)
    clear()
  }
  const change = (changed: Partial<typeof empty>) => {
    setValues((before) => ({ ...before, ...changed }))
    clear()
  }
  const submit = async () => {
    if (loading) return
    const checked = check(inviteRule, { ...values, username: name })
    if (show(checked.errors) || !checked.values) return
    const input = checked.values
    await attempt(async () => {
      const { data } = await invite({ variables: { input } })
      toast.success('Team member invited successfully!')
      close()
      if (data) setFresh({ ...data.inviteMember, title: `Invitation for ${data.inviteMember.user.username}` })
    })
  }
  return (
    <>
      <Button type="primary" icon={<UserPlus size={16} />} onClick={() => setOpen(true)}>
        Invite Member
      </Button>
      <FormDialog
        open={isOpen}
        title="Invite Member"
        okText="Invite"
        failure={failure && { title: FAILED, text: failure }}
        confirmLoading={loading}
        onOk={() => void submit()}
        onCancel={close}
        firstField={email}
      >
        <Form layout="vertical" requiredMark={false} component="div">
          <Form.Item label="Email" htmlFor="invite-email" {...errorProps(errors.email)}>
            <Input
              id="invite-email"
              ref={email}
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              value={values.email}
              onChange={({ target }) => change({ email: target.value })}
              onPressEnter={onEnter(() => username.current?.focus())}
            />
          </Form.Item>
          <Form.Item label="Username" htmlFor="invite-username" {...errorProps(errors.username)}>
            <Input
              id="invite-username"
              ref={username}
              autoComplete="off"
              autoCapitalize="none"
              value={name}
              onChange={({ target }) => change({ username: target.value })}
              onPressEnter={onEnter(submit)}
            />
          </Form.Item>
          <Form.Item
            label="Role"
            style={{ marginBottom: 0 }}
            extra="Admins also manage members, review uploads and set budgets."
          >
            <Segmented<boolean>
              block
              aria-label="Role"
              options={ROLES}
              value={values.isAdmin}
              onChange={(isAdmin) => change({ isAdmin })}
            />
          </Form.Item>
        </Form>
      </FormDialog>
      <LinkDialog fresh={fresh} onClose={() => setFresh(null)} />
    </>
  )
}
