import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { graphqlFetch } from '../../shared/lib/network/graphqlFetch'
import { messageOf } from '../../shared/lib/network/errors'
import { useOnReconnect } from '../../shared/lib/network/connectivity'
import { PlainButton, Notice } from '../../shared/ui/plain/controls'
import { CreateAccountForm } from './CreateAccountForm'
import { EntryDocument, type EntryQuery } from './entry.generated'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import s from './Login.module.css'
import { SignInForm } from './SignInForm'

const CREATED = 'Your account has been created. Sign in to continue.'
const words = {
  signIn: { title: 'Sign In', text: 'Welcome back to the cutting room.' },
  create: { title: 'Create Account', text: 'One account for your team’s library and projects.' },
  forgot: { title: 'Forgot your password?', text: 'We will email you a link to set a new one.' },
}

/** A notice from the previous page: a finished action, or the end of the session. */
interface Notified {
  notice?: string
  isEnd?: boolean
}

type Facts = EntryQuery['installation']
const DEFAULTS: Facts = { registrationOpen: true, isEmpty: false, needsSetupToken: false }

/** Settings of the installation; defaults until the server responds. */
function useEntrySettings() {
  const [installation, setInstallation] = useState(DEFAULTS)
  const [failure, setFailure] = useState<string>()
  const read = useCallback(async () => {
    try {
      setInstallation((await graphqlFetch(EntryDocument, {})).installation)
      setFailure(undefined)
    } catch (caught) {
      setFailure(messageOf(caught))
    }
  }, [])
  useEffect(() => void read(), [read])
  useOnReconnect(failure === undefined ? undefined : () => void read())
  return { installation, failure, read }
}

/**
 * Form with the modes of specification A2: Sign In, Create Account if registration is open or no account exists, and
 * Forgot Password. Without any account it starts at Create Account. Shows a notice from the previous page.
 */
export function LoginForm() {
  const [chosen, setMode] = useState<keyof typeof words>()
  const handed = useLocation().state as Notified | null
  const [notice, setNotice] = useState(handed?.notice)
  const [created, setCreated] = useState<string>()
  const [identifier, setIdentifier] = useState<string>()
  const { installation, failure, read } = useEntrySettings()
  const { registrationOpen, isEmpty, needsSetupToken } = installation
  const mayCreate = registrationOpen || isEmpty
  const mode = chosen ?? (isEmpty ? 'create' : 'signIn')
  const shown = mode === 'create' && !mayCreate ? 'signIn' : mode
  const switchTo = (next: typeof mode) => () => {
    setMode(next)
    setNotice(undefined)
    setCreated(undefined)
    setIdentifier(undefined)
  }
  const welcome = (email: string) => {
    setMode('signIn')
    setNotice(CREATED)
    setCreated(email)
    void read()
  }
  return (
    <div className={s.form}>
      <h1>{words[shown].title}</h1>
      <p className="soft">{words[shown].text}</p>
      {notice && (
        <Notice kind={handed?.isEnd && !created ? 'info' : 'success'} title={notice}>
          {created && !identifier && (
            <PlainButton kind="link" onClick={() => setIdentifier(created)}>
              Sign in as {created}
            </PlainButton>
          )}
        </Notice>
      )}
      {failure && <Notice kind="error" title={failure} />}
      {isEmpty && !notice && <p className={s.first}>No accounts exist yet. You will be the admin.</p>}
      {shown === 'create' && <CreateAccountForm asksToken={isEmpty && needsSetupToken} onCreated={welcome} />}
      {shown === 'forgot' && <ForgotPasswordForm />}
      {shown === 'signIn' && (
        <>
          <SignInForm key={identifier} identifier={identifier} />
          <p className={s.other}>
            <PlainButton kind="link" onClick={switchTo('forgot')}>
              Forgot your password?
            </PlainButton>
          </p>
        </>
      )}
      {shown === 'signIn' ? (
        <p className={s.other}>
          {mayCreate ? 'New here?' : 'Accounts are by invitation only. Ask an admin of your team.'}
          {mayCreate && (
            <PlainButton kind="link" onClick={switchTo('create')}>
              Create Account
            </PlainButton>
          )}
        </p>
      ) : (
        <p className={s.other}>
          {shown === 'create' ? 'Already have an account?' : 'Remembered it?'}
          <PlainButton kind="link" onClick={switchTo('signIn')}>
            Sign In
          </PlainButton>
        </p>
      )}
    </div>
  )
}
