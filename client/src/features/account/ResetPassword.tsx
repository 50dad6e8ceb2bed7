import { useNavigate } from 'react-router-dom'
import { endSession } from '../../shared/lib/session/session'
import { LinkFailed, LinkExpired, LinkPage, LinkLoading } from './LinkPage'
import { NewPasswordForm } from './NewPasswordForm'
import { PasswordResetDocument, useResetPasswordMutation } from './ResetPassword.generated'
import { useLinkHolder } from './useLinkHolder'

const CHANGED = 'Your password has been changed. Sign in with the new one.'

/**
 * Sets a new password for a user who forgot theirs. All their sessions end; then it redirects to the login.
 */
export function ResetPassword() {
  const { state, holder, token, retry } = useLinkHolder(PasswordResetDocument)
  const [reset] = useResetPasswordMutation({ context: { quiet: true } })
  const navigate = useNavigate()
  if (state === 'loading') return <LinkLoading />
  if (state === 'failed') return <LinkFailed onRetry={retry} />
  if (!holder)
    return <LinkExpired ask="If you still need a new password, ask for another link at the sign in." />
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
