import type { EntityManager } from '@mikro-orm/postgresql'
import argon2 from 'argon2'
import { PLAIN_CUT } from '#schema/cut'
import { Job, JobKind, JobStatus } from '../../../src/modules/work/job.entity.js'
import { User } from '../../../src/modules/account/user.entity.js'
import { ApprovalStatus, Asset } from '../../../src/modules/asset/asset.entity.js'
import { Message, SenderType } from '../../../src/modules/chat/message.entity.js'
import { Notification } from '../../../src/modules/notification/notification.entity.js'
import { Project, ProjectAsset } from '../../../src/modules/project/project.entity.js'
import { EngineName, Video, VideoStatus } from '../../../src/modules/video/video.entity.js'
import { CHEAP, PASSWORD, type TestInstallation } from '../../installation.js'

export type Role = 'anonymous' | 'user' | 'owner' | 'admin'
export const ROLES: Role[] = ['anonymous', 'user', 'owner', 'admin']

/** The things in every world: each has an id of its own, which is the same in every world. */
const THINGS = [
  'admin',
  'owner',
  'user',
  'member',
  'project',
  'hidden',
  'approved',
  'joined',
  'pending',
  'declined',
  'flagged',
  'listed',
  'adminListed',
  'usersOwn',
  'first',
  'second',
  'fresh',
  'running',
  'refused',
  'hiddenVideo',
  'job',
  'hiddenJob',
  'said',
] as const
export type Thing = (typeof THINGS)[number]
export type Ids = Record<Thing, string>

const idAt = (at: number) => `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`
export const IDS = Object.fromEntries(THINGS.map((thing, at) => [thing, idAt(at)])) as Ids
const nameOf = new Map<string, string>(THINGS.map((thing) => [IDS[thing], thing]))

const LONG_AGO = 2020
/**
 * When a thing of the world was made and last changed: long ago, the later the thing, so that every list has
 * one order.
 */
const then = (thing: Thing) => new Date(Date.UTC(LONG_AGO, 0, 1, 0, THINGS.indexOf(thing)))
const times = (thing: Thing) => ({ createdAt: then(thing), updatedAt: then(thing) })

export const videoKeyOf = (thing: Thing) => `videos/${thing}.mp4`
export const assetKeyOf = (thing: Thing) => `assets/${thing}.png`

const hash = argon2.hash(PASSWORD, CHEAP)

async function fill(em: EntityManager): Promise<void> {
  const passwordHash = await hash
  const person = (id: 'admin' | 'owner' | 'user' | 'member') =>
    em.create(User, {
      id: IDS[id],
      username: id,
      email: `${id}@example.com`,
      passwordHash,
      isAdmin: id === 'admin',
      createdAt: then(id),
    })
  const asset = (id: Thing, more: Partial<Asset> = {}) =>
    em.create(Asset, {
      id: IDS[id],
      name: `The ${id} one`,
      tags: [id],
      ownerId: IDS.owner,
      approvalStatus: ApprovalStatus.APPROVED,
      originalKey: assetKeyOf(id),
      mediumKey: `assets/${id}.webp`,
      smallKey: `assets/${id}-small.webp`,
      width: 640,
      height: 360,
      dominantColor: '#335577',
      thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
      ...times(id),
      ...more,
    })
  const video = (id: Thing, status: VideoStatus, projectId = IDS.project) =>
    em.create(Video, {
      id: IDS[id],
      projectId,
      authorId: IDS.owner,
      status,
      title: id,
      prompt: id,
      engine: EngineName.LOCAL,
      ...times(id),
      ...(status !== VideoStatus.IN_PROGRESS && {
        videoKey: videoKeyOf(id),
        posterKey: `videos/${id}.webp`,
        duration: 4,
        frames: 96,
        width: 1280,
        height: 720,
        hasSound: true,
      }),
    })
  const job = (id: Thing, projectId: string, videoId: string) =>
    em.create(Job, {
      id: IDS[id],
      kind: JobKind.VIDEO,
      status: JobStatus.RUNNING,
      projectId,
      videoId,
      authorId: IDS.owner,
      createdAt: then(id),
    })
  for (const id of ['admin', 'owner', 'user', 'member'] as const) person(id)
  await em.flush()
  asset('approved')
  asset('joined')
  asset('pending', { approvalStatus: ApprovalStatus.PENDING })
  asset('declined', { approvalStatus: ApprovalStatus.DECLINED })
  asset('flagged', { flaggedAt: then('flagged'), flagReason: 'Shows a logo' })
  asset('listed', { price: 5 })
  asset('adminListed', { price: 7, ownerId: IDS.admin })
  asset('usersOwn', { ownerId: IDS.user })
  em.create(Project, {
    id: IDS.project,
    name: 'The Keeper',
    ownerId: IDS.owner,
    cutVideoIds: [IDS.first, IDS.second],
    cutGaps: [PLAIN_CUT],
    ...times('project'),
  })
  em.create(Project, {
    id: IDS.hidden,
    name: 'Hidden',
    ownerId: IDS.owner,
    isPrivate: true,
    ...times('hidden'),
  })
  await em.flush()
  em.create(ProjectAsset, { projectId: IDS.project, assetId: IDS.joined, createdAt: then('joined') })
  video('first', VideoStatus.ACCEPTED)
  video('second', VideoStatus.ACCEPTED)
  video('fresh', VideoStatus.PENDING)
  video('running', VideoStatus.IN_PROGRESS)
  video('refused', VideoStatus.DECLINED)
  video('hiddenVideo', VideoStatus.PENDING, IDS.hidden)
  await em.flush()
  job('job', IDS.project, IDS.running)
  job('hiddenJob', IDS.hidden, IDS.hiddenVideo)
  em.create(Message, {
    id: IDS.said,
    projectId: IDS.project,
    authorId: IDS.owner,
    content: 'A lighthouse',
    senderType: SenderType.USER,
    createdAt: then('said'),
  })
  for (const id of ['owner', 'user', 'admin'] as const)
    em.create(Notification, { userId: IDS[id], message: `Welcome, ${id}`, createdAt: then(id) })
  await em.flush()
}

