import { AcceptInvite, ResetPassword } from '../features/account/LinkPage'
import { LoginFrame } from '../features/account/LoginFrame'
import { usePageTitle } from '../shared/lib/navigation'

/** The page of an invitation link, signed in or not. */
export function AcceptInvitePage() {
  usePageTitle('Join the team')
  return (
    <LoginFrame>
      <AcceptInvite />
    </LoginFrame>
  )
}

/** The page of a password reset link, signed in or not. */
export function ResetPasswordPage() {
  usePageTitle('New password')
  return (
    <LoginFrame>
      <ResetPassword />
    </LoginFrame>
  )
}
