import type { EntityManager } from '@mikro-orm/postgresql'
import { type Page, type Position, cursorAt, page } from './page.js'
import { type Listed, type Search, countOfSearch, searchedRows } from './search.js'

type EntityClass<Row> = new () => Row
type Parameter = string | number | boolean | string[] | null

/** A row as an unmanaged object of its entity’s class: for reading only. */
export type Row<Entity> = Entity & { cursorAt: string }

export interface Condition {
  sql: string
  parameters?: Parameter[]
}

const columnsOf = (em: EntityManager, entity: EntityClass<object>) =>
  em
    .getMetadata()
    .get(entity.name)
    .props.filter(({ fieldNames, persist, lazy }) => fieldNames?.length === 1 && persist !== false && !lazy)

const revive = <Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  found: Record<string, unknown>[],
): Row<Entity>[] => {
  const times = columnsOf(em, entity)
    .filter(({ columnTypes }) => columnTypes[0]?.startsWith('timestamptz'))
    .map(({ name }) => name)
  for (const row of found) {
    for (const name of times) if (row[name]) row[name] = new Date(row[name] as string)
    // If a resolver’s root is an instance of the class already, type-graphql does not create a new one for
    // each field.
    Object.setPrototypeOf(row, entity.prototype as object)
  }
  return found as Row<Entity>[]
}

const columns = (em: EntityManager, entity: EntityClass<object>, alias: string) =>
  columnsOf(em, entity)
    .map(({ fieldNames, name }) => `${alias}."${fieldNames[0]}" as "${name}"`)
    .join(', ')

/** Rows by id, as a map: the usual batch read behind a loader. */
export async function rowsById<Entity extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  ids: readonly string[],
  condition?: Condition,
): Promise<Map<string, Row<Entity>>> {
  const { tableName } = em.getMetadata().get(entity.name)
  const found = await em.execute<Record<string, unknown>[]>(
    `select ${columns(em, entity, 'r')} from "${tableName}" r where r.id = any(?::uuid[])${condition ? ` and ${condition.sql}` : ''}`,
    [literal([...ids]), ...(condition?.parameters ?? [])],
  )
  return new Map(revive(em, entity, found).map((row) => [row.id, row]))
}

/** Postgres array text of ids, which carry nothing that would need quoting. */
const literal = (ids: string[]) => `{${ids.join(',')}}`

/**
 * One page of an entity's rows, newest first by `sort`, in one statement whatever the size of the list; the
 * count is a second one, on demand.
 */
export async function readPage<Entity extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  {
    sort,
    conditions,
    search,
    count,
    after,
  }: {
    sort: 'created_at' | 'updated_at' | 'deleted_at'
    conditions: Condition[]
    search?: Search
    count: number
    after?: Position
  },
): Promise<Page<Row<Entity>>> {
  const table = `"${em.getMetadata().get(entity.name).tableName}"`
  const order = `r.${sort} desc, r.id desc`
  const where = allOf([...conditions, ...beyond(sort, after)])
  const rows = search
    ? searchedRows({ table, where, order, search }, count + 1)
    : {
        sql: `select r.* from ${table} r where ${where.sql} order by ${order} limit ${count + 1}`,
        parameters: where.parameters,
      }
  const found = await em.execute<Record<string, unknown>[]>(
    `select ${columns(em, entity, 'r')}, ${cursorAt(`r.${sort}`)} from (${rows.sql}) r order by ${order}`,
    rows.parameters,
  )
  const listed = { table, where: allOf(conditions), order }
  const counted = async (most?: number) => {
    const counting = search ? countOfSearch({ ...listed, search }, most) : countOf(listed, most)
    const [{ total }] = await em.execute<[{ total: string }]>(counting.sql, counting.parameters)
    return Number(total)
  }
  return page(revive(em, entity, found), count, counted, { continued: !!after })
}

/** All of these conditions at once. */
const allOf = (conditions: Condition[]): Required<Condition> => ({
  sql: ['true', ...conditions.map(({ sql }) => `(${sql})`)].join(' and '),
  parameters: conditions.flatMap(({ parameters }) => parameters ?? []),
})

/** The condition of being on a later page. */
const beyond = (sort: string, after: Position | undefined): Condition[] =>
  after ? [{ sql: `(r.${sort}, r.id) < (?::timestamptz, ?::uuid)`, parameters: [after.at, after.id] }] : []

/**
 * Counts the rows of a list, as `total`: all of them, or no further than `most`, in the order of the list, so
 * that its index is read and not the table.
 */
function countOf({ table, where, order }: Listed, most?: number): Condition {
  const rows = `${table} r where ${where.sql}`
  const from = most ? `(select 1 from ${rows} order by ${order} limit ${most}) r` : rows
  return { sql: `select count(*) as total from ${from}`, parameters: where.parameters }
}

/**
 * Lists below things of one kind, such as the videos of projects: the condition for being in the list of the
 * parent `p.id`.
 */
interface Below {
  within: string
  conditions: Condition[]
  sort: 'created_at' | 'updated_at'
}

/** Of parents whose lists are read together. */
export const idsOf = (parents: readonly { id: string }[]): string[] => parents.map(({ id }) => id)

/**
 * The first rows of the list below each of these parents, in one statement for all; as `readPage` reads them.
 */
export async function readPagesBelow<Entity extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  parentIds: readonly string[],
  {
    within,
    conditions,
    sort,
    count,
    after,
    before,
    backwards = false,
  }: Below & {
    count: number
    after?: Position
    before?: Position
    backwards?: boolean
  },
): Promise<Map<string, Page<Row<Entity>>>> {
  const { tableName } = em.getMetadata().get(entity.name)
  const from = after ?? before
  const where = allOf([{ sql: within }, ...conditions, ...beyond(sort, from)])
  const found = await em.execute<(Record<string, unknown> & { parentId: string })[]>(
    `select p.id as "parentId", below.* from unnest(?::uuid[]) as p (id) cross join lateral (
       select ${columns(em, entity, 'r')}, ${cursorAt(`r.${sort}`)} from "${tableName}" r
       where ${where.sql} order by r.${sort} desc, r.id desc limit ?
     ) below order by p.id, below."cursorAt" desc, below.id desc`,
    [literal([...parentIds]), ...where.parameters, count + 1],
  )
  const lists = new Map<string, Record<string, unknown>[]>(parentIds.map((id) => [id, []]))
  for (const { parentId, ...row } of found) lists.get(parentId)?.push(row)
  const counted = (id: string) => async (most?: number) =>
    (await countBelow(em, entity, [id], { within, conditions, sort, most })).get(id) ?? 0
  return new Map(
    [...lists].map(([id, rows]) => [
      id,
      page(revive(em, entity, rows), count, counted(id), { continued: !!from, backwards }),
    ]),
  )
}

/** How long the list below each of these parents is, counted up to `most`, in one statement for all. */
export async function countBelow<Entity extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  parentIds: readonly string[],
  { within, conditions, sort, most }: Below & { most?: number },
): Promise<Map<string, number>> {
  const { tableName } = em.getMetadata().get(entity.name)
  const where = allOf([{ sql: within }, ...conditions])
  const { sql, parameters = [] } = countOf(
    { table: `"${tableName}"`, where, order: `r.${sort} desc, r.id desc` },
    most,
  )
  const found = await em.execute<{ id: string; total: string }[]>(
    `select p.id, (${sql}) as total from unnest(?::uuid[]) as p (id)`,
    [...parameters, literal([...parentIds])],
  )
  return new Map(found.map(({ id, total }) => [id, Number(total)]))
}
