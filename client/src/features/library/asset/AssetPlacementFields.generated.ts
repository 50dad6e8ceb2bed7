/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { PersonFieldsFragmentDoc } from '../../../entities/person/person.generated'
export type AssetPlacementFieldsFragment = { id: string, name: string, tags: Array<string>, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, isListed: boolean, flagged: boolean, deletedAt: string | null, updatedAt: string, owner: { id: string, username: string } };

export const AssetPlacementFieldsFragmentDoc = /*#__PURE__*/ createDocument<AssetPlacementFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssetPlacementFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isGenerated"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}, [PersonFieldsFragmentDoc])
export function useAssetPlacementFieldsFragment(from: useFragment.FromOptionValue<AssetPlacementFieldsFragment> | null) {
  return useFragment<AssetPlacementFieldsFragment>({ fragment: AssetPlacementFieldsFragmentDoc, fragmentName: 'AssetPlacementFields', from })
}