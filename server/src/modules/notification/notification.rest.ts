import { z } from 'zod'
import {
  PAGE_NAMES,
  TIME,
  type Call,
  call,
  field,
  idField,
  pageResponse,
  pageOf,
  pageQuery,
  shape,
} from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { Notification } from './notification.entity.js'
import type { Notifications } from './notification.service.js'

const tag = 'Notifications'

const same = restFields(Notification, {
  message: 'ben approved your asset “Lighthouse at dusk”',
  createdAt: TIME,
})
const notificationShape = shape('Notification', 'A notification for a user.', {
  notification_id: idField('Opaque and stable.', 'notification'),
  ...same.fields,
  is_notification_read: field(z.boolean(), 'Whether it was read.', false),
})
const updatedShape = shape('Updated', 'The result of marking notifications as read.', {
  updated: field(z.int(), 'How many were unread.', 3),
})

const notificationView = (notification: Notification): z.output<typeof notificationShape> => ({
  notification_id: notification.id,
  ...same.of(notification),
  is_notification_read: notification.isRead,
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
