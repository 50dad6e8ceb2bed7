import { readFileSync } from 'node:fs'
import {
  type GraphQLInputType,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'

const schema = buildSchema(readFileSync(new URL('../../schema/graph.graphql', import.meta.url), 'utf8'), {
  assumeValid: true,
  assumeValidSDL: true,
})
const FIELDS = {
  query: schema.getQueryType()!.getFields(),
  mutation: schema.getMutationType()!.getFields(),
  subscription: schema.getSubscriptionType()!.getFields(),
}
type Kind = keyof typeof FIELDS
/** An id that does not exist. */
export const NOBODY = '11111111-1111-4111-8111-111111111111'

/** The names of all operations of a kind, except those of the federation. */
export const operationNames = (kind: Kind): string[] =>
  Object.keys(FIELDS[kind]).filter((name) => !name.startsWith('_'))

/** A valid value of the type that refers to nothing. */
export function placeholder(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return undefined
  const inner = type.ofType
  if (isListType(inner)) return []
  if (isEnumType(inner)) return inner.getValues()[0].name
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields()).map((field) => [field.name, placeholder(field.type)]),
    )
  const file = new File(['nothing'], 'nothing')
  return {
    ID: NOBODY,
    String: 'nothing',
    BigInt: 1,
    Decimal: '1',
    Date: '2026-11-21',
    Int: 1,
    Float: 1,
    Boolean: true,
    Upload: file,
  }[inner.name]
}

/** The definition of an operation. */
export const fieldOf = (kind: Kind, name: string) => FIELDS[kind][name]

/** An operation of the schema with valid variables; `selection` is of its result. */
export function anyOperation(
  kind: Kind,
  name: string,
  selection = isLeafType(getNamedType(FIELDS[kind][name].type)) ? '' : '{ __typename }',
): { query: string; variables: Record<string, unknown> } {
  const { args } = FIELDS[kind][name]
  const named = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  return {
    query: `${kind} ${args.length ? `(${named})` : ''} { ${name}${args.length ? `(${given})` : ''} ${selection} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, placeholder(arg.type)])),
  }
}
