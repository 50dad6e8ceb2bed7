import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { resetRequestRule } from '#schema/rules/account'
import { useRequestPasswordResetMutation } from '../../gql/generated'
import { EMPTY_FAILURE, messageOf } from '../../lib/failure'
import { check, errorProps, fieldErrorsOf } from '../../lib/form'

const ASKED = 'If there is an account, a link is on its way.'

/** Requests a link to a new password. The response is the same whether or not the account exists. */
export function ForgotPasswordForm() {
  const [identifier, setIdentifier] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [request, { loading }] = useRequestPasswordResetMutation({ context: { quiet: true } })
  const submit = async () => {
    if (loading || isAsked) return
    setFailure(null)
    const { values, errors } = check(resetRequestRule, { identifier })
    setProblem(errors?.identifier)
    if (!values) return
    try {
      await request({ variables: values })
      setAsked(true)
    } catch (caught) {
      const named = fieldErrorsOf(caught).identifier
      setProblem(named)
      if (!named) setFailure(messageOf(caught) || EMPTY_FAILURE)
    }
  }
  return (
    <>
      {failure && <Alert type="error" showIcon title="Error" description={failure} />}
      {isAsked && (
        <Alert
          type="success"
          showIcon
          title={ASKED}
          description="It works once, for an hour. No letter? An admin of your team can make you a link."
          role="status"
        />
      )}
      <Form layout="vertical" size="large" requiredMark={false} onFinish={() => void submit()}>
        <Form.Item label="Email or username" htmlFor="forgotten" {...errorProps(problem)}>
          <Input
            id="forgotten"
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
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={loading} disabled={isAsked}>
          Send link
        </Button>
      </Form>
    </>
  )
}
