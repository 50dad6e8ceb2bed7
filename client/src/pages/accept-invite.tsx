import { AcceptInvite } from '../features/account/LinkPage'
import { LoginFrame } from '../features/account/LoginFrame'
import { usePageTitle } from '../shared/lib/navigation'

/** The page of an invitation link, signed in or not. */
export default function AcceptInvitePage() {
  usePageTitle('Join the team')
  return (
    <LoginFrame>
      <AcceptInvite />
    </LoginFrame>
  )
}
