import type { DocumentNode, GraphQLSchema } from 'graphql'

type Variables = Record<string, unknown>

/** An operation with its coerced variables. */
interface Asked {
  document: DocumentNode
  operationName?: string | null
  variables: Variables
}

/** Shapes of variables whose cost is kept for one document. */
const MAX_SHAPES = 200

/**
 * The costs of operations that may run, by document, operation and the shape of their variables: clients send
 * the same documents again and again. A document that is parsed anew is another one.
 */
export class KnownCosts {
  private readonly ofDocument = new WeakMap<DocumentNode, Map<string, number>>()

  constructor(private readonly schema: GraphQLSchema) {}

  /** The cost that `reckon` finds, or found before; it is kept unless it is more than `limit`. */
  of(asked: Asked, reckon: () => number, limit: number): number {
    const shape = this.shapeOfAll(asked)
    const known = this.ofDocument.get(asked.document) ?? new Map<string, number>()
    const found = known.get(shape)
    if (found !== undefined) return found
    const cost = reckon()
    if (cost > limit) return cost
    if (known.size >= MAX_SHAPES) known.clear()
    this.ofDocument.set(asked.document, known.set(shape, cost))
    return cost
  }

  private shapeOfAll({ operationName, variables }: Asked): string {
    const shapes = Object.entries(variables).map(([name, value]) => [name, this.shapeOf(value)])
    return shapes.length ? JSON.stringify([operationName, shapes]) : (operationName ?? '')
  }

  /**
   * All of a variable that `costOf` may depend on: the number of a page’s items, the boolean of a directive,
   * whether there is a text to search for, how long a list is, and which entities are meant.
   */
  private shapeOf(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.shapeOf(one))
    if (typeof value === 'string') return this.schema.getType(value) ? value : Math.sign(value.length)
    if (value === null || typeof value !== 'object') return value ?? null
    const { __typename: type } = value as { __typename?: unknown }
    return typeof type === 'string' ? [type] : 'object'
  }
}
