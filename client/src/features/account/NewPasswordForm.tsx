import { Alert, Button, Form, Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { newPasswordRule } from '#schema/rules/account'
import { EMPTY_FAILURE, messageOf } from '../../lib/failure'
import { check, errorProps, fieldErrorsOf } from '../../lib/form'
import { useFields } from '../../lib/useFields'
import { moveOn } from './moveOn'

interface NewPasswordFormProps {
  /** For password managers, which store passwords by username. */
  username: string
  action: string
  disabled?: boolean
  /** Sets the password; errors that it throws are shown. */
  onChosen: (password: string) => Promise<void>
}

const empty = { password: '', confirmation: '' }

/** Asks twice for the new password that a link allows to set. */
export function NewPasswordForm({ username, action, disabled, onChosen }: NewPasswordFormProps) {
  const { values, errors, setErrors, change } = useFields(empty)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const confirmation = useRef<InputRef>(null)
  const submit = async () => {
    if (isBusy || disabled) return
    setFailure(null)
    const checked = check(newPasswordRule, values)
    const differs = values.password !== values.confirmation
    setErrors({ ...checked.errors, ...(differs && { confirmation: 'Passwords do not match.' }) })
    if (!checked.values || differs) return
    setBusy(true)
    try {
      await onChosen(checked.values.password)
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      setErrors(named)
      if (!named.password) setFailure(messageOf(caught) || EMPTY_FAILURE)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {failure && <Alert type="error" showIcon title="Error" description={failure} />}
      <Form layout="vertical" size="large" requiredMark={false} onFinish={() => void submit()}>
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <Form.Item label="Password" htmlFor="new-password" {...errorProps(errors.password)}>
          <Input.Password
            id="new-password"
            autoComplete="new-password"
            autoFocus
            value={values.password}
            onChange={change('password')}
            onKeyDown={moveOn(confirmation)}
          />
        </Form.Item>
        <Form.Item label="Confirm password" htmlFor="confirmation" {...errorProps(errors.confirmation)}>
          <Input.Password
            id="confirmation"
            autoComplete="new-password"
            ref={confirmation}
            value={values.confirmation}
            onChange={change('confirmation')}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isBusy} disabled={disabled}>
          {action}
        </Button>
      </Form>
    </>
  )
}
