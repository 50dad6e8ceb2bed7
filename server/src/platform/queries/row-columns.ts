import type { EntityManager } from '@mikro-orm/postgresql'

export type EntityClass<Row> = new () => Row

/** A row as an unmanaged object of its entity’s class: for reading only. */
export type Row<Entity> = Entity & { cursorAt: string }

/** How the rows of an entity are read. */
interface Columns {
  /** All of them, under their property’s names, of a table called `r`. */
  selected: string
  /** The same as a JSON array, of a table called `r`. */
  values: string
  /** The same of rows that were `selected` with `cursorAt`, which is the last value. */
  valuesOfSelected: string
  /** A row of such values. */
  make(values: unknown[]): object
}

/** By the entity, or the list of its properties that are read. */
const known = new WeakMap<object, Columns>()

/** How the rows of an entity are read; with `only`, a constant, no other of its properties. */
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
    .props.filter(({ fieldNames, persist, lazy }) => fieldNames?.length === 1 && persist !== false && !lazy)
    .filter(({ name }) => !only || only.includes(name))
  const times = new Set(
    props.filter(({ columnTypes }) => columnTypes[0]?.startsWith('timestamptz')).map(({ name }) => name),
  )
  const names = props.map(({ name }) => name)
  return {
    selected: props.map(({ fieldNames, name }) => `r."${fieldNames[0]}" as "${name}"`).join(', '),
    values: arrayOf(props.map(({ fieldNames, name }) => valueOf(fieldNames[0], times.has(name)))),
    valuesOfSelected: arrayOf([...names.map((name) => valueOf(name, times.has(name))), 'r."cursorAt"']),
    make: makerOf(entity, [...names, 'cursorAt'], times),
  }
}

const arrayOf = (values: string[]): string => `json_build_array(${values.join(', ')})`

/** Times as whole milliseconds since 1970, which are shorter than their text, and quicker to read. */
const valueOf = (column: string, isTime: boolean): string =>
  isTime ? `floor(extract(epoch from r."${column}") * 1000)` : `r."${column}"`

/**
 * Makes rows of their values, in the order of `names`. Each row is a copy of one template, so that its properties
 * are its own and pass by the setters of the ORM. It is an instance of its entity’s class, for which type-graphql
 * would else create a new one for each field.
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

/** What was read of rows, their values, as objects of their entity’s class. */
export function rowsOf<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  found: unknown[][],
  only?: readonly PropertyKey[],
): Row<Entity>[] {
  const { make } = columnsOf(em, entity, only)
  return found.map((values) => make(values) as Row<Entity>)
}
