import {
  type ASTNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  execute,
  getLocation,
  getOperationAST,
  locatedError,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { isCompilable } from './compilable.js'

/** Executes a query or mutation that was validated, and whose variables fit. */
export type Execute = (args: ExecutionArgs) => Promise<ExecutionResult> | ExecutionResult

type Compiled = CompiledQuery['query']

/** Compiling costs as much as running a short list a few times. */
const COMPILED_AFTER = 5
const MAX_COMPILED = 200

/**
 * The executor of a process: graphql-js for everything, or `compiled` for queries that are sent again and again;
 * `compiledAfter` is how often they are interpreted before.
 */
export const makeExecutor = (
  schema: GraphQLSchema,
  { kind, compiledAfter = COMPILED_AFTER }: { kind: 'compiled' | 'interpreted'; compiledAfter?: number },
): Execute => {
  if (kind === 'interpreted') return execute
  const queries = new CompiledQueries(schema, compiledAfter)
  return (args) => {
    const compiled = queries.of(args.document)
    return compiled ? run(compiled, args) : execute(args)
  }
}

async function run(compiled: Compiled, args: ExecutionArgs): Promise<ExecutionResult> {
  const { data, errors } = await compiled(args.rootValue, args.contextValue, args.variableValues)
  if (!errors) return { data }
  return { errors: errors.map((error) => asOfGraphqlJs(error, args.document)), data }
}

/**
 * The same error as graphql-js would report it: those of the compiled query are of a class of their own, and
 * lack fields.
 */
function asOfGraphqlJs(
  { message, path, locations = [], originalError }: GraphQLError,
  document: DocumentNode,
): GraphQLError {
  const places = new Set(locations.map(({ line, column }) => `${line}:${column}`))
  const nodes: ASTNode[] = []
  const keepNamed = (node: ASTNode) => {
    const { line, column } = getLocation(node.loc!.source, node.loc!.start)
    if (places.has(`${line}:${column}`)) nodes.push(node)
  }
  visit(document, { Field: (node) => keepNamed(node), Argument: ({ value }) => keepNamed(value) })
  return locatedError(originalError ?? causeOf(message), nodes, path)
}

/** To graphql-js only a null that may not be is a fault of ours; all else that it finds itself is the query’s. */
const causeOf = (message: string): Error =>
  message.startsWith('Cannot return null for') ? new Error(message) : new GraphQLError(message)

/** Compiled code would refuse a variable that may not be null and has only its default. */
function withDefaults(compiled: Compiled, document: DocumentNode): Compiled {
  const variables = getOperationAST(document)?.variableDefinitions ?? []
  const defaults = Object.fromEntries(
    variables.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
  return (root, context, given) => compiled(root, context, { ...defaults, ...given })
}

/** The compiled queries of a schema: those that were used last. */
class CompiledQueries {
  /** How often a document was seen; null for one that is never compiled. */
  private readonly seen = new WeakMap<DocumentNode, number | null>()
  private readonly compiled = new Map<DocumentNode, Compiled>()
  private compiler?: typeof import('graphql-jit')
  private isLoading = false

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly compiledAfter: number,
  ) {}

  /** The compiled query; undefined if graphql-js is to execute the document this time. */
  of(document: DocumentNode): Compiled | undefined {
    const known = this.compiled.get(document)
    if (known) {
      this.compiled.delete(document)
      this.compiled.set(document, known)
      return known
    }
    const count = this.seen.get(document) ?? (this.seen.has(document) ? null : 0)
    if (count === null) return undefined
    this.seen.set(document, count + 1)
    return count >= this.compiledAfter ? this.compile(document) : undefined
  }

  private compile(document: DocumentNode): Compiled | undefined {
    if (!this.compiler) return void this.load()
    const query = isCompilable(document, this.schema)
      ? this.compiler.compileQuery(this.schema, document)
      : undefined
    if (!query || !this.compiler.isCompiledQuery(query)) {
      this.seen.set(document, null)
      return undefined
    }
    const compiled = withDefaults(query.query, document)
    this.compiled.set(document, compiled)
    if (this.compiled.size > MAX_COMPILED) this.compiled.delete(this.compiled.keys().next().value!)
    return compiled
  }

  /** Only when something is to be compiled: its packages would make each start longer. */
  private load(): void {
    if (this.isLoading) return
    this.isLoading = true
    import('graphql-jit').then(
      (compiler) => (this.compiler = compiler),
      () => undefined, // everything stays interpreted
    )
  }
}
