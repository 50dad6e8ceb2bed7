import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import {
  type ASTNode, type ASTVisitor, type DocumentNode, GraphQLError, type GraphQLSchema, type ValidationContext, type ValidationRule,
  getNamedType, getOperationAST, getVariableValues, isLeafType, validate,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs'
import { UNSTORABLE, isStorable, unstorableIn } from '../core/text.js'
import { MAY_ONLY_READ, type Viewer, mayWrite } from '../core/viewer.js'

/** What one operation may ask for, on HTTP and on the socket alike. */
export const OPERATION_LIMITS = {
  tokens: 4_000,
  depth: 14,
  aliases: 30,
  directives: 30,
  /** Objects that an operation could answer with, at most. */
  cost: 25_000,
  /** Bytes of a JSON request, and of a message on the socket. */
  message: 256 * 1024,
} as const

/** A list without paging arguments is reckoned to be this long. */
const USUAL_LIST = 10

/** What finding one entity of the federation again is reckoned as: each is asked for by itself. */
const ENTITY = 50

/** Counts objects: what stands below a paged field as often as its page is long. */
const objects: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (isLeafType(getNamedType(field.type))) return 0
  if (field.name === '_entities') return (args.representations as unknown[] | undefined ?? []).length * (ENTITY + childComplexity)
  const page = (args.first ?? args.last) as number | undefined
  if (typeof page === 'number') return 1 + Math.max(1, page) * Math.max(1, childComplexity)
  const isPlainList = String(field.type).includes('[') && !['nodes', 'edges'].includes(field.name)
  return 1 + (isPlainList ? USUAL_LIST : 1) * childComplexity
}

const fault = (message: string, code: string, status: number, node?: ASTNode) => new GraphQLError(message, { nodes: node, extensions: { code, http: { status } } })

const refuseIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (['__schema', '__type', '_service'].includes(node.name.value)) {
      context.reportError(fault('The schema is for signed-in users', 'UNAUTHENTICATED', 401, node))
    }
  },
})

/** Text in an operation itself that the database could not keep. */
const refuseUnstorable = (context: ValidationContext): ASTVisitor => ({
  StringValue(node) {
    if (!isStorable(node.value)) context.reportError(fault(UNSTORABLE, 'BAD_USER_INPUT', 400, node))
  },
})

/** They report as other rules do, instead of throwing, and say what the limit is. */
const told = {
  propagateOnRejection: false,
  exposeLimits: true,
  onReject: [(context: ValidationContext | null, { message }: GraphQLError) => context?.reportError(new GraphQLError(message.replace('Syntax Error: ', '')))],
}

/** Validation rules that hold whoever asks. */
export const limitRules: ValidationRule[] = [
  refuseUnstorable,
  maxDepthRule({ n: OPERATION_LIMITS.depth, flattenFragments: true, ...told }) as ValidationRule,
  maxAliasesRule({ n: OPERATION_LIMITS.aliases, ...told, allowList: [] }) as ValidationRule,
  maxDirectivesRule({ n: OPERATION_LIMITS.directives, ...told }) as ValidationRule,
]

/** What cannot be judged before the caller and the variables are known; empty where the operation may run. */
export function operationFaults({ schema, document, operationName, variables, viewer, schemaIsPublic }: {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | null
  variables?: Record<string, unknown> | null
  viewer: Viewer | null
  /** Whether anonymous callers may read the schema. */
  schemaIsPublic: boolean
}): readonly GraphQLError[] {
  if (!viewer && !schemaIsPublic) {
    const refused = validate(schema, document, [refuseIntrospection])
    if (refused.length) return refused
  }
  const operation = getOperationAST(document, operationName)
  if (viewer && operation?.operation === 'mutation' && !mayWrite(viewer)) return [fault(MAY_ONLY_READ, 'FORBIDDEN', 403, operation)]
  const { errors, coerced } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables ?? {})
  if (errors) return errors.map((error) => fault(error.message, 'BAD_USER_INPUT', 400, error.nodes?.[0]))
  const [unstorable] = Object.entries(coerced).flatMap(([name, value]) => unstorableIn(value, value !== null && typeof value === 'object' ? [] : [name]))
  if (unstorable) return [new GraphQLError(UNSTORABLE, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 }, issues: [{ path: unstorable, message: UNSTORABLE }] } })]
  const cost = getComplexity({ schema, query: document, operationName: operationName ?? undefined, variables: variables ?? {}, estimators: [objects] })
  if (cost <= OPERATION_LIMITS.cost) return []
  return [fault(`This operation could answer with ${cost} objects; the limit is ${OPERATION_LIMITS.cost}`, 'BAD_USER_INPUT', 400)]
}
