import { LoginFrame } from '../features/account/LoginFrame'
import { ResetPassword } from '../features/account/ResetPassword'
import { usePageTitle } from '../shared/lib/navigation/pageTitle'

/** The page of a link for a new password, signed in or not. */
export default function ResetPasswordPage() {
  usePageTitle('New password')
  return (
    <LoginFrame>
      <ResetPassword />
    </LoginFrame>
  )
}
