import type { FieldReadFunction, Reference } from '@apollo/client'
import type { StoredList } from '../../shared/lib/lists/connectionCache'

type Group = readonly Reference[]
type GroupedList = Omit<StoredList, 'nodes'> & { nodes?: readonly (Reference | Group)[] }

/** Shorter lists are read without groups. */
const LONG = 400
/** The average number of entries in a group. */
const SIZE = 97

/** Depends on the entry, not on its index, so that adding or removing an entry changes only its own group. */
function beginsGroup({ __ref }: Reference): boolean {
  let sum = 0
  for (let at = Math.max(0, __ref.length - 4); at < __ref.length; at += 1)
    sum = sum * 31 + __ref.charCodeAt(at)
  return sum % SIZE === 0
}

const isSame = (one: Group, other: Group) =>
  one.length === other.length && one.every(({ __ref }, at) => other[at]!.__ref === __ref)

/** Divides a list into groups; unchanged groups are the same arrays as before. */
function groupsOf(nodes: Group, before: readonly Group[] = []): Group[] {
  const known = new Map(before.map((group) => [group[0]!.__ref, group]))
  const groups: Reference[][] = []
  for (const node of nodes) {
    if (!groups.length || beginsGroup(node)) groups.push([node])
    else groups.at(-1)!.push(node)
  }
  return groups.map((group) => {
    const was = known.get(group[0]!.__ref)
    return was && isSame(was, group) ? was : group
  })
}

/**
 * Reads a long list in groups, as a list of lists (`useFlatNodes` flattens it). The cache memoizes by array,
 * so a new page or a moved asset costs reading one or two groups, not the whole library.
 */
export const readInGroups: FieldReadFunction<StoredList | undefined, GroupedList | undefined> = (
  list,
  { storage },
) => {
  if (!list?.nodes || list.nodes.length < LONG) return list
  const { source, read } = storage as { source?: StoredList; read?: { nodes: Group[] } }
  if (source === list) return read
  const now = { ...list, nodes: groupsOf(list.nodes, read?.nodes) }
  Object.assign(storage, { source: list, read: now })
  return now
}
