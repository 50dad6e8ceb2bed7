import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import s from './Login.module.css'
import { Notice } from '../../shared/ui/plain/controls'
import { InvitationDocument, useAcceptInviteMutation } from './AcceptInvite.generated'
import { NewPasswordForm } from './NewPasswordForm'
import { SIGNED_IN, useCompleteSignIn } from './signIn'
import { useLinkUser } from './useLinkUser'
import { endSession } from '../../shared/lib/session/session'
import { PasswordResetDocument, useResetPasswordMutation } from './ResetPassword.generated'

const CHANGED = 'Your password has been changed. Sign in with the new one.'

/** Sets a forgotten password. All sessions of the user end; then redirects to the login. */
export function ResetPassword() {
  const { state, holder, token, retry } = useLinkUser(PasswordResetDocument)
  const [reset] = useResetPasswordMutation({ context: { quiet: true } })
  const navigate = useNavigate()
  if (state === 'loading') return <LinkLoading />
  if (state === 'failed') return <LinkFailed onRetry={retry} />
  if (!holder) return <LinkExpired action="To reset your password, request a new link on the sign-in page." />
  const choose = async (password: string) => {
    await reset({ variables: { token, password } })
    endSession()
    void navigate('/login', { replace: true, state: { notice: CHANGED } })
  }
  return (
    <LinkPage
      title="New password"
      text={
        <>
          For <b>{holder.username}</b> ({holder.email}). You will be signed out everywhere else.
        </>
      }
    >
      <NewPasswordForm username={holder.username} action="Set password" onChosen={choose} />
    </LinkPage>
  )
}

/** Lets an invited user choose a password, and signs them in. */
export function AcceptInvite() {
  const { state, holder, token, retry } = useLinkUser(InvitationDocument)
  const [accept] = useAcceptInviteMutation({ context: { quiet: true } })
  const { isDone, enter } = useCompleteSignIn()
  if (state === 'loading') return <LinkLoading />
  if (state === 'failed') return <LinkFailed onRetry={retry} />
  if (!holder)
    return (
      <LinkExpired action="If you have already joined, sign in. Otherwise, ask an admin for a new invitation." />
    )
  const choose = async (password: string) => {
    const { data } = await accept({ variables: { token, password } })
    if (data) enter(data.acceptInvite)
  }
  return (
    <LinkPage
      title="Join the team"
      text={
        <>
          You are invited as <b>{holder.username}</b> ({holder.email}). Choose a password to join.
        </>
      }
    >
      {isDone && <Notice kind="success" title={SIGNED_IN} />}
      <NewPasswordForm username={holder.username} action="Join" disabled={isDone} onChosen={choose} />
    </LinkPage>
  )
}

/** The page of an emailed link: a title, a text and its actions. */
const LinkPage = ({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) => (
  <div className={s.form}>
    <h1>{title}</h1>
    <p className="soft">{text}</p>
    {children}
  </div>
)

const LinkLoading = () => (
  <div className={s.form} role="status" aria-label="Loading">
    <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 4 }} />
  </div>
)

/** Shown for a link that was used, replaced, or has expired. */
const LinkExpired = ({ action }: { action: string }) => (
  <LinkPage
    title="This link is no longer valid"
    text={`It was already used, was replaced by a newer link, or has expired. ${action}`}
  >
    <p className={s.other}>
      <Link to="/login">Go to sign in</Link>
    </p>
  </LinkPage>
)

/** Shown when the link could not be checked. */
const LinkFailed = ({ onRetry }: { onRetry: () => void }) => (
  <LinkPage
    title="Unable to check the link"
    text="The server returned an unexpected response. The link may still be valid."
  >
    <Button onClick={onRetry}>Try again</Button>
  </LinkPage>
)
