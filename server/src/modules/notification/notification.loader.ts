import type { BatchRead } from '#core/loaders'
import { type Row, rowsById } from '#core/rows'
import { Notification } from './notification.entity.js'

export const notificationsById: BatchRead<Row<Notification>> = (em, ids) => rowsById(em, Notification, ids)
