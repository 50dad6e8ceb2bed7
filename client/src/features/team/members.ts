import { confirm, type ConfirmOptions } from '../../shared/lib/confirm'
import { messageOf } from '../../shared/lib/network/errors'
import { liveList, matchesSearch, prependNewEntry } from '../../shared/lib/lists/connectionCache'
import { toast } from '../../shared/lib/toast'
import { useMemberChangedSubscription } from './feed.generated'
import type { MemberFieldsFragment } from './MemberFields.generated'
import type { FreshLink } from './LinkDialog'
import {
  useRenewInviteMutation,
  useResetMemberPasswordMutation,
  useRemoveMemberMutation,
  useUpdateMemberMutation,
} from './team.generated'

/** Cached lists of the team: new members first, changed ones keep their position. */
export const teamList = liveList<Pick<MemberFieldsFragment, 'id' | 'username' | 'email'>>({
  typename: 'User',
  field: 'team',
  belongs: ({ username, email }, { search }) => matchesSearch(search, username, email ?? ''),
  place: prependNewEntry,
})

/** Applies pushed changes to the cached lists. Removed users stay cached as owners of their assets. */
export function useTeamFeed() {
  useMemberChangedSubscription({
    onData: ({ client: { cache }, data: { data } }) => {
      const { member, removedId } = data?.memberChanged ?? {}
      if (member) teamList.put(cache, member)
      else if (removedId) teamList.remove(cache, { id: removedId })
    },
  })
}

const FAILED = 'Failed to remove team member'

/** Admin actions for a member. Refusals are shown with the server’s message. `onLink` receives new links. */
export function useMemberActions(onLink: (fresh: FreshLink) => void) {
  const [remove] = useRemoveMemberMutation({ context: { quiet: true } })
  const [give] = useUpdateMemberMutation()
  const [renew] = useRenewInviteMutation()
  const [reset] = useResetMemberPasswordMutation()

  const removeMember = async (userId: string) => {
    try {
      await remove({
        variables: { userId },
        update: (cache) => teamList.remove(cache, { id: userId }),
      })
      toast.success('Team member removed successfully')
    } catch (caught) {
      toast.error([FAILED, messageOf(caught)].filter(Boolean).join('\n'))
    }
  }
  const confirmDanger = (question: ConfirmOptions) =>
    void confirm({ ...question, focusable: { autoFocusButton: 'cancel' } })
  const updateMember = async ({ id }: MemberFieldsFragment, isAdmin: boolean) => {
    await give({ variables: { userId: id, isAdmin } }).catch(() => null)
  }
  return {
    revoke: ({ id, username, isInvited }: MemberFieldsFragment) =>
      confirmDanger({
        title: 'Revoke access',
        content: isInvited
          ? `Are you sure you want to revoke the invitation of ${username}? The link stops working at once.`
          : `Are you sure you want to remove ${username} from the team? Every session ends at once. What was made stays.`,
        okText: 'Revoke',
        onOk: () => removeMember(id),
      }),
    leave: ({ id }: MemberFieldsFragment) =>
      confirmDanger({
        title: 'Leave the team',
        content:
          'Are you sure you want to leave? You are signed out at once, and only an admin can invite you back.',
        okText: 'Leave',
        onOk: () => removeMember(id),
      }),
    makeAdmin: (member: MemberFieldsFragment) => void updateMember(member, true),
    removeAdmin: (member: MemberFieldsFragment) => void updateMember(member, false),
    resignAsAdmin: (member: MemberFieldsFragment) =>
      confirmDanger({
        title: 'Give up admin rights',
        content:
          'You will lose access to the team, the audit log and flagged assets. Only another admin can restore it.',
        okText: 'Give up',
        onOk: () => updateMember(member, false),
      }),
    renewInvite: async ({ id, username }: MemberFieldsFragment) => {
      const made = await renew({ variables: { userId: id } }).catch(() => null)
      if (made?.data) onLink({ ...made.data.renewInvite, title: `Invitation for ${username}` })
    },
    makePasswordLink: async ({ id, username }: MemberFieldsFragment) => {
      const made = await reset({ variables: { userId: id } }).catch(() => null)
      if (made?.data) onLink({ ...made.data.resetMemberPassword, title: `New password for ${username}` })
    },
  }
}
