import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { account } from '../account/index.js'
import { defineModule } from '../module.js'
import { Notification } from './notification.entity.js'
import { NotificationResolver } from './notification.resolver.js'
import { notificationCalls } from './notification.rest.js'
import { Notifications } from './notification.service.js'

const notificationsById: BatchRead<Row<Notification>> = (em, ids) => rowsById(em, Notification, ids)

declare module '#platform/events/events' {
  interface DomainEvents {
    notification: { id: string; userId: string }
  }
}

/** Notifications of users. */
export const notification = defineModule({
  name: 'notification',
  needs: [account],
  entities: [Notification],
  services: ({ em, templates }) => ({ notifications: new Notifications(em, templates) }),
  resolvers: ({ events, notifications }) => [new NotificationResolver(notifications, events)],
  references: {
    Notification: async (viewer, id, loaders) => {
      const found = await loaders.of(notificationsById).load(id)
      return found?.userId === viewer.id ? found : null
    },
  },
  rest: ({ notifications }) => notificationCalls(notifications),
  restTags: { Notifications: 'Notifications of the caller.' },
  hooks: ({ notifications }) => ({ notify: notifications.notify }),
})
