import { LoginFrame } from '../features/account/LoginFrame'
import { ResetPassword } from '../features/account/LinkPage'
import { usePageTitle } from '../shared/lib/navigation'

/** The page of a link for a new password, signed in or not. */
export default function ResetPasswordPage() {
  usePageTitle('New password')
  return (
    <LoginFrame>
      <ResetPassword />
    </LoginFrame>
  )
}
