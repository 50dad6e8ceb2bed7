import type { EntityManager } from '@mikro-orm/postgresql'
import { isId } from '../../core/check.js'
import { announce } from '../../core/events.js'
import { notFound } from '../../core/failure.js'
import type { Happening } from '../../core/herald.js'
import { type PageRequest, span } from '../../core/page.js'
import { readPage } from '../../core/rows.js'
import type { Viewer } from '../../core/viewer.js'
import { Notification } from './notification.entity.js'

/** A text for each kind of happening, made of what that kind carries. */
type Told<Text> = { [Type in Happening['type']]: (happening: Happening & { type: Type }) => Text }
const tell = <Text>(told: Told<Text>, happening: Happening): Text =>
  (told[happening.type] as (happening: Happening) => Text)(happening)

const words: Told<string> = {
  'video-ready': ({ title }) => `Your video “${title}” is ready to review`,
  'video-failed': ({ title, why }) => `Your video “${title}” could not be generated: ${why}`,
  'film-ready': ({ title }) => `Your film “${title}” is merged and ready to download`,
  'film-failed': ({ title, why }) => `Your film “${title}” could not be merged: ${why}`,
  invited: ({ by }) => `${by} invited you to the team`,
  'asset-approved': ({ name, by, note }) => `${by} approved your asset “${name}”${note ? `: ${note}` : ''}`,
  'asset-declined': ({ name, by, note }) => `${by} declined your asset “${name}”${note ? `: ${note}` : ''}`,
  'asset-copied': ({ name, by }) => `${by} added your asset “${name}” from the marketplace to their library`,
  'asset-flagged': ({ name, by, reason }) => `${by} flagged “${name}”: ${reason}`,
  'asset-used': ({ name, by, project }) => `${by} added your asset “${name}” to the project “${project}”`,
  'let-into-project': ({ by, project }) => `${by} added you to the project “${project}”`,
}
const links: Told<string> = {
  'video-ready': ({ projectId }) => `/projects/${projectId}?tab=videos`,
  'video-failed': ({ projectId }) => `/projects/${projectId}?tab=chat`,
  'film-ready': ({ projectId }) => `/projects/${projectId}?tab=merged`,
  'film-failed': ({ projectId }) => `/projects/${projectId}?tab=merged`,
  invited: () => '/projects',
  'asset-approved': ({ assetId }) => `/library/my-library/${assetId}`,
  'asset-declined': ({ assetId }) => `/library/my-library/${assetId}`,
  'asset-copied': ({ assetId }) => `/library/my-library/${assetId}`,
  'asset-flagged': ({ assetId }) => `/library/flagged/${assetId}`,
  'asset-used': ({ projectId }) => `/projects/${projectId}?tab=assets`,
  'let-into-project': ({ projectId }) => `/projects/${projectId}`,
}

/** Told once, however often somebody is taken away and let in again. */
const ONCE: Happening['type'][] = ['invited', 'let-into-project']

/** What a person was told. */
export class Notifications {
  constructor(private readonly db: EntityManager) {}

  /** The viewer's own, newest first, with how many are unread. */
  async list(viewer: Viewer, request: PageRequest) {
    const page = await readPage(this.db.fork(), Notification, {
      sort: 'created_at',
      conditions: [{ sql: 'r.user_id = ?', parameters: [viewer.id] }],
      ...span(request),
    })
    return {
      ...page,
      unreadCount: await this.db.fork().count(Notification, { userId: viewer.id, isRead: false }),
    }
  }

  /** Throws NOT_FOUND for one that is not the viewer's. */
  async open(viewer: Viewer, id: string): Promise<Notification> {
    const notification = isId(id)
      ? await this.db.fork().findOne(Notification, { id, userId: viewer.id })
      : null
    if (!notification) throw notFound('Notification')
    return notification
  }

  /** Answers how many were unread. */
  markAllRead(viewer: Viewer): Promise<number> {
    return this.db.fork().nativeUpdate(Notification, { userId: viewer.id, isRead: false }, { isRead: true })
  }

  /** Writes a notification within the transaction of what happened. */
  tell = async (em: EntityManager, happening: Happening): Promise<void> => {
    const [{ userId }, link] = [happening, tell(links, happening)]
    if (ONCE.includes(happening.type) && (await em.count(Notification, { userId, link }))) return
    const notification = em.create(Notification, { userId, message: tell(words, happening), link })
    await em.flush()
    await announce(em, { topic: 'notification', id: notification.id, userId: happening.userId })
  }
}
