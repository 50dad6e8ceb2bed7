import 'reflect-metadata'
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { LIMITS } from '#schema/limits'
import { isId } from '../errors/check.js'
import { Shareable } from '../api/graphql-types.js'
import { badInput } from '../errors/failure.js'

/** The arguments of a list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 50, description: 'The maximum number of items, at most 200.' })
  first!: number
  @Field(() => String, { nullable: true, description: 'The cursor to continue from.' })
  after!: string | null
}

@ObjectType({ description: 'The position of a page in its list.' })
@Shareable()
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are items after `endCursor`.' })
  hasNextPage!: boolean
  @Field(() => Boolean, { description: 'Whether there are items before `startCursor`.' })
  hasPreviousPage!: boolean
  @Field(() => String, { nullable: true, description: 'The cursor of the first item.' })
  startCursor!: string | null
  @Field(() => String, { nullable: true, description: 'The cursor of the last item.' })
  endCursor!: string | null
}

interface Edge<Node> {
  cursor: string
  node: Node
}

@ObjectType({ description: 'The length of a list, counted up to a limit.' })
@Shareable()
export class Count {
  @Field(() => Int, { description: 'The length; if it is not exact, the number of counted items.' })
  value!: number
  @Field(() => Boolean, { description: 'Whether the list has exactly `value` items.' })
  isExact!: boolean
}

export interface Page<Node> {
  edges: Edge<Node>[]
  nodes: Node[]
  pageInfo: PageInfo
  /** Counts the list on demand, as most pages are read without it. */
  totalCount(): Promise<number>
  /** Counts up to `LIMITS.page.counted`, which bounds its cost. */
  count(): Promise<Count>
}

/**
 * The connection and edge types of a node type, for type-graphql; `one` and `many` name its items in their
 * descriptions.
 */
export function connectionOf<Node extends object>(
  name: string,
  node: () => abstract new () => Node,
  { one = name.toLowerCase(), many = `${one}s` }: { one?: string; many?: string } = {},
) {
  @ObjectType(`${name}Edge`, { description: `One ${one} in a list, and its position.` })
  class NodeEdge {
    @Field(() => String, { description: 'Its cursor, for `after` or `before`.' })
    cursor!: string
    @Field(node as () => ClassType<Node>, { description: 'The item itself.' })
    node!: Node
  }
  @ObjectType(`${name}Connection`, { description: `A page of a list of ${many}.` })
  class Connection implements Page<Node> {
    @Field(() => [NodeEdge], { description: 'The items with their cursors.' })
    edges!: NodeEdge[]
    @Field(() => [node() as ClassType<Node>], { description: 'The items without cursors.' })
    nodes!: Node[]
    @Field(() => PageInfo, { description: 'The position of this page.' })
    pageInfo!: PageInfo
    @Field(() => Int, { description: 'The length of the whole list.' })
    totalCount(): Promise<number> {
      throw new Error('A page brings its own count')
    }
    @Field(() => Count, {
      description: `The length, counted up to ${LIMITS.page.counted}: cheap for any list.`,
    })
    count(): Promise<Count> {
      throw new Error('A page brings its own count')
    }
  }
  return Connection
}

/** A keyset cursor: the sort time of an item, to the microsecond, and its id as a tie-breaker. */
export interface Position {
  at: string
  id: string
}

const encode = ({ at, id }: Position) => Buffer.from(`${at} ${id}`).toString('base64url')

/** Whether this is a valid time in the format of `cursorAt`: invalid ones must not reach the database. */
function isTime(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, -5) === text.slice(0, -8)
}

/** Parses a cursor that `page` wrote. Throws BAD_USER_INPUT naming the argument. */
export function position(
  cursor: string | null | undefined,
  argument: 'after' | 'before',
): Position | undefined {
  if (!cursor) return undefined
  const [at, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!isTime(at) || !isId(id)) {
    throw badInput([{ path: [argument], message: 'This cursor is not one of ours' }])
  }
  return { at, id }
}

/** The number of items to read. Throws BAD_USER_INPUT below 1 and above `most`. */
export function size(count: number, argument: 'first' | 'last', most: number = LIMITS.page.max): number {
  if (count < 1 || count > most)
    throw badInput([{ path: [argument], message: `${argument} must be from 1 to ${most}` }])
  return count
}

