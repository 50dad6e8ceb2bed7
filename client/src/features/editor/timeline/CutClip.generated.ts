/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { PosterFieldsFragmentDoc } from '../../../entities/video/Poster.generated'
import { VideoTitleFieldsFragmentDoc } from '../../../entities/video/VideoTitle.generated'
export type CutClipFieldsFragment = { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null, card: { kind: Types.CardKind } | null };

export const CutClipFieldsFragmentDoc = /*#__PURE__*/ createDocument<CutClipFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CutClipFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PosterFields"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frames"}},{"kind":"Field","name":{"kind":"Name","value":"frameRate"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}, [VideoTitleFieldsFragmentDoc, PosterFieldsFragmentDoc])
export function useCutClipFieldsFragment(from: useFragment.FromOptionValue<CutClipFieldsFragment> | null) {
  return useFragment<CutClipFieldsFragment>({ fragment: CutClipFieldsFragmentDoc, fragmentName: 'CutClipFields', from })
}