import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useInstallationQuery } from '../../gql/generated'
import { CreateAccountForm } from './CreateAccountForm'
import s from './Login.module.css'
import { SignInForm } from './SignInForm'

const CREATED = 'Your account has been created. Sign in to continue.'

/** One form, two modes (spec.md point 2): Sign In, and Create Account where registration is open or nobody is here yet. */
export function LoginForm() {
  const [mode, setMode] = useState<'signIn' | 'create'>('signIn')
  const [isCreated, setCreated] = useState(false)
  const { data, refetch } = useInstallationQuery()
  const { registrationOpen = true, isEmpty = false, needsSetupToken = false } = data?.installation ?? {}
  const mayCreate = registrationOpen || isEmpty
  const creating = mode === 'create' && mayCreate
  const turn = (next: typeof mode) => () => {
    setMode(next)
    setCreated(false)
  }
  const created = () => {
    setMode('signIn')
    setCreated(true)
    void refetch().catch(() => undefined)
  }
  return (
    <div className={s.form}>
      <h1>{creating ? 'Create Account' : 'Sign In'}</h1>
      <p className="soft">{creating ? 'One account for your team’s library and projects.' : 'Welcome back to the cutting room.'}</p>
      {isCreated && <Alert type="success" showIcon title={CREATED} role="status" />}
      {isEmpty && !isCreated && <p className={s.first}>Nobody has an account here yet. You will be the admin.</p>}
      {creating ? <CreateAccountForm asksToken={isEmpty && needsSetupToken} onCreated={created} /> : <SignInForm />}
      <p className={s.other}>
        {creating ? 'Already have an account?' : mayCreate ? 'New here?' : 'Accounts are by invitation. Ask an admin of your team for one.'}
        {mayCreate && <Button type="link" onClick={turn(creating ? 'signIn' : 'create')}>{creating ? 'Sign In' : 'Create Account'}</Button>}
      </p>
    </div>
  )
}
