import { LIMITS } from '#schema/limits'
import type { Count, Page } from './page.js'

/** Counts a list: all of it, or no further than `most`. */
export type Counted = (most?: number) => Promise<number>

/** The count of a list in which this many were found; counting may have ended beyond `LIMITS.page.counted`. */
export const countUpTo = (found: number): Count => ({
  value: Math.min(found, LIMITS.page.counted),
  isExact: found <= LIMITS.page.counted,
})

/** A page whose list is counted by `counted`; the length of one that is the whole list is known. */
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
      return page.edges // made on demand
    },
    nodes: page.nodes,
    pageInfo: page.pageInfo,
    totalCount: () => counted(),
    count,
  }
}
