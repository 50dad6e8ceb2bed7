import type { BatchRead } from '#core/loaders'
import { type Row, rowsById } from '#core/rows'
import { Message } from './message.entity.js'

export const messagesById: BatchRead<Row<Message>> = (em, ids) => rowsById(em, Message, ids)
