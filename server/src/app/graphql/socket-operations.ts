import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { observed } from '#platform/observability/activity'
import type { Context } from '#platform/api/context'
import { REPLAY_MS } from '#platform/events/events'
import type { Viewer } from '#platform/auth/viewer'
import type { Connection } from './connections.js'
import { executeWithinSize } from './answer-size.js'
import { OPERATION_LIMITS, checkOperation, limitRules } from './limits.js'
import type { Operations } from './operations.js'
import { failOperation, nameOperation } from '../telemetry/requests.js'

/** An operation with its connection, the id that the client chose, and its cost. */
export type PreparedOperation = ExecutionArgs & {
  connection: Connection
  id: string
  cost: number
  /** A subscription gets changes since this time. */
  since: number
}

/** The error of a rejected operation. */
export const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } })

/** An operation as received. */
export interface OperationRequest {
  query: string
  operationName?: string | null
  variables?: Record<string, unknown> | null
  extensions?: Record<string, unknown> | null
}

/**
 * How many milliseconds of changes before it a subscription requests in its `extensions`. Throws BAD_USER_INPUT.
 */
function replayOf({ extensions }: OperationRequest): number {
  const replay = extensions?.replay ?? 0
  if (typeof replay !== 'number' || !Number.isInteger(replay) || replay < 0 || replay > REPLAY_MS)
    throw refusal(`extensions.replay: a whole number from 0 to ${REPLAY_MS}`, 'BAD_USER_INPUT')
  return replay
}

/** Cached documents, so that many sockets with the same one share it; longer ones are not cached. */
const KNOWN = { documents: 200, characters: 10_000 }
const known = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>()

/**
 * The parsed document of this text. Returns its validation errors, or throws its syntax error, if it is invalid.
 */
function documentOf(query: string, schema: GraphQLSchema): DocumentNode | readonly GraphQLError[] {
  const documents = known.get(schema) ?? new Map<string, DocumentNode>()
  known.set(schema, documents)
  const same = documents.get(query)
  if (same) return same
  const document = parse(query, { maxTokens: OPERATION_LIMITS.tokens })
  const faults = validate(schema, document, [...specifiedRules, ...limitRules])
  if (faults.length) return faults
  if (query.length <= KNOWN.characters) documents.set(query, document)
  if (documents.size > KNOWN.documents) documents.delete(documents.keys().next().value!)
  return document
}

/** Checks whether an operation may run. */
export function checkBeforeRun(
  request: OperationRequest,
  { viewer, schema, schemaIsPublic }: { viewer: Viewer; schema: GraphQLSchema; schemaIsPublic: boolean },
) {
  const { query, operationName, variables } = request
  try {
    const document = documentOf(query, schema)
    if (!('kind' in document)) return document
    const operation = getOperationAST(document, operationName)
    if (!operation) return [refusal('Unknown operation', 'BAD_USER_INPUT')]
    const checked = checkOperation({ schema, document, operationName, variables, viewer, schemaIsPublic })
    if (checked.faults.length) return checked.faults
    const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION
    return { document, cost: checked.cost, isSubscription, replay: replayOf(request) }
  } catch (error) {
    return [error instanceof GraphQLError ? error : refusal('The operation is malformed', 'BAD_USER_INPUT')]
  }
}

/** Runs a query or mutation within the concurrency and time limits. */
export async function runOperation(
  prepared: PreparedOperation,
  operations: Operations,
): Promise<ExecutionResult> {
  const { connection: _connection, id: _id, since: _since, cost, ...args } = prepared
  const { viewer, address } = args.contextValue as Context
  const operation = operations.make()
  const failed = (error: unknown): ExecutionResult => ({
    errors: [new GraphQLError((error as Error).message, { originalError: error as Error })],
  })
  try {
    await operations.begin(operation, cost, { viewer, address })
  } catch (error) {
    return failed(error)
  }
  try {
    return await observed({ kind: 'operation', name: 'invalid' }, async () => {
      nameOperation(getOperationAST(args.document, args.operationName)!)
      const result = await operation.run(() => executeWithinSize(args))
      if (result.errors || operation.wasAborted) failOperation()
      return operation.wasAborted ? failed(operation.timeout) : result
    })
  } finally {
    operation.end()
  }
}
