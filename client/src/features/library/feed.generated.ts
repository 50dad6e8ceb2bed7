/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useSubscription } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { ChangedAssetFieldsFragmentDoc } from '../../entities/asset/ChangedAssetFields.generated'
export type AssetChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AssetChangedSubscription = { assetChanged: { deletedId: string | null, asset: { id: string, name: string, tags: Array<string>, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, isListed: boolean, flagged: boolean, deletedAt: string | null, updatedAt: string, price: string, viewerIsOwner: boolean, bytes: number, createdAt: string, viewerHasCopy: boolean, downloadUrl: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, description: string, viewerCanEdit: boolean, viewerCanDelete: boolean, viewerCanReview: boolean, viewerCanFlag: boolean, flagReason: string | null, flaggedAt: string | null, url: string, isAnimated: boolean, owner: { id: string, username: string }, capturedFrom: { atSeconds: number, video:
          | { __typename: 'CardVideo', id: string, projectId: string, title: string }
          | { __typename: 'Clip', id: string, projectId: string, title: string }
          | { __typename: 'Film', id: string, projectId: string, title: string }
         | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, flaggedBy: { id: string, username: string } | null } | null } };

export type AssetChangedAtFragment = { updatedAt: string };

export const AssetChangedAtFragmentDoc = /*#__PURE__*/ createDocument<AssetChangedAtFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssetChangedAt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}})
export const AssetChangedDocument = /*#__PURE__*/ createDocument<AssetChangedSubscription, AssetChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AssetChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedAssetFields"}}]}}]}}]}}, [ChangedAssetFieldsFragmentDoc])
export function useAssetChangedSubscription(options?: useSubscription.Options<AssetChangedSubscription, AssetChangedSubscriptionVariables>) {
  return useSubscription(AssetChangedDocument, options)
}