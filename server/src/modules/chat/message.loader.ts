import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { Message } from './message.entity.js'

export const messagesById: BatchRead<Row<Message>> = (em, ids) => rowsById(em, Message, ids)
