import type { BatchRead } from '../../core/loaders.js'
import { type Row, rowsById } from '../../core/rows.js'
import { Message } from './message.entity.js'

export const messagesById: BatchRead<Row<Message>> = (em, ids) => rowsById(em, Message, ids)
