import 'reflect-metadata'
import { buildSubgraphSchema, printSubgraphSchema } from '@apollo/subgraph'
import { getDocumentNodeFromSchema } from '@graphql-tools/utils'
import {
  type DocumentNode,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
  parse,
} from 'graphql'
import { type PubSub, buildSchemaSync, createResolversMap } from 'type-graphql'
import type { Context, ResolverClass } from '#core/context'
import { Failure, type Issue, badInput } from '#core/failure'
import { OPERATION_LIMITS } from './limits.js'
import { RESOLVERS } from './resolvers.js'

/** Resolves an entity reference by its key; null for what the viewer may not see. */
export type References = Record<string, (id: string, context: Context) => Promise<object | null>>

const FEDERATION = parse(
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])',
)

/** ISO 8601 in UTC, to the millisecond. */
const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment, as ISO 8601 in UTC with fractional seconds: `2026-11-21T03:44:00.123Z`.',
  serialize: (value) => new Date(value as Date).toISOString(),
  parseValue: (value) => moment(value),
  parseLiteral: (node) => moment(node.kind === Kind.STRING ? node.value : undefined),
})
const moment = (value: unknown): Date => {
  const date = typeof value === 'string' ? new Date(value) : new Date(NaN)
  if (Number.isNaN(date.getTime())) throw new TypeError('A DateTime is ISO 8601 text')
  return date
}

/** type-graphql requires a PubSub even though every subscription has its own stream. */
const NO_HUB: PubSub = {
  publish: () => {
    throw new Error('Events are announced through core/events')
  },
  subscribe: () => {
    throw new Error('Every subscription brings its own stream')
  },
}

/** The federated schema and its SDL. Without resolvers it can be printed but not executed. */
export function makeSchema(
  resolvers: { get<Resolver>(type: ResolverClass<Resolver>): Resolver } = { get: noResolver },
  references: References = {},
): { schema: GraphQLSchema; readonly sdl: string } {
  const plain = buildSchemaSync({
    resolvers: RESOLVERS as never,
    container: resolvers as never,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    pubSub: NO_HUB,
    validate: false,
    skipCheck: true, // an introspection of its own; what is returned here is validated before its first operation
  })
  const types = getDocumentNodeFromSchema(lexicographicSortSchema(plain))
  const typeDefs: DocumentNode = { ...types, definitions: [...FEDERATION.definitions, ...types.definitions] }
  const map = createResolversMap(plain) as Record<string, Record<string, unknown>>
  for (const [type, find] of Object.entries(references)) {
    map[type] = {
      ...map[type],
      __resolveReference: ({ id }: { id: string }, context: Context) => find(id, context),
    }
  }
  const schema = buildSubgraphSchema({ typeDefs, resolvers: { ...map, DateTime } as never })
  requireRepresentations(schema, Object.keys(references))
  return {
    schema,
    get sdl() {
      return `${printSubgraphSchema(schema).trim()}\n`
    },
  }
}

/**
 * Makes `_entities` reject, with BAD_USER_INPUT, a representation without an entity type and its id, and too many of
 * them.
 */
function requireRepresentations(schema: GraphQLSchema, types: string[]): void {
  const field = schema.getQueryType()?.getFields()._entities
  const resolve = field?.resolve
  if (!field || !resolve) return
  const { representations: most } = OPERATION_LIMITS
  field.resolve = (source, given: { representations: unknown[] }, ...rest) => {
    if (given.representations.length > most)
      throw badInput([{ path: ['representations'], message: `At most ${most} references at once` }])
    const issues = given.representations.flatMap((representation, at): Issue[] => {
      const { __typename: type, id } = (representation ?? {}) as Record<string, unknown>
      if (typeof type !== 'string' || !types.includes(type))
        return [{ path: ['representations', at, '__typename'], message: 'This is not the name of an entity' }]
      return typeof id === 'string' ? [] : [{ path: ['representations', at, 'id'], message: 'An id is text' }]
    })
    if (issues.length) throw badInput(issues)
    return resolve(source, given, ...rest) as unknown
  }
}

function noResolver(): never {
  throw new Failure('UNAVAILABLE', 'This schema is only for reading')
}
