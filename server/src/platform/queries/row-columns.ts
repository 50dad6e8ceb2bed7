import type { EntityManager, EntityProperty } from '@mikro-orm/postgresql'

export type EntityClass<Row> = new () => Row

/** A row as an unmanaged, read-only instance of its entity’s class. */
export type Row<Entity> = Entity & { cursorAt: string }

/** SQL expressions that read an entity’s columns from a table called `r`. */
interface Columns {
  /** The columns, named after their properties. */
  selected: string
  /** The column values as a JSON array. */
  values: string
  /** The values of `selected` rows as a JSON array; `cursorAt` is last. */
  valuesOfSelected: string
  /** Creates a row from such an array. */
  make(values: unknown[]): object
}

/** Cached by the entity, or by the list of properties. */
const known = new WeakMap<object, Columns>()

/** The columns of an entity, or only those of the properties in `only`, which must be a constant. */
export function columnsOf(
  em: EntityManager,
  entity: EntityClass<object>,
  only?: readonly PropertyKey[],
): Columns {
  const columns = known.get(only ?? entity) ?? describe(em, entity, only)
  known.set(only ?? entity, columns)
  return columns
}

function describe(em: EntityManager, entity: EntityClass<object>, only?: readonly PropertyKey[]): Columns {
  const props = em
    .getMetadata()
    .get(entity.name)
    .props.filter(
      ({ fieldNames, persist, lazy, formula }) =>
        fieldNames?.length === 1 && (persist !== false || formula) && !lazy,
    )
    .filter(({ name }) => !only || only.includes(name))
  const times = new Set(
    props.filter(({ columnTypes }) => columnTypes[0]?.startsWith('timestamptz')).map(({ name }) => name),
  )
  const names = props.map(({ name }) => name)
  return {
    selected: props.map((prop) => `${columnOf(prop)} as "${prop.name}"`).join(', '),
    values: arrayOf(props.map((prop) => valueOf(columnOf(prop), times.has(prop.name)))),
    valuesOfSelected: arrayOf([
      ...names.map((name) => valueOf(`r."${name}"`, times.has(name))),
      'r."cursorAt"',
    ]),
    make: makerOf(entity, [...names, 'cursorAt'], times),
  }
}

const arrayOf = (values: string[]): string => `json_build_array(${values.join(', ')})`

/** Reads times as milliseconds since 1970, which are shorter and faster to parse than text. */
const valueOf = (column: string, isTime: boolean): string =>
  isTime ? `floor(extract(epoch from ${column}) * 1000)` : column

/** A column of `r`, or the subquery of a formula. */
const columnOf = ({ fieldNames: [column], formula }: EntityProperty): string =>
  formula ? formula({ alias: 'r', name: 'r', qualifiedName: 'r', toString: () => 'r' }, {}) : `r."${column}"`

/**
 * Creates rows from values in the order of `names`. Rows are copies of a template, so their own properties
 * bypass the setters of the ORM. They are instances of the entity’s class because type-graphql otherwise
 * creates a new instance for each field.
 */
function makerOf(
  { prototype }: EntityClass<object>,
  names: readonly string[],
  times: ReadonlySet<string>,
): Columns['make'] {
  const template: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]))
  const areTimes = names.map((name) => times.has(name))
  return (values) => {
    const row = { ...template }
    names.forEach((name, at) => {
      const value = values[at]
      row[name] = areTimes[at] && value !== null ? new Date(value as number) : value
    })
    return Object.setPrototypeOf(row, prototype) as object
  }
}

/** Converts arrays of values to rows. */
export function rowsOf<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  found: unknown[][],
  only?: readonly PropertyKey[],
): Row<Entity>[] {
  const { make } = columnsOf(em, entity, only)
  return found.map((values) => make(values) as Row<Entity>)
}
