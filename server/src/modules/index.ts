import 'reflect-metadata'
import { account } from './account/index.js'
import { asset } from './asset/index.js'
import { audit } from './audit/index.js'
import { chat } from './chat/index.js'
import { file } from './file/index.js'
import { market } from './market/index.js'
import { merge } from './merge/index.js'
import { moderation } from './moderation/index.js'
import { model } from './model/index.js'
import type { AnyModule, ServicesOf } from './module.js'
import { notification } from './notification/index.js'
import { picture } from './picture/index.js'
import { project } from './project/index.js'
import { spending } from './spending/index.js'
import { storage } from './storage/index.js'
import { storyboard } from './storyboard/index.js'
import { video } from './video/index.js'
import { work } from './work/index.js'

/**
 * All modules, in order: each may import only those before it, which `.dependency-cruiser.cjs` reads here.
 */
const ROW = [
  audit,
  account,
  model,
  file,
  asset,
  moderation,
  market,
  project,
  notification,
  spending,
  video,
  work,
  picture,
  chat,
  merge,
  storyboard,
  storage,
] as const

/** The services of all modules. */
export type Services = ServicesOf<(typeof ROW)[number]>

export const MODULES: readonly AnyModule[] = ROW
