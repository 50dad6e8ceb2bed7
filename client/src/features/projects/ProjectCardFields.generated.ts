/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type ProjectCardFieldsFragment = { id: string, name: string, coverUrl: string | null, smallCoverUrl: string | null, updatedAt: string, viewerCanManage: boolean, openNoteCount: number };

export const ProjectCardFieldsFragmentDoc = /*#__PURE__*/ createDocument<ProjectCardFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"smallCoverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}},{"kind":"Field","name":{"kind":"Name","value":"openNoteCount"}}]}})
export function useProjectCardFieldsFragment(from: useFragment.FromOptionValue<ProjectCardFieldsFragment> | null) {
  return useFragment<ProjectCardFieldsFragment>({ fragment: ProjectCardFieldsFragmentDoc, fragmentName: 'ProjectCardFields', from })
}