import 'reflect-metadata'
import { buildSubgraphSchema, printSubgraphSchema } from '@apollo/subgraph'
import { getDocumentNodeFromSchema } from '@graphql-tools/utils'
import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  lexicographicSortSchema,
  parse,
} from 'graphql'
import {
  type AuthChecker,
  type PubSub,
  type ResolverData,
  buildSchemaSync,
  createResolversMap,
  getMetadataStorage,
} from 'type-graphql'
import { accessOf } from '#platform/api/authorized'
import type { Context, ResolverClass } from '#platform/api/context'
import { BigInteger, DateTime, Day, Decimal } from '#platform/api/scalars'
import { type Access, describeAccess, requireAccess } from '#platform/auth/access'
import { type Issue, badInput, notFound } from '#platform/errors/failure'
import { DECLARED, declare } from './declared.js'
import { OPERATION_LIMITS } from './limits.js'
import { implementNode } from './nodes.js'
import { REFERENCES, RESOLVERS } from './resolvers.js'

const DIRECTIVES = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ${JSON.stringify(['@key', '@shareable', ...DECLARED])})
  "The field is only null if there is an error for it."
  directive @semanticNonNull on FIELD_DEFINITION
`)

/** type-graphql requires a PubSub even though every subscription has its own stream. */
const NO_HUB: PubSub = {
  publish: () => {
    throw new Error('Events are announced through platform/events/events')
  },
  subscribe: () => {
    throw new Error('Every subscription brings its own stream')
  },
}

/** Resolver instances come from the operation’s context, since each installation has its own. */
const RESOLVERS_OF_CONTEXT = {
  get: <Resolver>(type: ResolverClass<Resolver>, { context }: ResolverData<Context>) =>
    context.resolver(type),
}

/** Enforces the declared access of an operation before it runs. */
const checkAccess: AuthChecker<Context, Access> = async ({ context }, [access]) => {
  await requireAccess(access, context, context.requireConfirmation)
  return true
}

let schema: GraphQLSchema | undefined

/** The federated schema, built once for all installations of this process, in half a second. */
export const graphSchema = (): GraphQLSchema => (schema ??= makeSchema())

/** The SDL of the federated schema. */
export const graphSdl = (): string => `${printSubgraphSchema(graphSchema()).trim()}\n`

function makeSchema(): GraphQLSchema {
  implementNode()
  const plain = buildSchemaSync({
    resolvers: RESOLVERS as never,
    container: RESOLVERS_OF_CONTEXT as never,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    pubSub: NO_HUB,
    authChecker: checkAccess,
    validate: false,
    skipCheck: true, // the federated schema is validated before its first operation
  })
  describeRights(plain)
  const types = declare(getDocumentNodeFromSchema(lexicographicSortSchema(plain)), plain)
  const typeDefs: DocumentNode = {
    ...types,
    definitions: [...DIRECTIVES.definitions, ...types.definitions],
  }
  const map = createResolversMap(plain) as Record<string, Record<string, unknown>>
  for (const [type, field] of plainValues(plain)) delete map[type][field]
  // interfaces know the types of their objects
  for (const fields of Object.values(map)) delete fields.__isTypeOf
  for (const type of entityTypes(types))
    if (!REFERENCES[type])
      throw new Error(`${type} has a @key, and its module does not resolve its references`)
  for (const [type, find] of Object.entries(REFERENCES)) {
    map[type] = {
      ...map[type],
      __resolveReference: ({ id }: { id: string }, context: Context) => find(id, context),
    }
  }
  const federated = buildSubgraphSchema({
    typeDefs,
    resolvers: { ...map, BigInt: BigInteger, DateTime, Date: Day, Decimal } as never,
  })
  copyExtensions(plain, federated)
  requireRepresentations(federated, Object.keys(REFERENCES))
  requireProjects(federated)
  countLists(federated)
  return federated
}

/** Adds the declared access to the description of each mutation. Throws for a mutation without a declaration. */
function describeRights(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()!.getFields()))
    field.description = `${field.description} ${describeAccess(accessOf(field.name))}`.trimEnd()
}

/** The names of the types that have a `@key`. */
const entityTypes = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION) &&
    definition.directives?.some(({ name }) => name.value === 'key')
      ? [definition.name.value]
      : [],
  )

/**
 * The fields that only read a property of the same name. They get no resolver: type-graphql’s wrapper costs more than
 * reading the property.
 */
function* plainValues(schema: GraphQLSchema): Generator<[type: string, field: string]> {
  const { objectTypes, interfaceTypes, fieldResolvers } = getMetadataStorage()
  for (const { name, fields, interfaceClasses = [] } of objectTypes) {
    const shown = (schema.getType(name) as GraphQLObjectType | undefined)?.getFields() ?? {}
    const shared = interfaceTypes.filter(({ target }) => interfaceClasses.includes(target))
    for (const { target, name: property, schemaName } of [fields, ...shared.map((one) => one.fields)].flatMap(
      (some) => some ?? [],
    )) {
      const isResolved = fieldResolvers.some(
        ({ getObjectType, methodName }) => methodName === property && getObjectType?.() === target,
      )
      const type = shown[schemaName]?.type
      if (!isResolved && property === schemaName && type && isLeafType(getNamedType(type)))
        yield [name, schemaName]
    }
  }
}

/** Copies the costs of fields (`FieldCost`), which are lost in the SDL. */
function copyExtensions(from: GraphQLSchema, to: GraphQLSchema): void {
  for (const type of Object.values(from.getTypeMap())) {
    const copy = to.getType(type.name)
    if (!isObjectType(type) || !isObjectType(copy)) continue
    for (const [name, field] of Object.entries(copy.getFields()))
      field.extensions = type.getFields()[name]?.extensions ?? field.extensions
  }
}

/**
 * Limits the total number of list items in a response; the cost of an operation only uses typical lengths.
 */
function countLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field
      if (!resolve || !isListType(getNullableType(field.type))) continue
      field.resolve = (source, given, context: Context, info) => {
        const count = (found: unknown) => {
          if (Array.isArray(found)) context.loaders?.countItems(found.length)
          return found
        }
        const found: unknown = resolve(source, given, context, info)
        return found instanceof Promise ? found.then(count) : count(found)
      }
    }
  }
}

/**
 * Makes `_entities` throw BAD_USER_INPUT for a representation without an entity type and an id, and for too many
 * different ones; each is loaded once.
 */
function requireRepresentations(schema: GraphQLSchema, types: string[]): void {
  const field = schema.getQueryType()?.getFields()._entities
  const resolve = field?.resolve
  if (!field || !resolve) return
  const { representations: most } = OPERATION_LIMITS
  field.resolve = (source, given: { representations: unknown[] }, ...rest) => {
    if (new Set(given.representations.map((one) => JSON.stringify(one))).size > most)
      throw badInput([{ path: ['representations'], message: `At most ${most} different references at once` }])
    const issues = given.representations.flatMap((representation, at): Issue[] => {
      const { __typename: type, id } = (representation ?? {}) as Record<string, unknown>
      if (typeof type !== 'string' || !types.includes(type))
        return [{ path: ['representations', at, '__typename'], message: 'Unknown entity' }]
      return typeof id === 'string' ? [] : [{ path: ['representations', at, 'id'], message: 'An id is text' }]
    })
    if (issues.length) throw badInput(issues)
    return resolve(source, given, ...rest) as unknown
  }
}

/** Makes subscriptions to a project throw NOT_FOUND unless the viewer may see it. */
function requireProjects(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getSubscriptionType()!.getFields())) {
    const { subscribe } = field
    if (!subscribe || !field.args.some(({ name }) => name === 'projectId')) continue
    field.subscribe = async (source, given: { projectId?: string | null }, context: Context, info) => {
      const { projectId } = given
      if (typeof projectId === 'string' && !(await REFERENCES.Project(projectId, context)))
        throw notFound('Project')
      return subscribe(source, given, context, info) as unknown
    }
  }
}
