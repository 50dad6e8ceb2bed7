import type { EntityManager } from '@mikro-orm/postgresql'
import { badInput } from '#platform/errors/failure'
import { isId } from '#platform/errors/check'
import type { Viewer } from '#platform/auth/viewer'
import { conditionsOf, hasMember } from '../project/project-filter.js'

export enum SpendingBy {
  PROJECT = 'project',
  PERSON = 'person',
  MODEL = 'model',
  MONTH = 'month',
  DAY = 'day',
}

/** Limits the sums; by default everything visible. Both days are included, in UTC. */
interface SpendingFilter {
  firstDay?: string | null
  lastDay?: string | null
  projectId?: string | null
}

/** A sum; amounts are millionths of a US dollar. */
export interface SpendingLine {
  /** The id of the project or person, the model, the month or the day; empty without a project. */
  key: string
  label: string
  spent: number
  /** For orders in progress. */
  reserved: number
  orders: number
  /** Orders with an unknown price, which the amounts leave out. */
  unknown: number
  /** Seconds of the accepted videos. */
  acceptedSeconds: number
}

/** A line of the exported ledger. */
export interface ExportedEntry {
  id: string
  orderedAt: Date
  createdAt: Date
  kind: string
  project: string | null
  person: string | null
  model: string
  reserved: string
  spent: string
  isKnown: boolean
  basis: string
  units: string | null
  requestId: string | null
}

const MAX_LINES = 500
const EXPORT_PAGE_SIZE = 1_000
const DAY = /^\d{4}-\d\d-\d\d$/

/** Project names as shown to the viewer: those of private projects only to their owner, members and admins. */
const namedProject = (id: string) => `lateral (
  select n.id, case when ?::boolean or not n.is_private or n.owner_id = ? or ${hasMember('n')}
    then n.name else 'A private project' end as name from project n where n.id = ${id})`
const nameable = ({ id, isAdmin }: Viewer) => [isAdmin, id, id]

const KEYS: Record<SpendingBy, { key: string; label: string; order: string }> = {
  [SpendingBy.PROJECT]: {
    key: `coalesce(o.project_id::text, '')`,
    label: `coalesce(max(p.name), case when max(o.project_id::text) is null then 'Library' else 'A deleted project' end)`,
    order: 'spent desc, label',
  },
  [SpendingBy.PERSON]: {
    key: 'o.person_id::text',
    label: `coalesce(max(a.username), 'Somebody')`,
    order: 'spent desc, label',
  },
  [SpendingBy.MODEL]: { key: 'o.model', label: 'max(o.model)', order: 'spent desc, label' },
  [SpendingBy.MONTH]: {
    key: `to_char(o.ordered_at at time zone 'utc', 'YYYY-MM')`,
    label: `max(to_char(o.ordered_at at time zone 'utc', 'YYYY-MM'))`,
    order: 'key desc',
  },
  [SpendingBy.DAY]: {
    key: `to_char(o.ordered_at at time zone 'utc', 'YYYY-MM-DD')`,
    label: `max(to_char(o.ordered_at at time zone 'utc', 'YYYY-MM-DD'))`,
    order: 'key desc',
  },
}

/** Spending visible to the viewer: all for admins, else their own and that of projects they see. */
export class Spending {
  constructor(private readonly db: EntityManager) {}

