import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { graphSchema } from '../src/app/graphql/schema.js'

const schema = graphSchema()

/** Values of the required arguments of fields, as literals, by `Type.field`; each is a variant of the field. */
export type Given = Readonly<Record<string, readonly string[]>>

interface Step {
  on: string
  field: GraphQLField<unknown, unknown>
}

const typesOf = (field: GraphQLField<unknown, unknown>): readonly GraphQLObjectType[] => {
  const type = getNamedType(field.type)
  if (isAbstractType(type)) return schema.getPossibleTypes(type)
  return isObjectType(type) ? [type] : []
}

const needsArguments = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)

/** Selects the type and id of the objects at the end of a path. */
function documentOf(path: readonly Step[], variant: string): string {
  const [first, ...rest] = path
  const ids = typesOf(path.at(-1)!.field).flatMap((type) =>
    'id' in type.getFields() ? `... on ${type.name} { id }` : [],
  )
  const inner = rest.reduceRight(
    (selection, { on, field }) => `{ ... on ${on} { ${field.name} ${selection} } }`,
    `{ __typename ${ids.join(' ')} }`,
  )
  return `{ ${first!.field.name}${variant} ${inner} }`
}

/**
 * A query for each field of the schema that returns objects, by the shortest path to it. Leaves out fields whose required
 * arguments are not given.
 */
export function* walkQueries(given: Given): Generator<string> {
  const queue: { type: GraphQLObjectType; path: Step[] }[] = [{ type: schema.getQueryType()!, path: [] }]
  const seen = new Set<string>()
  for (const { type, path } of queue)
    for (const field of Object.values(type.getFields())) {
      const variants = given[`${type.name}.${field.name}`]
      const isOpen = path.length ? !needsArguments(field) : !!variants || !needsArguments(field)
      if (isLeafType(getNamedType(field.type)) || field.name.startsWith('_') || !isOpen) continue
      const here = [...path, { on: type.name, field }]
      const [{ field: root }] = here as [Step, ...Step[]]
      for (const variant of given[`Query.${root.name}`] ?? ['']) yield documentOf(here, variant)
      for (const next of typesOf(field)) {
        if (seen.has(next.name)) continue
        seen.add(next.name)
        queue.push({ type: next, path: here })
      }
    }
}

/** The names of all types with a field `id`. */
export const typesWithId = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) &&
  'id' in type.getFields() &&
  type !== schema.getQueryType() &&
  type !== schema.getMutationType()
    ? [type.name]
    : [],
)
