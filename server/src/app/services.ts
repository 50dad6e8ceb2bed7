import type { Logger } from 'pino'
import { Events } from '../core/events.js'
import { Jobs } from '../core/jobs.js'
import type { Database } from '../db/orm.js'
import type { Engine } from '../engines/engine.js'
import type { Pictures } from '../media/pictures.js'
import { Assets } from '../modules/asset/asset.service.js'
import { Chat } from '../modules/chat/chat.service.js'
import { Cuts } from '../modules/merge/cut.service.js'
import { Merges } from '../modules/merge/merge.service.js'
import { Notifications } from '../modules/notification/notification.service.js'
import { Projects } from '../modules/project/project.service.js'
import { EngineName } from '../modules/video/video.entity.js'
import { Videos } from '../modules/video/video.service.js'
import { Work } from '../modules/video/work.service.js'
import type { Storage } from '../storage/storage.js'

/** What the operations stand on. */
export interface Ground {
  database: Database
  events: Events
  jobs: Jobs
  storage: Storage
  pictures: Pictures
  engine: Pick<Engine, 'name'>
  /** A folder on this machine for files under way. */
  scratch: string
  log: Logger
}

/** The operations, one object a module. */
export function makeServices({ database: { em }, jobs, storage, pictures, engine, scratch }: Ground) {
  const projects = new Projects(em, storage)
  return {
    projects,
    assets: new Assets(em, storage, pictures, scratch),
    videos: new Videos(em, projects),
    work: new Work(em, projects, jobs),
    chat: new Chat(em, projects, jobs, engine.name === 'fal' ? EngineName.FAL : EngineName.LOCAL),
    cuts: new Cuts(em, projects),
    merges: new Merges(em, projects, jobs),
    notifications: new Notifications(em),
  }
}
export type Services = ReturnType<typeof makeServices>
