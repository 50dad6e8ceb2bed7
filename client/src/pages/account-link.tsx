import { AcceptInvite, ResetPassword } from '../features/account/LinkPage'
import { LoginFrame } from '../features/account/LoginFrame'
import { usePageTitle } from '../shared/lib/navigation'

/** Page of an invitation link, for signed-in users, too. */
export function AcceptInvitePage() {
  usePageTitle('Join the team')
  return (
    <LoginFrame>
      <AcceptInvite />
    </LoginFrame>
  )
}

/** Page of a password reset link, for signed-in users, too. */
export function ResetPasswordPage() {
  usePageTitle('New password')
  return (
    <LoginFrame>
      <ResetPassword />
    </LoginFrame>
  )
}
