/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { CutClipFieldsFragmentDoc } from '../../../features/videos/cut/timeline/CutClip.generated'
export type CutFieldsFragment = { projectId: string, size: string | null, fit: string, gaps: Array<{ transition: string, seconds: number }>, videos: Array<{ id: string, projectId: string, duration: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null }> };

export const CutFieldsFragmentDoc = /*#__PURE__*/ createDocument<CutFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CutFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"videos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutClipFields"}}]}}]}}, [CutClipFieldsFragmentDoc])
export function useCutFieldsFragment(from: useFragment.FromOptionValue<CutFieldsFragment> | null) {
  return useFragment<CutFieldsFragment>({ fragment: CutFieldsFragmentDoc, fragmentName: 'CutFields', from })
}