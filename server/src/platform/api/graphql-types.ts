import { Directive, Field, ID, InterfaceType, Query, registerEnumType } from 'type-graphql'

@InterfaceType({ description: 'An object that `node` and `nodes` find by its id.' })
export abstract class Node {
  @Field(() => ID, { description: 'Opaque, stable, and unique over all types.' })
  id!: string
}

/** The types whose key is their id, with the entity of their rows. They implement `Node`. */
export const NODES = new Map<object, new () => object>()

/**
 * Marks a type as an entity of the federation. Its module declares the lookup in `references`. Without `entity`, the class of
 * the type is also the entity of its rows.
 */
export const Key =
  ({ fields = 'id', entity }: { fields?: string; entity?: new () => object } = {}): ClassDecorator =>
  (type) => {
    Directive(`@key(fields: "${fields}")`)(type)
    if (fields === 'id') NODES.set(type, entity ?? (type as unknown as new () => object))
  }

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

type EnumName<Value extends string> = Value extends `${infer Start}${'-' | '.'}${infer Rest}`
  ? `${Uppercase<Start>}_${EnumName<Rest>}`
  : Uppercase<Value>

/** The name of an enum’s value in GraphQL: `some-value` becomes `SOME_VALUE`. */
const enumName = (value: string): string => value.toUpperCase().replaceAll(/[-.]/g, '_')

/** Registers a GraphQL enum of these values, or of the keys of an object of their descriptions. */
export function enumOf<Value extends string>(
  name: string,
  description: string,
  values: readonly Value[] | Readonly<Record<Value, string>>,
): { [One in Value as EnumName<One>]: One } {
  const described = Array.isArray(values) ? {} : (values as Record<Value, string>)
  const all = (Array.isArray(values) ? values : Object.keys(values)) as Value[]
  const byName = Object.fromEntries(all.map((value) => [enumName(value), value]))
  registerEnumType(byName, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      Object.entries<string>(described).map(([value, meaning]) => [
        enumName(value),
        { description: meaning },
      ]),
    ),
  })
  return byName as { [One in Value as EnumName<One>]: One }
}

/** A GraphQL enum whose values modules declare before the schema is built. */
export function openEnum<Value extends string>(name: string, description: string) {
  const values: Record<string, Value> = {}
  registerEnumType(values, { name, description })
  return {
    values,
    add: (value: Value): void => {
      values[enumName(value)] = value
    },
  }
}
