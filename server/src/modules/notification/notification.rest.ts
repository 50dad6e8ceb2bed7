import { z } from 'zod'
import {
  PAGE_NAMES,
  type Call,
  call,
  field,
  idField,
  pageResponse,
  pageOf,
  pageQuery,
  shape,
  timeField,
} from '#platform/api/rest'
import type { Notification } from './notification.entity.js'
import type { Notifications } from './notification.service.js'

const tag = 'Notifications'

const notificationShape = shape('Notification', 'A notification for a user.', {
  notification_id: idField('Opaque and stable.', 'notification'),
  message: field(z.string(), 'A sentence.', 'ben approved your asset “Lighthouse at dusk”'),
  is_notification_read: field(z.boolean(), 'Whether it was read.', false),
  created_at: timeField('When it happened.'),
})
const updatedShape = shape('Updated', 'The result of marking notifications as read.', {
  updated: field(z.int(), 'How many were unread.', 3),
})

const notificationView = ({
  id,
  message,
  isRead,
  createdAt,
}: Notification): z.output<typeof notificationShape> => ({
  notification_id: id,
  message,
  is_notification_read: isRead,
  created_at: createdAt.toISOString(),
})

export const notificationCalls = (notifications: Notifications): Call[] => [
  call({
    method: 'get',
    path: '/notifications',
    name: 'listNotifications',
    tag,
    summary: 'The caller’s notifications, newest first',
    query: pageQuery,
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Notifications.', shape: z.array(notificationShape) }],
    run: async ({ viewer }, { query }) =>
      pageResponse(await notifications.list(viewer, pageOf(query)), notificationView),
  }),
  call({
    method: 'post',
    path: '/notifications/mark_all_notifications_as_read',
    name: 'markNotificationsRead',
    tag,
    summary: 'Marks all of the caller’s notifications as read',
    responses: [{ status: 200, description: 'How many were unread.', shape: updatedShape }],
    run: async ({ viewer }) => ({ updated: await notifications.markAllRead(viewer) }),
  }),
]
