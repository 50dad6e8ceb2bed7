import { Alert, Button, Form, Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { signInRule } from '#schema/rules/account'
import { useSignInMutation } from '../../gql/generated'
import { deviceProof } from '../../lib/device'
import { messageOr } from '../../lib/failure'
import { check, errorProps, fieldErrorsOf } from '../../lib/form'
import { useFields } from '../../lib/useFields'
import { moveOn } from './moveOn'
import { SIGNED_IN, useEntry } from './useEntry'

const OOPS = 'Oops! Something went wrong.'

const empty = { identifier: '', password: '' }

/** Email or username, and password; two seconds after success, the projects open. */
export function SignInForm() {
  const { values, errors, setErrors, change } = useFields(empty)
  const [failure, setFailure] = useState<string | null>(null)
  const { isDone, enter } = useEntry()
  const [signIn, { loading }] = useSignInMutation({ context: { quiet: true } })
  const password = useRef<InputRef>(null)
  const submit = async () => {
    if (loading || isDone) return
    setFailure(null)
    const checked = check(signInRule, values)
    setErrors(checked.errors ?? {})
    if (!checked.values) return
    try {
      const proof = await deviceProof()
      const { data } = await signIn({
        variables: { input: { ...checked.values, ...(proof && { deviceProof: proof }) } },
      })
      if (!data) return setFailure(OOPS)
      enter(data.signIn)
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      setErrors(named)
      if (!Object.keys(named).some((field) => field in values)) setFailure(messageOr(OOPS, caught))
    }
  }
  return (
    <>
      {failure && <Alert type="error" showIcon title="Error" description={failure} />}
      {isDone && <Alert type="success" showIcon title={SIGNED_IN} role="status" />}
      <Form layout="vertical" size="large" requiredMark={false} onFinish={() => void submit()}>
        <Form.Item label="Email or username" htmlFor="identifier" {...errorProps(errors.identifier)}>
          <Input
            id="identifier"
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            value={values.identifier}
            onChange={change('identifier')}
            onKeyDown={moveOn(password)}
          />
        </Form.Item>
        <Form.Item label="Password" htmlFor="password" {...errorProps(errors.password)}>
          <Input.Password
            id="password"
            autoComplete="current-password"
            ref={password}
            value={values.password}
            onChange={change('password')}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={loading} disabled={isDone}>
          Sign In
        </Button>
      </Form>
    </>
  )
}
