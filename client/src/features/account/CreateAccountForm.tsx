import { Alert, Button, Form, Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { createAccountRule } from '#schema/rules/account'
import { useRegisterMutation } from '../../gql/generated'
import { EMPTY_FAILURE, messageOf } from '../../lib/failure'
import { check, errorProps, fieldErrorsOf } from '../../lib/form'
import { useFields } from '../../lib/useFields'
import { moveOn } from './moveOn'

interface CreateAccountFormProps {
  /** The first account of a protected installation needs the setup token. */
  asksToken: boolean
  onCreated: () => void
}

const empty = { email: '', password: '', confirmation: '', setupToken: '' }

/** Email, and the password twice; the username becomes the email (specification A8). */
export function CreateAccountForm({ asksToken, onCreated }: CreateAccountFormProps) {
  const { values, errors, setErrors, change } = useFields(empty)
  const [failure, setFailure] = useState<string | null>(null)
  const [register, { loading }] = useRegisterMutation({ context: { quiet: true } })
  const [password, confirmation, setupToken] = [
    useRef<InputRef>(null),
    useRef<InputRef>(null),
    useRef<InputRef>(null),
  ]
  const submit = async () => {
    if (loading) return
    setFailure(null)
    const checked = check(createAccountRule, values)
    setErrors(checked.errors ?? {})
    if (!checked.values) return
    const { email, password } = checked.values
    try {
      await register({
        variables: {
          input: {
            email,
            username: email,
            password,
            setupToken: asksToken ? values.setupToken.trim() : null,
          },
        },
      })
      onCreated()
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      setErrors(named)
      if (!Object.keys(named).some((field) => field in values)) setFailure(messageOf(caught) || EMPTY_FAILURE)
    }
  }
  return (
    <>
      {failure && <Alert type="error" showIcon title="Error" description={failure} />}
      <Form layout="vertical" size="large" requiredMark={false} onFinish={() => void submit()}>
        <Form.Item label="Email" htmlFor="email" {...errorProps(errors.email)}>
          <Input
            id="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            autoFocus
            value={values.email}
            onChange={change('email')}
            onKeyDown={moveOn(password)}
          />
        </Form.Item>
        <Form.Item label="Password" htmlFor="password" {...errorProps(errors.password)}>
          <Input.Password
            id="password"
            autoComplete="new-password"
            ref={password}
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
            onKeyDown={asksToken ? moveOn(setupToken) : undefined}
          />
        </Form.Item>
        {asksToken && (
          <Form.Item
            label="Setup token"
            htmlFor="setupToken"
            extra="Whoever set this server up chose it."
            {...errorProps(errors.setupToken)}
          >
            <Input.Password
              id="setupToken"
              autoComplete="off"
              ref={setupToken}
              value={values.setupToken}
              onChange={change('setupToken')}
            />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" block loading={loading}>
          Create Account
        </Button>
      </Form>
    </>
  )
}
