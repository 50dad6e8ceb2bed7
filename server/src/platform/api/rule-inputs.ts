import { Field, Float, ID, InputType, Int } from 'type-graphql'
import { z } from 'zod'

type InputClass = new () => object
type Json = z.core.JSONSchema.BaseSchema

/** The registered enums that rules name by their `title`. */
export type RuleEnums = Readonly<Record<string, object>>

const ID_NAME = /^id$|Ids?$/

/** The schema without its alternative null. */
const withoutNull = (schema: Json): Json => {
  const of = schema.anyOf?.find((one) => (one as Json).type !== 'null') as Json | undefined
  if (of) return { ...of, description: schema.description ?? of.description }
  return Array.isArray(schema.type)
    ? { ...schema, type: schema.type.find((type) => type !== 'null') }
    : schema
}

const isNullable = ({ anyOf, type }: Json): boolean =>
  Array.isArray(type)
    ? (type as string[]).includes('null')
    : (anyOf ?? []).some((one) => (one as Json).type === 'null')

const isWhole = ({ type, enum: values }: Json): boolean =>
  type === 'integer' || (type === 'number' && !!values?.every((value) => Number.isInteger(value)))

interface Made {
  enums: RuleEnums
  /** The types made so far, by name; a nested object of the same name reuses its type. */
  types: Map<string, InputClass>
}

function typeOf(name: string, schema: Json, made: Made): unknown {
  if (schema.type === 'array') return [typeOf(name, withoutNull(schema.items as Json), made)]
  if (schema.type === 'object') return nestedType(name, schema, made)
  if (schema.enum && schema.title) {
    const known = made.enums[schema.title]
    if (!known) throw new Error(`No enum ${schema.title} was given for ${name}`)
    return known
  }
  if (schema.type === 'boolean') return Boolean
  if (schema.type === 'string') return ID_NAME.test(name) ? ID : String
  return isWhole(schema) ? Int : Float
}

function nestedType(name: string, schema: Json, made: Made): InputClass {
  const typeName = `${schema.title ?? name[0]!.toUpperCase() + name.slice(1)}Input`
  return made.types.get(typeName) ?? makeType(typeName, schema, made)
}

function makeType(name: string, schema: Json, made: Made): InputClass {
  class Input {
    [field: string]: unknown
  }
  const type = { [name]: class extends Input {} }[name]!
  made.types.set(name, type)
  InputType(name, { description: schema.description })(type)
  for (const [field, property] of Object.entries(schema.properties ?? {})) {
    const inner = withoutNull(property as Json)
    const hasDefault = (property as Json).default !== undefined
    const nullable = isNullable(property as Json) || hasDefault || !schema.required?.includes(field)
    const { description } = property as Json
    const options = { nullable, description: description ?? inner.description }
    const of = typeOf(field, inner, made)
    Field(() => of as never, options)(type.prototype as object, field)
  }
  return type
}

/**
 * Makes GraphQL inputs from rules, so that a field is declared once, with its rule and its documentation for GraphQL
 * and OpenAPI. Ids are recognised by their names; a nested object becomes a type named after its `title`, or its
 * field.
 */
export function ruleInputs(enums: RuleEnums): (name: string, rule: z.ZodObject) => InputClass {
  const made: Made = { enums, types: new Map() }
  return (name, rule) =>
    makeType(name, z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as Json, made)
}
