import type { Events } from '../core/events.js'
import type { Jobs } from '../core/jobs.js'
import type { Database } from '../db/orm.js'
import type { Engine } from '../engines/engine.js'
import type { Pictures } from '../media/pictures.js'
import { Accounts, type RegistrationRules } from '../modules/account/account.service.js'
import { Sessions } from '../modules/account/session.service.js'
import type { Tries } from '../modules/account/tries.js'
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
  /** Signs sessions. */
  secret: string
  tries: Tries
  registration: RegistrationRules
}

/** The operations, one object a module. */
export function makeServices({ database: { em }, events, jobs, storage, pictures, engine, scratch, secret, tries, registration }: Ground) {
  const accounts = new Accounts(em, new Sessions(em, events, secret), tries, registration)
  const projects = new Projects(em, storage)
  return {
    accounts,
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
