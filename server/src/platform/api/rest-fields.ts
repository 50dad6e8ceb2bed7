import { isScalarType } from 'graphql'
import { Float, ID, Int, getMetadataStorage } from 'type-graphql'
import { z } from 'zod'
import { field } from './rest.js'
import { restName } from './rest-names.js'
import { BigInteger, Day, Decimal } from './scalars.js'

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''
type Json<Value> =
  | (Value extends Date ? string : Exclude<Value, undefined>)
  | (undefined extends Value ? null : never)
type Shown<Thing, Name extends keyof Thing & string> = { [Key in Name as SnakeCase<Key>]: Json<Thing[Key]> }
type Shape<Thing, Name extends keyof Thing & string> = {
  [Key in Name as SnakeCase<Key>]: z.ZodType<Json<Thing[Key]>>
}

const SCALARS = new Map<unknown, () => z.ZodType>([
  [String, z.string],
  [ID, z.string],
  [Decimal, z.string],
  [Day, z.string],
  [Boolean, z.boolean],
  [Int, z.int],
  [BigInteger, z.int],
  [Float, z.number],
  [Date, () => z.iso.datetime()],
])

/** The declaration of a property in GraphQL, also one that is inherited. */
function declarationOf(type: Function, property: string) {
  const { fields, interfaceTypes, objectTypes } = getMetadataStorage()
  const all = [...fields, ...[...objectTypes, ...interfaceTypes].flatMap((one) => one.fields ?? [])]
  const found = all.find(
    ({ target, name }) => name === property && (target === type || type.prototype instanceof target),
  )
  if (!found?.description) throw new Error(`${type.name}.${property} has no description in GraphQL`)
  return found
}

function ruleOf(type: Function, property: string): z.ZodType {
  const { getType, typeOptions } = declarationOf(type, property)
  const known = getType()
  const make = SCALARS.get(known)
  if (!make && isScalarType(known)) throw new Error(`${known.name} has no type in REST`)
  const one = make?.() ?? z.enum(known as Record<string, string>)
  const rule = typeOptions.array ? z.array(one) : one
  return typeOptions.nullable ? rule.nullable() : rule
}

/** Scalars that are plain strings in REST, where the descriptions of fields name the format. */
const FORMATS = new Map<unknown, string>([Decimal, Day].map((scalar) => [scalar, ` ${scalar.description}`]))

/** The description in GraphQL, with the names of fields as in REST. */
function describe(type: Function, property: string): string {
  const { description, getType } = declarationOf(type, property)
  const named = description!.replaceAll(/`([a-z]\w*)`/g, (_, name: string) => `\`${restName(name)}\``)
  return named + (FORMATS.get(getType()) ?? '')
}

/**
 * Fields that are in REST as in GraphQL: names in snake case, types and descriptions from `@Field`. `examples` has an
 * example for each. `fields` belong into a `shape`, and `of` are their values.
 */
export function restFields<Thing, const Name extends keyof Thing & string>(
  type: abstract new (...given: never[]) => Thing,
  examples: { [Key in Name]: Json<Thing[Key]> },
): { fields: Shape<Thing, Name>; of: (thing: Pick<Thing, Name>) => Shown<Thing, Name> } {
  const names = (Object.keys(examples) as Name[]).map((property) => [property, restName(property)] as const)
  const shape = names.map(([property, name]) => [
    name,
    field(ruleOf(type, property), describe(type, property), examples[property]),
  ])
  return {
    fields: Object.fromEntries(shape) as Shape<Thing, Name>,
    of: (thing) =>
      Object.fromEntries(
        names.map(([property, name]) => {
          const value: unknown = thing[property]
          return [name, value instanceof Date ? value.toISOString() : (value ?? null)]
        }),
      ) as Shown<Thing, Name>,
  }
}
