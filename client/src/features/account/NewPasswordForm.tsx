import { useRef, useState } from 'react'
import { newPasswordRule } from '#schema/rules/account'
import { EMPTY_FAILURE, messageOf } from '../../lib/failure'
import { check, fieldErrorsOf, onSubmit } from '../../lib/form'
import { useFields } from '../../lib/useFields'
import { PlainButton } from '../../ui/plain/Button'
import { PasswordField } from '../../ui/plain/Field'
import { Notice } from '../../ui/plain/Notice'
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
  const confirmation = useRef<HTMLInputElement>(null)
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
      {failure && <Notice kind="error" title="Error" text={failure} />}
      <form noValidate onSubmit={onSubmit(submit)}>
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          id="new-password"
          label="Password"
          problem={errors.password}
          autoComplete="new-password"
          autoFocus
          value={values.password}
          onChange={change('password')}
          onKeyDown={moveOn(confirmation)}
        />
        <PasswordField
          id="confirmation"
          label="Confirm password"
          problem={errors.confirmation}
          autoComplete="new-password"
          ref={confirmation}
          value={values.confirmation}
          onChange={change('confirmation')}
        />
        <PlainButton kind="primary" type="submit" loading={isBusy} disabled={disabled}>
          {action}
        </PlainButton>
      </form>
    </>
  )
}
