import type { EntityManager } from '@mikro-orm/postgresql'
import { announce } from '#platform/events/events'
import type { NotificationEvent, NotificationTemplate, NotificationTemplates } from '#platform/events/notify'
import { type PageRequest, span } from '#platform/queries/page'
import { readPage } from '#platform/queries/rows'
import type { Viewer } from '#platform/auth/viewer'
import { Notification } from './notification.entity.js'

/** Notifications of users. */
export class Notifications {
  constructor(
    private readonly db: EntityManager,
    private readonly templates: NotificationTemplates,
  ) {}

  /** The viewer's notifications, newest first. */
  list(viewer: Viewer, request: PageRequest) {
    return readPage(this.db, Notification, {
      sort: 'created_at',
      conditions: [{ sql: 'r.user_id = ?', parameters: [viewer.id] }],
      ...span(request),
    })
  }

  /** Number of the viewer's unread notifications. */
  unreadCount(viewer: Viewer): Promise<number> {
    return this.db.fork().count(Notification, { userId: viewer.id, isRead: false })
  }

  /** A notification of any user, or null. Callers apply the policy. */
  find(id: string): Promise<Notification | null> {
    return this.db.fork().findOne(Notification, id)
  }

  /** Returns how many were unread. */
  markAllRead(viewer: Viewer): Promise<number> {
    return this.db.fork().nativeUpdate(Notification, { userId: viewer.id, isRead: false }, { isRead: true })
  }

  /** Adds a notification in the transaction of the event. */
  notify = async (em: EntityManager, event: NotificationEvent): Promise<void> => {
    const { userId, type } = event
    const template = this.templates[type] as NotificationTemplate<NotificationEvent>
    const link = template.link(event, 1)
    if (template.once && (await em.count(Notification, { userId, link }))) return
    const id = template.merged
      ? await this.merge(em, { ...event, link, key: template.mergedBy?.(event) ?? link }, (count) => ({
          message: template.merged!(event, count),
          link: template.link(event, count),
        }))
      : await this.add(em, { userId, message: template.text(event), link })
    await announce(em, { topic: 'notification', id, userId })
  }

  private async add(em: EntityManager, fields: Pick<Notification, 'userId' | 'message' | 'link'>) {
    const notification = em.create(Notification, fields)
    await em.flush()
    return notification.id
  }

  /** Merges the event into the unread notification with the same key whose last event is at most an hour old, or creates one. */
  private async merge(
    em: EntityManager,
    { userId, type, link, key }: Pick<NotificationEvent, 'userId' | 'type'> & { link: string; key: string },
    contentOf: (count: number) => Pick<Notification, 'message' | 'link'>,
  ): Promise<string> {
    const mergeKey = `${type} ${key}`
    await em.execute(
      `update notification set merge_key = null
       where user_id = ? and merge_key = ? and not is_read and created_at < now() - interval '1 hour'`,
      [userId, mergeKey],
    )
    const [{ id, count }] = await em.execute<{ id: string; count: number }[]>(
      `insert into notification (user_id, message, link, merge_key) values (?, ?, ?, ?)
       on conflict (user_id, merge_key) where merge_key is not null and not is_read
       do update set count = notification.count + 1, created_at = now() returning id, count`,
      [userId, contentOf(1).message, link, mergeKey],
    )
    if (count > 1) await em.nativeUpdate(Notification, { id }, contentOf(count))
    return id
  }
}
