import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
  getOperationAST,
  getVariableValues,
  validate,
} from 'graphql'
import { UNSTORABLE, isStorable, unstorableIn } from '#platform/text/storable'
import { MAY_ONLY_READ, type Viewer, mayWrite } from '#platform/auth/viewer'
import { costOf } from './cost.js'

/** The limits of an operation, over HTTP and WebSocket. */
export const OPERATION_LIMITS = {
  tokens: 1_000,
  /** A document counts as one call per this many characters, rounded up. */
  charactersOfCall: 2_000,
  depth: 14,
  aliases: 30,
  directives: 30,
  /** The maximum of different references in `_entities`. */
  representations: 500,
  /** The maximum cost of an operation; see `costOf`. */
  cost: 10_000,
  /** Above this cost an operation is heavy: few of them run at once. */
  heavy: 2_500,
  /** An operation counts as one call per this cost, rounded up. */
  costOfCall: 500,
  /** The maximum cost of one result of a subscription. */
  costOfAnswer: 1_000,
  /** The maximum duration in milliseconds, without receiving files and sending mail. */
  milliseconds: 5_000,
  /** Concurrent operations, over HTTP and sockets together: of one person and in total. */
  atOnce: { ofOne: 4, all: 24, heavyOfOne: 1, heavy: 1 },
  /** Waiting operations, of one person and in total, and how long they wait, in milliseconds. */
  waiting: { ofOne: 200, all: 2_000, milliseconds: 10_000 },
  /** Bytes of a JSON request, and of a message on the socket. */
  message: 256 * 1024,
  /** Bytes of a JSON request of a signed-in user: enough for an escaped file of captions. */
  messageOfMember: 3 * 1024 ** 2,
} as const

const fault = (message: string, { code, status, node }: { code: string; status: number; node?: ASTNode }) =>
  new GraphQLError(message, { nodes: node, extensions: { code, http: { status } } })

const forbidIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (['__schema', '__type', '_service'].includes(node.name.value)) {
      context.reportError(
        fault('The schema is for signed-in users', { code: 'UNAUTHENTICATED', status: 401, node }),
      )
    }
  },
})

/** Rejects literals that the database cannot store. */
const forbidUnstorable = (context: ValidationContext): ASTVisitor => ({
  StringValue(node) {
    if (!isStorable(node.value))
      context.reportError(fault(UNSTORABLE, { code: 'BAD_USER_INPUT', status: 400, node }))
  },
})

/** Makes these rules report instead of throwing, and include the limit in the message. */
const reportingOptions = {
  propagateOnRejection: false,
  exposeLimits: true,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message.replace('Syntax Error: ', ''))),
  ],
}

/** Validation rules for all callers. */
export const limitRules: ValidationRule[] = [
  forbidUnstorable,
  maxDepthRule({ n: OPERATION_LIMITS.depth, flattenFragments: true, ...reportingOptions }) as ValidationRule,
  maxAliasesRule({ n: OPERATION_LIMITS.aliases, ...reportingOptions, allowList: [] }) as ValidationRule,
  maxDirectivesRule({ n: OPERATION_LIMITS.directives, ...reportingOptions }) as ValidationRule,
]

/** How many calls a document counts as, by its size. */
export const callsOf = (query: unknown): number =>
  typeof query === 'string' ? Math.max(1, Math.ceil(query.length / OPERATION_LIMITS.charactersOfCall)) : 1

/** The cost of an operation, and the reasons why it may not run, if any. */
interface OperationCheck {
  cost: number
  faults: readonly GraphQLError[]
}

const rejected = (...faults: readonly GraphQLError[]): OperationCheck => ({ cost: 0, faults })

/** Checks the rules that depend on the caller and the variables. */
export function checkOperation({
  schema,
  document,
  operationName,
  variables,
  viewer,
  schemaIsPublic,
}: {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | null
  variables?: Record<string, unknown> | null
  viewer: Viewer | null
  /** Whether anonymous callers may read the schema. */
  schemaIsPublic: boolean
}): OperationCheck {
  if (!viewer && !schemaIsPublic) {
    const faults = validate(schema, document, [forbidIntrospection])
    if (faults.length) return rejected(...faults)
  }
  const operation = getOperationAST(document, operationName)
  if (viewer && operation?.operation === 'mutation' && !mayWrite(viewer))
    return rejected(fault(MAY_ONLY_READ, { code: 'FORBIDDEN', status: 403, node: operation }))
  const { errors, coerced } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables ?? {})
  if (errors)
    return rejected(
      ...errors.map(({ message, nodes }) =>
        fault(message, { code: 'BAD_USER_INPUT', status: 400, node: nodes?.[0] }),
      ),
    )
  const [unstorable] = Object.entries(coerced).flatMap(([name, value]) =>
    unstorableIn(value, value !== null && typeof value === 'object' ? [] : [name]),
  )
  if (unstorable)
    return rejected(
      new GraphQLError(UNSTORABLE, {
        extensions: {
          code: 'BAD_USER_INPUT',
          http: { status: 400 },
          issues: [{ path: unstorable, message: UNSTORABLE }],
        },
      }),
    )
  const limit =
    operation?.operation === 'subscription' ? OPERATION_LIMITS.costOfAnswer : OPERATION_LIMITS.cost
  const cost = costOf({ document, operationName, variables: coerced, schema, enough: limit })
  if (cost <= limit) return { cost, faults: [] }
  return rejected(
    fault(
      `This operation could cost ${cost} or more. The limit is ${limit}. Request shorter pages or fewer fields.`,
      { code: 'BAD_USER_INPUT', status: 400 },
    ),
  )
}
