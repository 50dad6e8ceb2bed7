import type { EntityManager } from '@mikro-orm/postgresql'
import { announce } from '#platform/events/events'
import type { NotificationEvent, NotificationTemplate, NotificationTemplates } from '#platform/events/notify'
import { type PageRequest, span } from '#platform/queries/page'
import { readPage } from '#platform/queries/rows'
import type { Viewer } from '#platform/auth/viewer'
import { Notification } from './notification.entity.js'

/** Notifications of people. */
export class Notifications {
  constructor(
    private readonly db: EntityManager,
    private readonly templates: NotificationTemplates,
  ) {}

  /** The viewer's own, newest first. */
  list(viewer: Viewer, request: PageRequest) {
    return readPage(this.db, Notification, {
      sort: 'created_at',
      conditions: [{ sql: 'r.user_id = ?', parameters: [viewer.id] }],
      ...span(request),
    })
  }

  /** How many of the viewer's own are unread. */
  unreadCount(viewer: Viewer): Promise<number> {
    return this.db.fork().count(Notification, { userId: viewer.id, isRead: false })
  }

  /** One of any person; null if there is none. For callers that apply the policy themselves. */
  find(id: string): Promise<Notification | null> {
    return this.db.fork().findOne(Notification, id)
  }

  /** Returns how many were unread. */
  markAllRead(viewer: Viewer): Promise<number> {
    return this.db.fork().nativeUpdate(Notification, { userId: viewer.id, isRead: false }, { isRead: true })
  }

  /** Writes a notification within the transaction of the event. */
  notify = async (em: EntityManager, event: NotificationEvent): Promise<void> => {
    const { userId, type } = event
    const telling = this.templates[type] as NotificationTemplate<NotificationEvent>
    const link = telling.link(event)
    if (telling.once && (await em.count(Notification, { userId, link }))) return
    const id = telling.merged
      ? await this.merge(em, { ...event, link, about: telling.mergedBy?.(event) ?? '' }, (count) =>
          telling.merged!(event, count),
        )
      : await this.add(em, { userId, message: telling.text(event), link })
    await announce(em, { topic: 'notification', id, userId })
  }

  private async add(em: EntityManager, fields: Pick<Notification, 'userId' | 'message' | 'link'>) {
    const notification = em.create(Notification, fields)
    await em.flush()
    return notification.id
  }

  /** Adds to the unread notification with the same key, or begins one if its last event is an hour old. */
  private async merge(
    em: EntityManager,
    {
      userId,
      type,
      link,
      about,
    }: Pick<NotificationEvent, 'userId' | 'type'> & { link: string; about: string },
    textOf: (count: number) => string,
  ): Promise<string> {
    const mergeKey = `${type} ${link} ${about}`.trim()
    await em.execute(
      `update notification set merge_key = null
       where user_id = ? and merge_key = ? and not is_read and created_at < now() - interval '1 hour'`,
      [userId, mergeKey],
    )
    const [{ id, count }] = await em.execute<{ id: string; count: number }[]>(
      `insert into notification (user_id, message, link, merge_key) values (?, ?, ?, ?)
       on conflict (user_id, merge_key) where merge_key is not null and not is_read
       do update set count = notification.count + 1, created_at = now() returning id, count`,
      [userId, textOf(1), link, mergeKey],
    )
    if (count > 1) await em.execute('update notification set message = ? where id = ?', [textOf(count), id])
    return id
  }
}
