import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/**
 * The fields that an operation asks for of what a field returns, each by its path, such as `shots.editedBy`; those
 * of fragments as well, and those that `@skip` leaves out.
 */
export function askedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> {
  const asked = new Set<string>()
  const walk = (set: SelectionSetNode | undefined, parent: string): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        const path = `${parent}${selection.name.value}`
        asked.add(path)
        walk(selection.selectionSet, `${path}.`)
      } else {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection
        walk(fragment.selectionSet, parent)
      }
    }
  }
  for (const { selectionSet } of fieldNodes) walk(selectionSet, '')
  return asked
}
