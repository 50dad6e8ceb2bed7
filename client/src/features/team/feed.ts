import { liveList, matchesSearch, prependEntry } from '../../shared/lib/lists/connectionCache'
import { useMemberChangedSubscription } from './feed.generated'
import type { MemberFieldsFragment } from './MemberFields.generated'

/** The cached lists of the team: new members first, changed ones keep their place. */
export const teamList = liveList<Pick<MemberFieldsFragment, 'id' | 'username' | 'email'>>({
  typename: 'User',
  field: 'team',
  belongs: ({ username, email }, { search }) => matchesSearch(search, username, email ?? ''),
  place: (list, entry) =>
    list.nodes?.some(({ __ref }) => __ref === entry.__ref) ? list : prependEntry(list, entry),
})

/** Applies pushed changes to the cached lists. A removed user stays in the cache, as the owner of their assets. */
export function useTeamFeed() {
  useMemberChangedSubscription({
    onData: ({ client: { cache }, data: { data } }) => {
      const { member, removedId } = data?.memberChanged ?? {}
      if (member) teamList.put(cache, member)
      else if (removedId) teamList.remove(cache, { id: removedId })
    },
  })
}
