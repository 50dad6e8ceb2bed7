import { Badge, Popover } from 'antd'
import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ApolloClient } from '@apollo/client'
import { useDebouncedCallback } from '../../shared/lib/debounce'
import { liveList, updateList } from '../../shared/lib/lists/connectionCache'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { usePolling } from '../../shared/lib/network/connectivity'
import { toast } from '../../shared/lib/toast'
import { TIMES } from '#schema/limits'
import {
  UnreadCountDocument,
  useMarkNotificationsReadMutation,
  useNotificationAddedSubscription,
  useUnreadCountQuery,
} from './notifications.generated'

const NotificationList = lazyComponent(async () => (await import('./NotificationList')).NotificationList)

const notifications = liveList({ typename: 'Notification', field: 'notifications' })

/** Debounce time before the unread count is refetched. */
const COUNT_DELAY_MS = 200

const refetchUnreadCount = (client: ApolloClient) =>
  void client
    .query({ query: UnreadCountDocument, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch(() => undefined) // the next notification retries

/** Adds pushed notifications to the cached list, and refetches the unread count. */
export function useNotificationFeed() {
  const refetchCount = useDebouncedCallback(refetchUnreadCount, COUNT_DELAY_MS)
  useNotificationAddedSubscription({
    onData: ({ client, data: { data } }) => {
      if (!data) return
      notifications.put(client.cache, data.notificationAdded)
      refetchCount(client)
    },
  })
}

interface NotificationsBellProps {
  className?: string
  /** Whether it is in the sidebar, so that the list opens beside it; on phones it is in the bar. */
  side?: boolean
}

/** Bell button with the notifications. Opening loads them, closing marks all as read (specification N1). */
export function NotificationsBell({ className, side }: NotificationsBellProps) {
  const [open, setOpen] = useState(false)
  const bell = useRef<HTMLButtonElement>(null)
  const { data } = useUnreadCountQuery({
    pollInterval: usePolling(TIMES.assetPolling),
    context: { quiet: true },
  })
  const [markRead] = useMarkNotificationsReadMutation({
    context: { quiet: true },
    update: (cache) => {
      updateList(cache, { field: 'notifications' }, (list) => {
        list.nodes?.forEach(({ __ref }) => cache.modify({ id: __ref, fields: { isRead: () => true } }))
        return { ...list, unreadCount: 0 }
      })
    },
  })
  const unread = data?.notifications.unreadCount ?? 0
  const markAllRead = () => void markRead().catch(() => toast.error('Failed to mark all as read'))
  const toggle = (next: boolean) => {
    setOpen(next)
    if (!next) void markRead().catch(() => undefined) // closing again retries
  }
  const escape = () => {
    toggle(false)
    bell.current?.focus()
  }
  return (
    <Popover
      content={<NotificationList onMarkRead={markAllRead} onLeave={() => toggle(false)} onEscape={escape} />}
      trigger="click"
      open={open}
      onOpenChange={toggle}
      placement={side ? 'rightBottom' : 'bottomRight'}
      arrow={false}
      destroyOnHidden
      align={{ offset: side ? [16, 0] : [56, 4] }}
      styles={{ container: { padding: 0, boxShadow: 'var(--shadow-float)' } }}
    >
      <button
        type="button"
        ref={bell}
        className={className}
        aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-expanded={open}
      >
        <Badge data-badge dot={unread > 0} offset={[-2, 2]}>
          <Bell size={18} />
        </Badge>
        <span>Notifications</span>
      </button>
    </Popover>
  )
}
