/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type AssetActionsFieldsFragment = { id: string, approvalStatus: Types.ApprovalStatus, isListed: boolean, downloadUrl: string, viewerCanEdit: boolean, viewerIsOwner: boolean, viewerCanDelete: boolean, viewerCanReview: boolean, viewerCanFlag: boolean };

export const AssetActionsFieldsFragmentDoc = /*#__PURE__*/ createDocument<AssetActionsFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssetActionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsOwner"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReview"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanFlag"}}]}})
export function useAssetActionsFieldsFragment(from: useFragment.FromOptionValue<AssetActionsFieldsFragment> | null) {
  return useFragment<AssetActionsFieldsFragment>({ fragment: AssetActionsFieldsFragmentDoc, fragmentName: 'AssetActionsFields', from })
}