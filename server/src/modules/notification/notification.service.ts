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
    const notification = em.create(Notification, { userId, message: telling.text(event), link })
    await em.flush()
    await announce(em, { topic: 'notification', id: notification.id, userId })
  }
}
