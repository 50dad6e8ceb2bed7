import { Button, Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useNextPage } from '../../shared/lib/lists/paging'
import { ago, timeOf, dateTimeOf } from '../../shared/lib/time'
import { asRegion } from '../../shared/ui/PopoverRegion'
import type { NotificationFieldsFragment } from './NotificationFields.generated'
import { useNotificationsQuery } from './NotificationList.generated'
import s from './Notifications.module.css'

const PAGE = 30

interface NotificationListProps {
  /** Marks all as read. */
  onMarkRead: () => void
  onLeave: () => void
  onEscape: () => void
}

/** Notifications, newest first, with links to their subjects; unread ones are highlighted. */
export function NotificationList({ onMarkRead, onLeave, onEscape }: NotificationListProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    asRegion(box.current)
    box.current?.focus({ preventScroll: true })
  }, [])
  const { data, error, refetch, fetchMore } = useNotificationsQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const list = data?.notifications
  const retry = () => void refetch().catch(() => undefined)
  const more = useNextPage(fetchMore, list?.pageInfo)
  return (
    <section
      className={s.box}
      aria-label="Notifications"
      tabIndex={-1}
      ref={box}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <header className={s.head}>
        <h2>Notifications</h2>
        {list?.nodes.some(({ isRead }) => !isRead) && (
          <Button
            type="text"
            size="small"
            onClick={() => {
              onMarkRead()
              box.current?.focus({ preventScroll: true })
            }}
          >
            Mark all read
          </Button>
        )}
      </header>
      {!list && !error && (
        <div className={s.quiet}>
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      )}
      {!list && error && (
        <div className={s.quiet} role="alert">
          <p>Unable to load notifications</p>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {list?.nodes.length === 0 && <p className={s.quiet}>No notifications yet</p>}
      {list && list.nodes.length > 0 && (
        <ul>
          {list.nodes.map((notification) => (
            <Notice key={notification.id} notification={notification} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {more && (
        <Button type="text" block size="small" onClick={more}>
          Show older
        </Button>
      )}
    </section>
  )
}

function Notice({
  notification,
  onLeave,
}: {
  notification: NotificationFieldsFragment
  onLeave: () => void
}) {
  const { message, isRead, link, createdAt } = notification
  const words = (
    <>
      <span>{message}</span>
      <time dateTime={timeOf(createdAt).toISOString()} title={dateTimeOf(createdAt)}>
        {ago(createdAt)}
      </time>
    </>
  )
  return (
    <li data-unread={!isRead || undefined}>
      {link ? (
        <Link to={link} onClick={onLeave}>
          {words}
        </Link>
      ) : (
        <p>{words}</p>
      )}
    </li>
  )
}