  /** Sums, the largest or newest first. Throws BAD_USER_INPUT for an invalid day. */
  async lines(viewer: Viewer, by: SpendingBy, filter: SpendingFilter = {}): Promise<SpendingLine[]> {
    const { key, label, order } = KEYS[by]
    const seen = visibleTo(viewer, filter)
    const rows = await this.db.fork().execute<Record<keyof SpendingLine, string>[]>(
      `with o as (
         select e.reservation_id, min(e.ordered_at) as ordered_at, (array_agg(e.project_id))[1] as project_id,
           (array_agg(e.person_id))[1] as person_id, max(e.model) as model, (array_agg(e.video_id))[1] as video_id,
           sum(e.reserved) as reserved, sum(e.spent) as spent, coalesce(bool_or(e.is_known) filter (where e.kind = 'correct'),
             bool_or(e.is_known) filter (where e.kind in ('settle', 'release')), bool_and(e.is_known)) as is_known
         from ledger_entry e where ${seen.sql} group by e.reservation_id
       ), newest as (select distinct on (video_id) reservation_id from o where video_id is not null order by video_id, ordered_at desc)
       select ${key} as key, ${label} as label, sum(o.spent)::bigint as spent, sum(o.reserved)::bigint as reserved,
         count(*)::int as orders, count(*) filter (where not o.is_known)::int as unknown,
         coalesce(sum(v.duration) filter (where newest.reservation_id is not null), 0) as "acceptedSeconds"
       from o left join ${namedProject('o.project_id')} p on true left join account a on a.id = o.person_id
       left join newest using (reservation_id)
       left join clip v on v.id = o.video_id and v.status = 'accepted' and v.deleted_at is null
       group by 1 order by ${order} limit ${MAX_LINES}`,
      [...seen.parameters, ...nameable(viewer)],
    )
    return rows.map((row) => ({
      key: row.key,
      label: row.label,
      spent: Number(row.spent),
      reserved: Number(row.reserved),
      orders: Number(row.orders),
      unknown: Number(row.unknown),
      acceptedSeconds: Number(row.acceptedSeconds),
    }))
  }

  /** All lines of the ledger, oldest first, read in pages. Throws BAD_USER_INPUT immediately, as `lines` does. */
  entries(viewer: Viewer, filter: SpendingFilter = {}): AsyncGenerator<ExportedEntry> {
    return this.pagesOf(viewer, visibleTo(viewer, filter))
  }

  private async *pagesOf(viewer: Viewer, seen: ReturnType<typeof visibleTo>): AsyncGenerator<ExportedEntry> {
    let last: (ExportedEntry & { writtenAt: string }) | undefined
    do {
      const page: NonNullable<typeof last>[] = await this.db.fork().execute(
        `select e.id, e.ordered_at as "orderedAt", e.created_at as "createdAt", e.created_at::text as "writtenAt", e.kind,
           p.name as project, a.username as person, e.model, e.reserved, e.spent, e.is_known as "isKnown", e.basis,
           e.units, e.request_id as "requestId"
         from ledger_entry e left join ${namedProject('e.project_id')} p on true left join account a on a.id = e.person_id
         where ${seen.sql} ${last ? 'and (e.created_at, e.id) > (?::timestamptz, ?::uuid)' : ''}
         order by e.created_at, e.id limit ${EXPORT_PAGE_SIZE}`,
        [...nameable(viewer), ...seen.parameters, ...(last ? [last.writtenAt, last.id] : [])],
      )
      yield* page
      last = page.length === EXPORT_PAGE_SIZE ? page.at(-1) : undefined
    } while (last)
  }
}

/** Whether it is a calendar day that Postgres accepts, from year 1 on. */
const isDay = (day: string) =>
  DAY.test(day) && !day.startsWith('0000') && new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) === day

/** The condition for ledger lines `e` that the viewer may see. */
function visibleTo(viewer: Viewer, { firstDay, lastDay, projectId }: SpendingFilter) {
  for (const [name, day] of Object.entries({ firstDay, lastDay }))
    if (day != null && !isDay(day))
      throw badInput([{ path: [name], message: 'Days have the form 2026-11-22' }])
  const projects = conditionsOf(viewer, 's')
  const parts: { sql: string; parameters: unknown[] }[] = []
  if (!viewer.isAdmin)
    parts.push({
      sql: `(e.person_id = ? or e.project_id in (select s.id from project s where ${projects.map(({ sql }) => `(${sql})`).join(' and ')}))`,
      parameters: [viewer.id, ...projects.flatMap(({ parameters = [] }) => parameters)],
    })
  if (firstDay)
    parts.push({ sql: `e.ordered_at >= ?::date::timestamp at time zone 'utc'`, parameters: [firstDay] })
  if (lastDay)
    parts.push({ sql: `e.ordered_at < (?::date + 1)::timestamp at time zone 'utc'`, parameters: [lastDay] })
  if (projectId)
    parts.push({ sql: 'e.project_id = ?::uuid', parameters: [isId(projectId) ? projectId : null] })
  return {
    sql: ['true', ...parts.map(({ sql }) => sql)].join(' and '),
    parameters: parts.flatMap(({ parameters }) => parameters),
  }
}
