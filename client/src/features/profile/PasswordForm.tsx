import { Button, Form, Input } from 'antd'
import { passwordChangeRule } from '#schema/rules/account'
import { messageOf } from '../../shared/lib/network/errors'
import { check, errorProps, fieldErrorsOf, useFields } from '../../shared/lib/form'
import { toast } from '../../shared/lib/toast'
import { useUpdatePasswordMutation } from './profile.generated'

const FAILED = 'Failed to update password'
const empty = { oldPassword: '', newPassword: '' }

/** Form to change the password; both fields are required (specification A25). The server ends other sessions. */
export function PasswordForm() {
  const { values, errors, setErrors, change, reset } = useFields(empty)
  const [updatePassword, { loading }] = useUpdatePasswordMutation({ context: { quiet: true } })
  const isFilled = values.oldPassword !== '' && values.newPassword !== ''
  const submit = async () => {
    if (!isFilled || loading) return
    const checked = check(passwordChangeRule, values)
    setErrors(checked.errors ?? {})
    if (!checked.values) return
    try {
      await updatePassword({ variables: checked.values })
      reset()
      toast.success('Password updated successfully')
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      setErrors(named)
      toast.error(
        [FAILED, ...(Object.values(named).length ? Object.values(named) : [messageOf(caught)])].join('\n'),
      )
    }
  }
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      <Form layout="vertical" requiredMark={false} onFinish={() => void submit()}>
        <Form.Item label="Current password" htmlFor="old-password" {...errorProps(errors.oldPassword)}>
          <Input.Password
            id="old-password"
            autoComplete="current-password"
            value={values.oldPassword}
            onChange={change('oldPassword')}
          />
        </Form.Item>
        <Form.Item label="New password" htmlFor="new-password" {...errorProps(errors.newPassword)}>
          <Input.Password
            id="new-password"
            autoComplete="new-password"
            value={values.newPassword}
            onChange={change('newPassword')}
          />
        </Form.Item>
        <Button htmlType="submit" disabled={!isFilled} loading={loading}>
          Update password
        </Button>
      </Form>
    </section>
  )
}
