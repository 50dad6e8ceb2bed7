import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useInstallationQuery } from '../../gql/generated'
import { CreateAccountForm } from './CreateAccountForm'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import s from './Login.module.css'
import { SignInForm } from './SignInForm'

const CREATED = 'Your account has been created. Sign in to continue.'
const words = {
  signIn: { title: 'Sign In', text: 'Welcome back to the cutting room.' },
  create: { title: 'Create Account', text: 'One account for your team’s library and projects.' },
  forgot: { title: 'Forgot your password?', text: 'We mail you a link to choose a new one.' },
}

/**
 * One form with two modes (specification A2): Sign In, and Create Account where registration is open or
 * nobody is here yet; and a third for those who forgot their password. A notice handed over by another page
 * stands above the sign-in.
 */
export function LoginForm() {
  const [mode, setMode] = useState<keyof typeof words>('signIn')
  const handed = (useLocation().state as { notice?: string } | null)?.notice
  const [notice, setNotice] = useState(handed)
  const { data, refetch } = useInstallationQuery()
  const { registrationOpen = true, isEmpty = false, needsSetupToken = false } = data?.installation ?? {}
  const mayCreate = registrationOpen || isEmpty
  const shown = mode === 'create' && !mayCreate ? 'signIn' : mode
  const turn = (next: typeof mode) => () => {
    setMode(next)
    setNotice(undefined)
  }
  const created = () => {
    setMode('signIn')
    setNotice(CREATED)
    void refetch().catch(() => undefined)
  }
  return (
    <div className={s.form}>
      <h1>{words[shown].title}</h1>
      <p className="soft">{words[shown].text}</p>
      {notice && <Alert type="success" showIcon title={notice} role="status" />}
      {isEmpty && !notice && (
        <p className={s.first}>Nobody has an account here yet. You will be the admin.</p>
      )}
      {shown === 'create' && <CreateAccountForm asksToken={isEmpty && needsSetupToken} onCreated={created} />}
      {shown === 'forgot' && <ForgotPasswordForm />}
      {shown === 'signIn' && (
        <>
          <SignInForm />
          <p className={s.other}>
            <Button type="link" onClick={turn('forgot')}>
              Forgot your password?
            </Button>
          </p>
        </>
      )}
      {shown === 'signIn' ? (
        <p className={s.other}>
          {mayCreate ? 'New here?' : 'Accounts are by invitation. Ask an admin of your team for one.'}
          {mayCreate && (
            <Button type="link" onClick={turn('create')}>
              Create Account
            </Button>
          )}
        </p>
      ) : (
        <p className={s.other}>
          {shown === 'create' ? 'Already have an account?' : 'Remembered it?'}
          <Button type="link" onClick={turn('signIn')}>
            Sign In
          </Button>
        </p>
      )}
    </div>
  )
}
