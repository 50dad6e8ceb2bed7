import { useNotificationAddedSubscription } from '../../gql/generated'
import { updateList, prependEntry } from '../../lib/lists'

/** Puts each pushed notification first in the cached list and counts it as unread. */
export function useNotificationFeed() {
  useNotificationAddedSubscription({
    onData: ({ client: { cache }, data: { data } }) => {
      const added = data?.notificationAdded
      const key = added && cache.identify({ __typename: 'Notification', id: added.id })
      if (!key) return
      updateList(cache, { field: 'notifications' }, (list) => {
        const isKnown = list.nodes?.some(({ __ref }) => __ref === key)
        const unread = (list.unreadCount ?? 0) + (isKnown || added.isRead ? 0 : 1)
        return { ...prependEntry(list, { __ref: key }), unreadCount: unread }
      })
    },
  })
}
