import { useRef, useState } from 'react'
import { createAccountRule } from '#schema/rules/account'
import { useGraphqlFetch } from '../../shared/lib/network/graphqlFetch'
import { EMPTY_FAILURE, isUnreachable, messageOf } from '../../shared/lib/network/errors'
import { check, fieldErrorsOf, onSubmit, useFields } from '../../shared/lib/form'
import { useOnReconnect } from '../../shared/lib/network/connectivity'
import { PlainButton, Notice, Field, PasswordField } from '../../shared/ui/plain/controls'
import { RegisterDocument } from './entry.generated'
import { focusNextOnEnter, NewPasswordFields } from './NewPasswordFields'

interface CreateAccountFormProps {
  /** Whether to ask for the setup token: the first account of a protected installation needs it. */
  asksToken: boolean
  onCreated: (email: string) => void
}

const empty = { email: '', username: '', password: '', confirmation: '', setupToken: '' }

/**
 * Form for an account: email, optional username (specification A8), and the password twice. Unsent input is sent when the
 * server is reachable again; this is safe, because an email can have only one account.
 */
export function CreateAccountForm({ asksToken, onCreated }: CreateAccountFormProps) {
  const fields = useFields(empty)
  const { values, errors, setErrors, change } = fields
  const [failure, setFailure] = useState<string | null>(null)
  const [isUnsent, setUnsent] = useState(false)
  const [register, loading] = useGraphqlFetch(RegisterDocument)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const setupToken = useRef<HTMLInputElement>(null)
  const submit = async () => {
    if (loading) return
    setFailure(null)
    setUnsent(false)
    const checked = check(createAccountRule, { ...values, username: values.username.trim() || null })
    setErrors(checked.errors ?? {})
    if (!checked.values) return
    const { email, username, password } = checked.values
    try {
      await register({
        input: {
          email,
          username,
          password,
          setupToken: asksToken ? values.setupToken.trim() : null,
        },
      })
      onCreated(email)
    } catch (caught) {
      setUnsent(isUnreachable(caught))
      const named = fieldErrorsOf(caught)
      setErrors(named)
      if (!Object.keys(named).some((field) => field in values)) setFailure(messageOf(caught) || EMPTY_FAILURE)
    }
  }
  useOnReconnect(isUnsent ? () => void submit() : undefined)
  return (
    <>
      {failure && <Notice kind="error" title="Error" text={failure} />}
      <form noValidate onSubmit={onSubmit(submit)}>
        <Field
          id="email"
          label="Email"
          problem={errors.email}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoFocus
          value={values.email}
          onChange={change('email')}
          onKeyDown={focusNextOnEnter(username)}
        />
        <Field
          id="username"
          label="Username (optional)"
          problem={errors.username}
          hint="The name your team sees. Your email if left empty."
          autoComplete="nickname"
          ref={username}
          value={values.username}
          onChange={change('username')}
          onKeyDown={focusNextOnEnter(password)}
        />
        <NewPasswordFields
          fields={fields}
          ref={password}
          onLastKeyDown={asksToken ? focusNextOnEnter(setupToken) : undefined}
        />
        {asksToken && (
          <PasswordField
            id="setupToken"
            label="Setup token"
            problem={errors.setupToken}
            hint="Set by the person who installed this server."
            autoComplete="off"
            ref={setupToken}
            value={values.setupToken}
            onChange={change('setupToken')}
          />
        )}
        <PlainButton kind="primary" type="submit" loading={loading}>
          Create Account
        </PlainButton>
      </form>
    </>
  )
}
