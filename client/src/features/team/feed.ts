import { updateList, prependEntry, removeEntry } from '../../shared/lib/lists/connectionCache'
import { useMemberChangedSubscription } from './feed.generated'
import type { MemberFieldsFragment } from './MemberFields.generated'

const fits = ({ username, email }: MemberFieldsFragment, search: unknown) =>
  typeof search !== 'string' ||
  [username, email ?? ''].some((words) => words.toLowerCase().includes(search.toLowerCase()))

/**
 * Applies pushed changes to every cached list of the team: new members first, removed ones out. A removed
 * user stays in the cache, as the owner of their assets.
 */
export function useTeamFeed() {
  useMemberChangedSubscription({
    onData: ({ client: { cache }, data: { data } }) => {
      const { member, removedId } = data?.memberChanged ?? {}
      const id = member?.id ?? removedId
      const key = id && cache.identify({ __typename: 'User', id })
      if (!key) return
      updateList(cache, { field: 'team' }, (list, { search }) => {
        if (!member || !fits(member, search)) return removeEntry(list, key)
        return list.nodes?.some(({ __ref }) => __ref === key) ? list : prependEntry(list, { __ref: key })
      })
    },
  })
}