/** Tables in an order in which rows can be added; the other way round they can be removed. */
const TABLES = [
  'account',
  'session',
  'api_token',
  'account_link',
  'limited_try',
  'idempotent_request',
  'audit_entry',
  'model_choice',
  'notification',
  'asset',
  'project',
  'project_asset',
  'video',
  'job',
  'message',
  'film_part',
  'arriving_file',
  'stored_file',
  'storage_use',
  'upload_day',
  'background_task',
  'queue_watch',
  'shared_task',
  'ledger_entry',
  'pending_bill',
  'provider_price',
  'budget',
]
/** What is announced waits here for some milliseconds. */
const PASSING = 'outbox'
const each = (tables: string[], statement: (table: string) => string) => tables.map(statement).join('; ')

/** The columns of each table that Postgres does not make of others. */
async function writableColumns(em: EntityManager): Promise<Map<string, string>> {
  const rows = await em.execute<{ name: string; columns: string }[]>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** A world that can be made again and again, on an installation of its own. */
export async function openWorld(installation: TestInstallation) {
  const { database, services } = installation.installation
  const em = database.em.fork()
  const known = new Set([...em.getMetadata()].map(({ tableName }) => tableName))
  const forgotten = [...known].filter((table) => table && !TABLES.includes(table) && table !== PASSING)
  if (forgotten.length) throw new Error(`The world does not look at ${forgotten.join(', ')}`)
  await fill(em)
  await em.execute(
    `create schema kept; ${each(TABLES, (table) => `create table kept."${table}" as table "${table}"`)}`,
  )
  const columns = await writableColumns(em)
  const put = (table: string) =>
    `insert into "${table}" (${columns.get(table)}) select ${columns.get(table)} from kept."${table}"`
  const again = `${each([...TABLES].reverse(), (table) => `delete from "${table}"`)}; ${each(TABLES, put)}`
  const passwordHash = await hash
  const look = `select ${TABLES.map((table) => `(select json_agg(r order by r::text)::text from "${table}" r) as "${table}"`).join(', ')}`
  const comparable = (table: string, json: string | null) =>
    ((json ? JSON.parse(json) : []) as unknown[])
      .map((row) => JSON.stringify(plain(row, table, passwordHash)))
      .sort()
  const [asFilled] = await em.execute<Record<string, string | null>[]>(look)
  const untouched = Object.fromEntries(TABLES.map((table) => [table, comparable(table, asFilled[table])]))
  /** The session in which the world was last seen untouched; whoever changes more than that spoils it. */
  let clean: { role: Role; token: string | undefined; session: string | null } | undefined
  return {
    /** Creates the one state that every operation starts from, and returns the token of `role` in it. */
    fresh: async (role: Role): Promise<string | undefined> => {
      if (clean?.role === role) return clean.token
      await em.execute(clean ? 'delete from session' : again)
      const token =
        role === 'anonymous'
          ? undefined
          : (await services.accounts.sessions.begin(await database.em.fork().findOneOrFail(User, IDS[role])))!
              .token
      const [{ session }] = await em.execute<[{ session: string | null }]>(
        'select json_agg(r order by r::text)::text as session from session r',
      )
      clean = { role, token, session }
      return token
    },
    /** Every row of every table, as it compares. */
    stored: async (): Promise<Record<string, string[]>> => {
      const [state] = await em.execute<Record<string, string | null>[]>(look)
      const isClean = TABLES.every(
        (table) => state[table] === (table === 'session' ? clean?.session : asFilled[table]),
      )
      if (!isClean) clean = undefined
      return Object.fromEntries(
        TABLES.map((table) => [
          table,
          state[table] === asFilled[table] ? untouched[table] : comparable(table, state[table]),
        ]),
      )
    },
  }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const NEW_FILE = /^\w+\/[0-9a-f]{2}\/[0-9a-f]{2}\//
const FILE_OF_THING = /^(assets|videos)\/[a-z-]+\.\w+$/i
/** Different each time, or counted down. */
const BY_CHANCE = new Set(['seed', 'token_hash', 'expire'])

/** A text with ids of the world as the names of their things. */
export const named = (text: string): string => text.replace(UUID, (id) => nameOf.get(id) ?? 'new')

/** A value as it compares: ids by name, times by whether they are of now, what chance chose left out. */
function plain(value: unknown, key: string, passwordHash: string): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, key, passwordHash))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, plain(item, name, passwordHash)]),
    )
  if (value === null || value === undefined) return null
  if (BY_CHANCE.has(key)) return 'chance'
  if (key === 'password_hash') return value === passwordHash ? 'the same' : 'another'
  if (typeof value !== 'string') return value
  if (TIME.test(value)) return value.startsWith(String(LONG_AGO)) ? value : 'now'
  if (key === 'key' && NEW_FILE.test(value)) return 'a new file'
  return key.endsWith('_key') && !FILE_OF_THING.test(value) ? 'a new file' : named(value)
}
