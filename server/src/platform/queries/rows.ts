import type { EntityManager } from '@mikro-orm/postgresql'
import { type Page, type Position, cursorAt, page } from './page.js'
import { type Listed, type Search, countOfSearch, searchedRows } from './search.js'
import { type EntityClass, type Row, columnsOf, rowsOf } from './row-columns.js'

type Parameter = string | number | boolean | string[] | null

export type { Row }

export interface Condition {
  sql: string
  parameters?: Parameter[]
}

/** Rows by id: the batch read of most loaders. */
export async function rowsById<Entity extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  ids: readonly string[],
  condition?: Condition,
): Promise<Map<string, Row<Entity>>> {
  return new Map((await rowsBy(em, entity, 'id', ids, condition)).map((row) => [row.id, row]))
}

/** Rows by a column of ids, read as one JSON text as in `readPage`. */
export async function rowsBy<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  column: string,
  ids: readonly string[],
  { sql, parameters = [] }: Condition = { sql: 'true' },
): Promise<Row<Entity>[]> {
  const { tableName } = em.getMetadata().get(entity.name)
  const [{ rows }] = await em.execute<{ rows: unknown[][] }[]>(
    `select coalesce(json_agg(${columnsOf(em, entity).values}), '[]') as rows
     from "${tableName}" r where r.${column} = any(?::uuid[]) and ${sql}`,
    [literal([...ids]), ...parameters],
  )
  return rowsOf(em, entity, rows)
}

/** Ids as a Postgres array literal, which needs no quoting. */
const literal = (ids: string[]) => `{${ids.join(',')}}`

/** Referenced rows, read by the same statement. */
export interface References<Entity> {
  entity: EntityClass<{ id: string }>
  /** The property with the referenced id. */
  by: keyof Entity & string
  /** The properties to read, as a constant; all by default. */
  columns?: readonly string[]
  /** Attaches the referenced row. */
  put(row: Entity, referred: object): void
}

/** A page of rows. */
export interface PageOptions<Entity, Read extends keyof Entity = keyof Entity> {
  sort: 'created_at' | 'updated_at' | 'deleted_at'
  conditions: Condition[]
  search?: Search
  count: number
  after?: Position
  references?: References<Entity>
  /** The properties to read, as a constant; all by default. */
  columns?: readonly Read[]
}

/**
 * Reads one page of an entity's rows, newest first by `sort`, in one statement; counting takes a second one, on
 * demand. Postgres sends the rows as one JSON text of arrays: parsing each value separately would cost several times
 * as much, and property names would be more than half of the text.
 */
export async function readPage<Entity extends { id: string }, Read extends keyof Entity = keyof Entity>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  { sort, conditions, search, count, after, references, columns }: PageOptions<Entity, Read>,
): Promise<Page<Row<Pick<Entity, Read | 'id'>>>> {
  const table = `"${em.getMetadata().get(entity.name).tableName}"`
  const order = `r.${sort} desc, r.id desc`
  const where = allOf([...conditions, ...beyond(sort, after)])
  const listed = { table, where: allOf(conditions), order }
  const sorted = search
    ? searchedRows({ table, where, order, search }, count + 1)
    : {
        sql: `select r.* from ${table} r where ${where.sql} order by ${order} limit ${count + 1}`,
        parameters: where.parameters,
      }
  const { selected, valuesOfSelected } = columnsOf(em, entity, columns)
  const [{ rows, referred }] = await em.execute<Listing[]>(
    `with listed as materialized (select ${selected}, ${cursorAt(`r.${sort}`)} from (${sorted.sql}) r)
     select coalesce(json_agg(${valuesOfSelected} order by r."cursorAt" desc, r.id desc), '[]') as rows
     ${references ? `, (${referredBy(em, references)}) as referred` : ''} from listed r`,
    sorted.parameters,
  )
  const counted = async (most?: number) => {
    const counting = search ? countOfSearch({ ...listed, search }, most) : countOf(listed, most)
    const [{ total }] = await em.execute<{ total: string }[]>(counting.sql, counting.parameters)
    return Number(total)
  }
  const found = rowsOf(em, entity, rows, columns)
  if (references)
    connect(found, references, rowsOf(em, references.entity, referred ?? [], references.columns))
  return page(found, count, counted, { continued: !!after })
}

/** The result of `readPage`’s statement: the values of each row. */
interface Listing {
  rows: unknown[][]
  referred?: unknown[][] | null
}

/** The rows referenced by `listed`, as JSON. */
function referredBy(
  em: EntityManager,
  { entity, by, columns }: Pick<References<never>, 'entity' | 'by' | 'columns'>,
): string {
  const { tableName } = em.getMetadata().get(entity.name)
  return `select json_agg(${columnsOf(em, entity, columns).values})
    from "${tableName}" r where r.id = any(array(select "${by}" from listed))`
}

function connect<Entity extends object>(
  rows: Entity[],
  { by, put }: References<Entity>,
  referenced: { id: string }[],
): void {
  const byId = new Map<unknown, object>(referenced.map((referred) => [referred.id, referred]))
  for (const row of rows) {
    const referred = byId.get(row[by])
    if (referred) put(row, referred)
  }
}

/** Joins conditions with `and`. */
const allOf = (conditions: Condition[]): Required<Condition> => ({
  sql: ['true', ...conditions.map(({ sql }) => `(${sql})`)].join(' and '),
  parameters: conditions.flatMap(({ parameters }) => parameters ?? []),
})

/** The condition for rows after a cursor. */
const beyond = (sort: string, after: Position | undefined): Condition[] =>
  after ? [{ sql: `(r.${sort}, r.id) < (?::timestamptz, ?::uuid)`, parameters: [after.at, after.id] }] : []

/**
 * Counts the rows of a list as `total`, up to `most`. It counts in the order of the list, so that Postgres
 * reads the index instead of the table.
 */
function countOf({ table, where, order }: Listed, most?: number): Condition {
  const rows = `${table} r where ${where.sql}`
  const from = most ? `(select 1 from ${rows} order by ${order} limit ${most}) r` : rows
  return { sql: `select count(*) as total from ${from}`, parameters: where.parameters }
}

/**
 * Lists below parents of one kind, such as the videos of projects; `within` is the condition for being in the list of
 * the parent `p.id`.
 */
interface Below {
  within: string
  conditions: readonly Condition[]
  sort: 'created_at' | 'updated_at'
}

export const idsOf = (parents: readonly { id: string }[]): string[] => parents.map(({ id }) => id)

/** The first page of each parent’s list, in one statement. */
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
  const { selected, valuesOfSelected } = columnsOf(em, entity)
  const lists = await em.execute<{ id: string; rows: unknown[][] }[]>(
    `select p.id, (
       select coalesce(json_agg(${valuesOfSelected} order by r."cursorAt" desc, r.id desc), '[]') from (
         select ${selected}, ${cursorAt(`r.${sort}`)} from "${tableName}" r
         where ${where.sql} order by r.${sort} desc, r.id desc limit ?
       ) r
     ) as rows from unnest(?::uuid[]) as p (id)`,
    [...where.parameters, count + 1, literal([...parentIds])],
  )
  const counted = (id: string) => async (most?: number) =>
    (await countBelow(em, entity, [id], { within, conditions, sort, most })).get(id) ?? 0
  return new Map(
    lists.map(({ id, rows }) => [
      id,
      page(rowsOf(em, entity, rows), count, counted(id), { continued: !!from, backwards }),
    ]),
  )
}

/** The length of each parent’s list, counted up to `most`, in one statement. */
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
