import type { ApolloClient } from '@apollo/client'
import { useEffect, useRef } from 'react'
import { prependEntry, updateList } from '../../shared/lib/lists/connectionCache'
import { UnreadCountDocument, useNotificationAddedSubscription } from './notifications.generated'

/** Milliseconds in which notifications are gathered before their count is asked for again. */
const PAUSE = 200

const countAgain = (client: ApolloClient) =>
  client
    .query({ query: UnreadCountDocument, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch(() => undefined) // the next notification asks again

/**
 * Puts each pushed notification first in the cached list, and asks how many are unread: one that is pushed may
 * be counted already.
 */
export function useNotificationFeed() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useNotificationAddedSubscription({
    onData: ({ client, data: { data } }) => {
      const { cache } = client
      const key = data && cache.identify({ __typename: 'Notification', id: data.notificationAdded.id })
      if (!key) return
      updateList(cache, { field: 'notifications' }, (list) => prependEntry(list, { __ref: key }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void countAgain(client), PAUSE)
    },
  })
}
