import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  execute,
  getOperationAST,
  valueFromASTUntyped,
} from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { withinSize } from '../answer-size.js'
import { isCompilable } from './compilable.js'

/** Executes a validated query or mutation with valid variables. */
export type Execute = (args: ExecutionArgs) => Promise<ExecutionResult> | ExecutionResult

type Compiled = CompiledQuery['query']

/** Compiling costs as much as running a short list a few times. */
const COMPILED_AFTER = 5
const MAX_COMPILED = 200

/**
 * The executor of a process: graphql-js for everything, or `compiled` for repeated queries, which takes about a
 * quarter less CPU for a list of 50 (`npm run bench -- peer`). If a compiled query fails, graphql-js executes it
 * again and reports its errors. `compiledAfter` is how often a query is interpreted first.
 */
export const makeExecutor = (
  schema: GraphQLSchema,
  { kind, compiledAfter = COMPILED_AFTER }: { kind: 'compiled' | 'interpreted'; compiledAfter?: number },
): Execute => {
  if (kind === 'interpreted') return async (args) => withinSize(await execute(args))
  const queries = new CompiledQueries(schema, compiledAfter)
  return async (args) => {
    const compiled = queries.of(args.document)
    if (!compiled) return withinSize(await execute(args))
    const { data, errors } = await compiled(args.rootValue, args.contextValue, args.variableValues)
    return withinSize(errors ? await execute(args) : { data })
  }
}

/** graphql-jit rejects a non-null variable that only has a default value. */
function withDefaults(compiled: Compiled, document: DocumentNode): Compiled {
  const variables = getOperationAST(document)?.variableDefinitions ?? []
  const defaults = Object.fromEntries(
    variables.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
  return (root, context, given) => compiled(root, context, { ...defaults, ...given })
}

/** The most recently used compiled queries of a schema. */
class CompiledQueries {
  /** Uses of a document so far; null for one that is never compiled. */
  private readonly seen = new WeakMap<DocumentNode, number | null>()
  private readonly compiled = new Map<DocumentNode, Compiled>()
  private compiler?: typeof import('graphql-jit')
  private isLoading = false

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly compiledAfter: number,
  ) {}

  /** The compiled query; undefined if graphql-js should execute the document. */
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

  /** Loads the compiler on first use: its packages would slow down every start. */
  private load(): void {
    if (this.isLoading) return
    this.isLoading = true
    import('graphql-jit').then(
      (compiler) => (this.compiler = compiler),
      () => undefined, // everything stays interpreted
    )
  }
}
