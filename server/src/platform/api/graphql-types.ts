import { Directive, Query, registerEnumType } from 'type-graphql'

/**
 * Marks a type as an entity of the federation, whose key is its id. Its module declares the lookup in `references`.
 */
export const Key = (fields = 'id') => Directive(`@key(fields: "${fields}")`)

/** Marks a type that other subgraphs may also define, such as the parts of a connection. */
export const Shareable = () => Directive('@shareable')

/**
 * A query for one object. With an error the object is null, and the rest of the response stays. Clients that handle
 * errors first may treat it as never null.
 */
export const Lookup =
  (type: Parameters<typeof Query>[0], description: string): MethodDecorator =>
  (...method) => {
    Query(type, { nullable: true, description })(...method)
    Directive('@semanticNonNull')(...method)
  }

/**
 * A GraphQL enum whose values modules declare before the schema is built: `some-value` becomes `SOME_VALUE`.
 */
export function openEnum<Value extends string>(name: string, description: string) {
  const values: Record<string, Value> = {}
  registerEnumType(values, { name, description })
  return {
    values,
    add: (value: Value): void => {
      values[value.toUpperCase().replaceAll('-', '_')] = value
    },
  }
}
