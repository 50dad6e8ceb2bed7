import { Notice } from '../../shared/ui/plain/Notice'
import { InvitationDocument, useAcceptInviteMutation } from './AcceptInvite.generated'
import { LinkFailed, LinkExpired, LinkPage, LinkLoading } from './LinkPage'
import { NewPasswordForm } from './NewPasswordForm'
import { SIGNED_IN, useEntry } from './useEntry'
import { useLinkHolder } from './useLinkHolder'

/** Lets an invited user choose a password, and signs them in. */
export function AcceptInvite() {
  const { state, holder, token, retry } = useLinkHolder(InvitationDocument)
  const [accept] = useAcceptInviteMutation({ context: { quiet: true } })
  const { isDone, enter } = useEntry()
  if (state === 'loading') return <LinkLoading />
  if (state === 'failed') return <LinkFailed onRetry={retry} />
  if (!holder)
    return (
      <LinkExpired ask="If you have joined already, sign in; else ask an admin of your team for a new invitation." />
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
