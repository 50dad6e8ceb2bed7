import type { EntityManager } from '@mikro-orm/postgresql'
import { type Page, type Position, cursorAt, page } from './page.js'
import { select } from './select.js'

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
    .props.filter(({ fieldNames, persist }) => fieldNames?.length === 1 && persist !== false)

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
  const found = await select<Record<string, unknown>>(
    em,
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
    count,
    after,
    before,
    backwards = false,
  }: {
    sort: 'created_at' | 'updated_at' | 'deleted_at'
    conditions: Condition[]
    count: number
    after?: Position
    before?: Position
    /** Reads the newest, and returns them oldest first. */
    backwards?: boolean
  },
): Promise<Page<Row<Entity>>> {
  const { tableName } = em.getMetadata().get(entity.name)
  const where = ['true', ...conditions.map(({ sql }) => `(${sql})`)].join(' and ')
  const parameters = conditions.flatMap((condition) => condition.parameters ?? [])
  const from = after ?? before
  const beyond = from ? ` and (r.${sort}, r.id) < (?::timestamptz, ?::uuid)` : ''
  const found = await select<Record<string, unknown>>(
    em,
    `select ${columns(em, entity, 'r')}, ${cursorAt(`r.${sort}`)} from "${tableName}" r
     where ${where}${beyond} order by r.${sort} desc, r.id desc limit ?`,
    [...parameters, ...(from ? [from.at, from.id] : []), count + 1],
  )
  const counted = async () => {
    const [{ total }] = await select<{ total: string }>(
      em,
      `select count(*) as total from "${tableName}" r where ${where}`,
      parameters,
    )
    return Number(total)
  }
  return page(revive(em, entity, found), count, counted, { continued: !!from, backwards })
}

/**
 * Lists below things of one kind, such as the videos of projects: the condition for being in the list of the
 * parent `p.id`.
 */
interface Below {
  within: string
  conditions: Condition[]
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
    sort: 'created_at' | 'updated_at'
    count: number
    after?: Position
    before?: Position
    backwards?: boolean
  },
): Promise<Map<string, Page<Row<Entity>>>> {
  const { tableName } = em.getMetadata().get(entity.name)
  const where = [within, ...conditions.map(({ sql }) => `(${sql})`)].join(' and ')
  const from = after ?? before
  const beyond = from ? ` and (r.${sort}, r.id) < (?::timestamptz, ?::uuid)` : ''
  const found = await select<Record<string, unknown> & { parentId: string }>(
    em,
    `select p.id as "parentId", below.* from unnest(?::uuid[]) as p (id) cross join lateral (
       select ${columns(em, entity, 'r')}, ${cursorAt(`r.${sort}`)} from "${tableName}" r
       where ${where}${beyond} order by r.${sort} desc, r.id desc limit ?
     ) below order by p.id, below."cursorAt" desc, below.id desc`,
    [
      literal([...parentIds]),
      ...conditions.flatMap((condition) => condition.parameters ?? []),
      ...(from ? [from.at, from.id] : []),
      count + 1,
    ],
  )
  const lists = new Map<string, Record<string, unknown>[]>(parentIds.map((id) => [id, []]))
  for (const { parentId, ...row } of found) lists.get(parentId)?.push(row)
  const counted = (id: string) => async () =>
    (await countBelow(em, entity, [id], { within, conditions })).get(id) ?? 0
  return new Map(
    [...lists].map(([id, rows]) => [
      id,
      page(revive(em, entity, rows), count, counted(id), { continued: !!from, backwards }),
    ]),
  )
}

/** How long the list below each of these parents is, in one statement for all. */
export async function countBelow<Entity extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  parentIds: readonly string[],
  { within, conditions }: Below,
): Promise<Map<string, number>> {
  const { tableName } = em.getMetadata().get(entity.name)
  const where = [within, ...conditions.map(({ sql }) => `(${sql})`)].join(' and ')
  const found = await select<{ id: string; total: string }>(
    em,
    `select p.id, (select count(*) from "${tableName}" r where ${where}) as total from unnest(?::uuid[]) as p (id)`,
    [...conditions.flatMap((condition) => condition.parameters ?? []), literal([...parentIds])],
  )
  return new Map(found.map(({ id, total }) => [id, Number(total)]))
}

/** A condition that `expression` contains these words literally, ignoring case. */
export const contains = (expression: string, words: string): Condition => ({
  sql: `${expression} ilike ?`,
  parameters: [`%${words.replace(/[\\%_]/g, '\\$&')}%`],
})
