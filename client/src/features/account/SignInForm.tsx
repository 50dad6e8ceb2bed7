import { useRef, useState } from 'react'
import { signInRule } from '#schema/rules/account'
import { useGraphqlFetch } from '../../shared/lib/network/graphqlFetch'
import { deviceProof, SIGNED_IN, useCompleteSignIn } from './signIn'
import { isUnreachable, messageOr } from '../../shared/lib/network/errors'
import { check, fieldErrorsOf, onSubmit, useFields } from '../../shared/lib/form'
import { useOnReconnect } from '../../shared/lib/network/connectivity'
import { PlainButton, Notice, Field, PasswordField } from '../../shared/ui/plain/controls'
import { SignInDocument } from './entry.generated'
import { focusNextOnEnter } from './NewPasswordFields'

const OOPS = 'Oops! Something went wrong.'

/**
 * Sign-in form, with email or username filled in if known. Opens the projects two seconds after success. Unsent
 * input is sent when the server is reachable again.
 */
export function SignInForm({ identifier = '' }: { identifier?: string }) {
  const { values, errors, setErrors, change } = useFields({ identifier, password: '' })
  const [failure, setFailure] = useState<string | null>(null)
  const [isUnsent, setUnsent] = useState(false)
  const { isDone, enter } = useCompleteSignIn()
  const [signIn, loading] = useGraphqlFetch(SignInDocument)
  const password = useRef<HTMLInputElement>(null)
  const submit = async () => {
    if (loading || isDone) return
    setFailure(null)
    setUnsent(false)
    const checked = check(signInRule, values)
    setErrors(checked.errors ?? {})
    if (!checked.values) return
    try {
      const proof = await deviceProof()
      const data = await signIn({ input: { ...checked.values, ...(proof && { deviceProof: proof }) } })
      enter(data.signIn)
    } catch (caught) {
      setUnsent(isUnreachable(caught))
      const named = fieldErrorsOf(caught)
      setErrors(named)
      if (!Object.keys(named).some((field) => field in values)) setFailure(messageOr(OOPS, caught))
    }
  }
  useOnReconnect(isUnsent ? () => void submit() : undefined)
  return (
    <>
      {failure && <Notice kind="error" title="Error" text={failure} />}
      {isDone && <Notice kind="success" title={SIGNED_IN} />}
      <form noValidate onSubmit={onSubmit(submit)}>
        <Field
          id="identifier"
          label="Email or username"
          problem={errors.identifier}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus={!identifier}
          value={values.identifier}
          onChange={change('identifier')}
          onKeyDown={focusNextOnEnter(password)}
        />
        <PasswordField
          id="password"
          label="Password"
          problem={errors.password}
          autoComplete="current-password"
          autoFocus={!!identifier}
          ref={password}
          value={values.password}
          onChange={change('password')}
        />
        <PlainButton kind="primary" type="submit" loading={loading} disabled={isDone}>
          Sign In
        </PlainButton>
      </form>
    </>
  )
}
