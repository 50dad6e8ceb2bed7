import { OutboxEntry } from '#platform/events/outbox'
import { MODULES } from '../../modules/index.js'
import { type Database, type DatabaseOptions, openDatabaseOf } from '#platform/database/orm'
import { IdempotentRequest } from '../rest/idempotent-request.entity.js'

/** Every table of the installation: those of all modules, and the REST adapter’s own. */
const ENTITIES = [...MODULES.flatMap(({ entities = [] }) => entities), IdempotentRequest, OutboxEntry]

/** The installation’s tables on Postgres at `url`; see `openDatabaseOf`. */
export const openDatabase = (url: string, options?: DatabaseOptions): Promise<Database> =>
  openDatabaseOf(ENTITIES, url, options)
