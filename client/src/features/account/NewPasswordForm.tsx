import { useState } from 'react'
import { newPasswordRule } from '#schema/rules/account'
import { EMPTY_FAILURE, messageOf } from '../../shared/lib/network/errors'
import { check, fieldErrorsOf, onSubmit, useFields } from '../../shared/lib/form'
import { PlainButton, Notice } from '../../shared/ui/plain/controls'
import { NewPasswordFields } from './NewPasswordFields'

interface NewPasswordFormProps {
  /** For password managers, which store passwords by username. */
  username: string
  action: string
  disabled?: boolean
  /** Sets the password. Its errors are shown. */
  onChosen: (password: string) => Promise<void>
}

const empty = { password: '', confirmation: '' }

/** Form to set a new password through a link. */
export function NewPasswordForm({ username, action, disabled, onChosen }: NewPasswordFormProps) {
  const fields = useFields(empty)
  const { values, setErrors } = fields
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
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
        <NewPasswordFields fields={fields} autoFocus />
        <PlainButton kind="primary" type="submit" loading={isBusy} disabled={disabled}>
          {action}
        </PlainButton>
      </form>
    </>
  )
}
