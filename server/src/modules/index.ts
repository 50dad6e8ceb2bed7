import 'reflect-metadata'
import { addJobKinds } from '#platform/queue/job-kinds'
import { account } from './account/index.js'
import { addAuditActions } from './audit/audit-entry.entity.js'
import { audit } from './audit/index.js'
import { billing } from './billing/index.js'
import { chat } from './chat/index.js'
import { cut } from './cut/index.js'
import { file } from './file/index.js'
import { film } from './film/index.js'
import { jobs } from './jobs/index.js'
import { library } from './library/index.js'
import { market } from './market/index.js'
import { model } from './model/index.js'
import { moderation } from './moderation/index.js'
import type { AnyModule, ServicesOf } from './module.js'
import { notification } from './notification/index.js'
import { generation } from './generation/index.js'
import { review } from './review/index.js'
import { project } from './project/index.js'
import { sample } from './sample/index.js'
import { sound } from './sound/index.js'
import { storageUsage } from './storage-usage/index.js'
import { speech } from './speech/index.js'
import { storyboard } from './storyboard/index.js'
import { video } from './video/index.js'
import { webhook } from './webhook/index.js'

/** All modules, in order. Each may import only earlier ones; `.dependency-cruiser.cjs` reads the list from here. */
const ROW = [
  audit,
  account,
  model,
  file,
  library,
  moderation,
  market,
  project,
  notification,
  webhook,
  billing,
  sound,
  video,
  jobs,
  cut,
  generation,
  chat,
  film,
  review,
  storyboard,
  speech,
  sample,
  storageUsage,
] as const

/** The services of all modules. */
export type Services = ServicesOf<(typeof ROW)[number]>

export const MODULES: readonly AnyModule[] = ROW

for (const { auditActions = [], jobs = {} } of MODULES) {
  addAuditActions(auditActions)
  addJobKinds(jobs)
}
