import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import type { Call } from '#platform/api/rest'
import { restName } from '#platform/api/rest-names'
import { anyOperation, fieldOf, placeholder } from '../../any-operation.js'
import { operationOf } from '../shaped-client.js'
import type { Ids, Thing } from '../../world/things.js'
import type { Row, Variant, Way } from './row.js'

type Fields = Record<string, unknown>

/** The things of the world that the example ids of the description become. */
const THING_OF: Partial<Record<string, Thing>> = {
  user: 'member',
  project: 'project',
  asset: 'approved',
  video: 'first',
  message: 'said',
  shot: 'shot',
  firstFrame: 'firstFrame',
  element: 'element',
  sound: 'sound',
  cue: 'cue',
  caption: 'caption',
  lowerThird: 'lowerThird',
  reviewLink: 'reviewLink',
  guest: 'guest',
  note: 'teamNote',
  job: 'job',
  webhook: 'webhook',
  delivery: 'delivery',
} satisfies Partial<Record<keyof typeof EXAMPLE_IDS, Thing>>
/** Those of operations on the Trash. */
const DELETED: typeof THING_OF = {
  project: 'deletedProject',
  asset: 'deletedAsset',
  video: 'deletedVideo',
  shot: 'goneShot',
  element: 'goneElement',
  sound: 'deletedSound',
}
const thingsOf = (mutation: string): typeof THING_OF => ({
  ...THING_OF,
  ...(/^restore|Forever$/.test(mutation) && DELETED),
})

/** Replaces the example ids in a value with those of the world. */
function withIds(value: Fields, things: typeof THING_OF, ids: Ids): Fields {
  let json = JSON.stringify(value)
  for (const [kind, thing] of Object.entries(things))
    json = json.replaceAll(EXAMPLE_IDS[kind as keyof typeof EXAMPLE_IDS], ids[thing!])
  return JSON.parse(json) as Fields
}

/** The fields of the example request: parameters and the body. */
function exampleFields(call: Call): Fields {
  const { parameters = [], requestBody } = operationOf(call)
  const required = parameters.filter((one) => one.in === 'path' || (one.in === 'query' && one.required))
  const [content] = Object.values(requestBody?.content ?? {})
  const { file: _file, ...body } = content?.example ?? {}
  return { ...Object.fromEntries(required.map(({ name, schema }) => [name, schema.examples[0]])), ...body }
}

/** The example request of a call, with things of the world. */
export const exampleRequest = (call: Call): Pick<Way, 'rest' | 'file'> => ({
  rest: (ids) => withIds(exampleFields(call), thingsOf(call.mutation ?? call.name), ids),
  ...(call.file && { file: async () => new File(['nothing'], 'nothing') }),
})

/** A GraphQL value from a REST one: names, enum values and amounts of money differ. */
function converted(type: GraphQLInputType, value: unknown, names: Record<string, string> = {}): unknown {
  const inner = getNullableType(type)
  if (value === null || value === undefined) return value
  if (isListType(inner)) {
    const items = typeof value === 'string' ? (JSON.parse(value) as unknown[]) : (value as unknown[]) // in forms
    return items.map((item) => converted(inner.ofType, item, names))
  }
  if (isEnumType(inner))
    return inner
      .getValues()
      .find(({ name }) => name.toLowerCase() === String(value).toLowerCase().replaceAll('.', '_'))?.name
  if (!isInputObjectType(inner)) return getNamedType(inner).name === 'Decimal' ? String(value) : value
  return inputOf(Object.values(inner.getFields()), value as Fields, names)
}

function inputOf(
  fields: readonly { name: string; type: GraphQLInputType; defaultValue?: unknown }[],
  given: Fields,
  names: Record<string, string>,
): Fields {
  const entries = fields.map(({ name, type, defaultValue }) => {
    const inRest = names[name] ?? restName(name)
    if (inRest in given) return [name, converted(type, given[inRest], names)]
    if (isInputObjectType(getNullableType(type)) && isNonNullType(type))
      return [name, converted(type, given, names)]
    const isSubject = isNonNullType(type) && getNamedType(type).name === 'ID' && !isListType(type.ofType)
    if (isSubject) return [name, given.id ?? Object.values(given)[0] ?? placeholder(type)]
    return [name, defaultValue === undefined ? placeholder(type) : undefined]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Fields
}

/** The kind of thing that a mutation without a REST call is about, from the type that it returns. */
const KIND_OF: Record<string, string> = { Video: 'video', Clip: 'video', Project: 'project', Job: 'job' }

/**
 * The variables of a mutation: those of the example request of its REST call; without a call, ids by the names of its
 * arguments (`projectId`) and placeholders.
 */
export function exampleVariables(mutation: string, call: Call | undefined, ids: Ids): Fields {
  const { args, type } = fieldOf('mutation', mutation)
  const things = thingsOf(mutation)
  if (call) return inputOf(args, exampleRequest(call).rest(ids), call.names ?? {})
  const subject = things[KIND_OF[getNamedType(type).name]]
  const named = Object.entries(things).map(([kind, thing]) => [restName(`${kind}Id`), ids[thing!]])
  return inputOf(args, { id: subject && ids[subject], ...Object.fromEntries(named) }, {})
}

/** The id that a response, or each item of its list, has: such as `video_id`. */
function keyOf({ responses: [{ shape }] }: Call): string | undefined {
  const item = shape instanceof z.ZodArray ? shape.element : shape
  const object = item instanceof z.ZodUnion ? item.options[0] : item
  return object instanceof z.ZodObject
    ? Object.keys(object.shape as object).find((name) => name.endsWith('_id'))
    : undefined
}

/** The comparison of a call with its mutation: its example with things of the world, and variants of it. */
export function generatedRow(call: Call, mutation: string, variants: (Variant | Way)[]): Row {
  const { args, type } = fieldOf('mutation', mutation)
  const returned = getNamedType(type)
  const hasId = isObjectType(returned) && 'id' in returned.getFields()
  const example = exampleRequest(call)
  const wayOf = ({ fields = {}, ...variant }: Variant): Way => {
    const rest = (ids: Ids) => ({
      ...example.rest(ids),
      ...(typeof fields === 'function' ? fields(ids) : fields),
    })
    return { ...example, ...variant, rest, graphql: (ids) => inputOf(args, rest(ids), call.names ?? {}) }
  }
  return {
    ask: anyOperation('mutation', mutation, hasId ? '{ id }' : undefined).query,
    key: hasId ? keyOf(call) : undefined,
    ways: [{ when: 'as in its example' }, ...variants].map((one) => ('graphql' in one ? one : wayOf(one))),
  }
}
