import { useState } from 'react'
import { resetRequestRule } from '#schema/rules/account'
import { useGraphqlFetch } from '../../shared/lib/network/graphqlFetch'
import { EMPTY_FAILURE, messageOf } from '../../shared/lib/network/errors'
import { check, fieldErrorsOf, onSubmit } from '../../shared/lib/form'
import { PlainButton, Notice, Field } from '../../shared/ui/plain/controls'
import { RequestPasswordResetDocument } from './entry.generated'

const ASKED = 'If the account exists, a link has been sent.'

/** Requests a link to set a new password. The response does not reveal whether the account exists. */
export function ForgotPasswordForm() {
  const [identifier, setIdentifier] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [request, loading] = useGraphqlFetch(RequestPasswordResetDocument)
  const submit = async () => {
    if (loading || isAsked) return
    setFailure(null)
    const { values, errors } = check(resetRequestRule, { identifier })
    setProblem(errors?.identifier)
    if (!values) return
    try {
      await request(values)
      setAsked(true)
    } catch (caught) {
      const named = fieldErrorsOf(caught).identifier
      setProblem(named)
      if (!named) setFailure(messageOf(caught) || EMPTY_FAILURE)
    }
  }
  return (
    <>
      {failure && <Notice kind="error" title="Error" text={failure} />}
      {isAsked && (
        <Notice
          kind="success"
          title={ASKED}
          text="The link works once and expires in an hour. No email? Ask an admin for a link."
        />
      )}
      <form noValidate onSubmit={onSubmit(submit)}>
        <Field
          id="forgotten"
          label="Email or username"
          problem={problem}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          value={identifier}
          onChange={({ target }) => {
            setIdentifier(target.value)
            setProblem(undefined)
            setAsked(false)
          }}
        />
        <PlainButton kind="primary" type="submit" loading={loading} disabled={isAsked}>
          Send link
        </PlainButton>
      </form>
    </>
  )
}
