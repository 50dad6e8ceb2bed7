import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { Notification } from './notification.entity.js'

export const notificationsById: BatchRead<Row<Notification>> = (em, ids) => rowsById(em, Notification, ids)
