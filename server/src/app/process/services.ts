import type { Logger } from 'pino'
import { ArrivingFiles } from '../../modules/file/arriving-files.js'
import { type QuotaLimits, Quotas } from '../../modules/file/quotas.js'
import { Room } from '../../modules/file/room.js'
import type { Events } from '../../core/events.js'
import type { Jobs } from '../../modules/work/jobs.js'
import type { Database } from '../../db/orm.js'
import type { Engine } from '../../engines/engine.js'
import type { Mail } from '../../mail/mail.js'
import type { Pictures } from '../../media/pictures.js'
import { Accounts, type RegistrationRules } from '../../modules/account/account.service.js'
import { confirmationIn } from '../../modules/account/confirmation.js'
import { DeviceProofs } from '../../modules/account/device-proofs.js'
import { PasswordHashing } from '../../modules/account/password-hashing.js'
import { ApiTokens } from '../../modules/account/api-token.service.js'
import { KnownViewers } from '../../modules/account/known-viewers.js'
import { Links } from '../../modules/account/link.service.js'
import { Passwords } from '../../modules/account/password.service.js'
import { Sessions } from '../../modules/account/session.service.js'
import { Team } from '../../modules/account/team.service.js'
import type { Tries } from '../../modules/account/tries.js'
import { Assets } from '../../modules/asset/asset.service.js'
import { AuditLog } from '../../modules/audit/audit.service.js'
import { Chat } from '../../modules/chat/chat.service.js'
import { Market } from '../../modules/market/market.service.js'
import { Cuts } from '../../modules/merge/cut.service.js'
import { FilmParts } from '../../modules/merge/film-parts.js'
import { Merges } from '../../modules/merge/merge.service.js'
import { TransitionPreviews } from '../../modules/merge/transition-preview.service.js'
import { Moderation } from '../../modules/moderation/moderation.service.js'
import { Notifications } from '../../modules/notification/notification.service.js'
import { FileReaders } from '../../modules/project/file-readers.js'
import { Projects } from '../../modules/project/project.service.js'
import { PictureOrders } from '../../modules/picture/picture.service.js'
import { EngineName } from '../../modules/video/video.entity.js'
import { Videos } from '../../modules/video/video.service.js'
import { Work } from '../../modules/work/work.service.js'
import { freeBytes } from '../../storage/private-files.js'
import type { Storage } from '../../storage/storage.js'

/** What the operations stand on. */
export interface Ground {
  database: Database
  events: Events
  jobs: Jobs
  storage: Storage
  pictures: Pictures
  engine: Pick<Engine, 'name' | 'cancel'>
  /** A folder on this machine for files under way. */
  scratch: string
  /** Bytes of pieces of films that are kept at most. */
  mergeCacheBytes: number
  quotaLimits: QuotaLimits
  /** Bytes that are kept free. */
  reserveBytes: number
  /** Signs sessions. */
  secret: string
  tries: Tries
  registration: RegistrationRules
  /** Where people reach this installation. */
  publicUrl: string
  /** Null where no mail server is known. */
  mail: Mail | null
  log: Logger
}

/** The operations, one object a module. */
export function makeServices({
  database: { em },
  events,
  jobs,
  storage,
  pictures,
  engine,
  scratch,
  mergeCacheBytes,
  quotaLimits,
  reserveBytes,
  secret,
  tries,
  registration,
  publicUrl,
  mail,
  log,
}: Ground) {
  const notifications = new Notifications(em)
  const known = new KnownViewers(events)
  const demandConfirmation = confirmationIn(em)
  const [hashing, devices] = [new PasswordHashing(), new DeviceProofs(secret)]
  const apiTokens = new ApiTokens(em, known, demandConfirmation, log)
  const sessions = new Sessions(em, known, apiTokens, secret)
  const accounts = new Accounts({
    db: em,
    sessions,
    tokens: apiTokens,
    hashing,
    devices,
    tries,
    demandConfirmation,
    rules: registration,
  })
  const links = new Links(publicUrl, mail, log)
  const quotas = new Quotas(em, quotaLimits)
  const room = new Room([() => storage.free(), () => freeBytes(scratch)], reserveBytes, quotas)
  const arrivingFiles = new ArrivingFiles(em, storage, quotas)
  const projects = new Projects(em, arrivingFiles, notifications.tell, demandConfirmation, engine)
  const assets = new Assets(em, arrivingFiles, pictures, quotas, room, scratch)
  const engineName = engine.name === 'fal' ? EngineName.FAL : EngineName.LOCAL
  const pictureOrders = new PictureOrders(em, jobs, engineName)
  const filmParts = new FilmParts(em, storage, arrivingFiles, mergeCacheBytes, log)
  const transitionPreviews = new TransitionPreviews(em, projects, filmParts, jobs)
  return {
    accounts,
    apiTokens,
    team: new Team(em, sessions, apiTokens, links, notifications.tell, demandConfirmation),
    passwords: new Passwords(em, accounts, links, tries, hashing, devices, demandConfirmation, log),
    auditLog: new AuditLog(em),
    projects,
    assets,
    moderation: new Moderation(em, assets, notifications.tell),
    market: new Market(em, assets, notifications.tell),
    videos: new Videos(em, projects),
    work: new Work(em, projects, jobs, events, engine),
    pictureOrders,
    chat: new Chat(em, projects, jobs, pictureOrders, engineName),
    cuts: new Cuts(em, projects, transitionPreviews),
    arrivingFiles,
    quotas,
    room,
    fileReaders: new FileReaders(em, events),
    filmParts,
    transitionPreviews,
    merges: new Merges(em, projects, jobs),
    notifications,
  }
}
export type Services = ReturnType<typeof makeServices>
