import type { BatchRead } from '../../core/loaders.js'
import { type Row, rowsById } from '../../core/rows.js'
import { Notification } from './notification.entity.js'

export const notificationsById: BatchRead<Row<Notification>> = (em, ids) => rowsById(em, Notification, ids)
