import { OutboxEntry } from '#platform/events/outbox'
import { BackgroundTask } from '#platform/queue/background/background-tasks'
import { Job, QueueWatch } from '#platform/queue/job.entity'
import { SharedTask } from '#platform/queue/shared/shared-task.entity'
import { MODULES } from '../../modules/index.js'
import { type Database, type DatabaseOptions, openDatabaseOf } from '#platform/database/orm'
import { IdempotentRequest } from '../rest/idempotent-request.entity.js'

/** The entities of the platform, the REST adapter and all modules. */
const ENTITIES = [
  ...MODULES.flatMap(({ entities = [] }) => entities),
  BackgroundTask,
  IdempotentRequest,
  Job,
  OutboxEntry,
  QueueWatch,
  SharedTask,
]

/** Opens the installation’s database at `url`; see `openDatabaseOf`. */
export const openDatabase = (url: string, options?: DatabaseOptions): Promise<Database> =>
  openDatabaseOf(ENTITIES, url, options)