/** The requested page of a list. */
export interface PageRequest {
  first: number
  after?: string | null
  /** The maximum page size of the calling API, if it differs from GraphQL’s. */
  most?: number
}

/** Converts a page request for `readPage`. Throws BAD_USER_INPUT naming the argument. */
export const span = ({ first, after, most }: PageRequest) => ({
  count: size(first, 'first', most),
  after: position(after, 'after'),
})

/**
 * Makes a page of rows with `cursorAt`, the sort time as exact text. The rows include one more than `count`, to
 * detect a next page.
 */
export function page<Node extends { id: string; cursorAt: string }>(
  rows: Node[],
  count: number,
  counted: Counted,
  { continued = false, backwards = false } = {},
): Page<Node> {
  const more = rows.length > count
  const nodes = rows.slice(0, count)
  if (backwards) nodes.reverse()
  const cursorOf = (node: Node | undefined) => (node ? encode({ at: node.cursorAt, id: node.id }) : null)
  const pageInfo = {
    hasNextPage: backwards ? continued : more,
    hasPreviousPage: backwards ? more : continued,
    startCursor: cursorOf(nodes[0]),
    endCursor: cursorOf(nodes.at(-1)),
  }
  const items = {
    /** Created on demand, as most pages are read without item cursors. */
    get edges() {
      return nodes.map((node) => ({ node, cursor: cursorOf(node)! }))
    },
    nodes,
    pageInfo,
  }
  return withCounts(items, counted)
}

/** SQL for a timestamp as text, to the microsecond, for `cursorAt`. */
export const cursorAt = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "cursorAt"`

/** Counts a list, up to `most` if given. */
type Counted = (most?: number) => Promise<number>

/** The count of a list with this many items found; counting may have stopped beyond `LIMITS.page.counted`. */
export const countUpTo = (found: number): Count => ({
  value: Math.min(found, LIMITS.page.counted),
  isExact: found <= LIMITS.page.counted,
})

/** Adds counts to a page: known if the page is the whole list, otherwise from `counted`. */
export function withCounts<Node>(
  page: Pick<Page<Node>, 'edges' | 'nodes' | 'pageInfo'>,
  counted: Counted,
): Page<Node> {
  const isWhole = !page.pageInfo.hasNextPage && !page.pageInfo.hasPreviousPage
  const count = async (): Promise<Count> => {
    return countUpTo(isWhole ? page.nodes.length : await counted(LIMITS.page.counted + 1))
  }
  return {
    get edges() {
      return page.edges // created on demand
    },
    nodes: page.nodes,
    pageInfo: page.pageInfo,
    totalCount: () => counted(),
    count,
  }
}

/** Merges the pages of several lists, all read with this count and cursor in the same order. */
export function mergedPage<Node extends { id: string; cursorAt: string }>(
  pages: readonly Page<Node>[],
  { count, after }: { count: number; after?: Position },
): Page<Node> {
  if (pages.length === 1) return pages[0]
  const orderOf = ({ cursorAt: at, id }: Node) => `${at} ${id}`
  const nodes = pages
    .flatMap((each) => each.nodes)
    .sort((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1))
  const merged = page(nodes, count, async () => 0, { continued: !!after })
  merged.pageInfo.hasNextPage ||= pages.some(({ pageInfo }) => pageInfo.hasNextPage)
  return withCounts(merged, async (most) => {
    const counts = await Promise.all(
      pages.map(async (each) => {
        if (!most) return each.totalCount()
        const { value, isExact } = await each.count()
        return isExact ? value : value + 1
      }),
    )
    return counts.reduce((sum, counted) => sum + counted, 0)
  })
}

/** The same page with other nodes. */
export function mappedPage<Node, Shown>(page: Page<Node>, show: (node: Node) => Shown): Page<Shown> {
  const nodes = page.nodes.map(show)
  return {
    get edges() {
      return page.edges.map(({ cursor }, at) => ({ cursor, node: nodes[at]! }))
    },
    nodes,
    pageInfo: page.pageInfo,
    totalCount: () => page.totalCount(),
    count: () => page.count(),
  }
}
