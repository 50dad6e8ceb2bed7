/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { ChangedAssetFieldsFragmentDoc } from '../../../entities/asset/ChangedAssetFields.generated'
export type UnlistAssetMutationVariables = Exact<{
  id: string;
}>;


export type UnlistAssetMutation = { unlistAsset: { id: string, name: string, tags: Array<string>, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, isListed: boolean, flagged: boolean, deletedAt: string | null, updatedAt: string, price: string, viewerIsOwner: boolean, bytes: number, createdAt: string, viewerHasCopy: boolean, downloadUrl: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, description: string, viewerCanEdit: boolean, viewerCanDelete: boolean, viewerCanReview: boolean, viewerCanFlag: boolean, flagReason: string | null, flaggedAt: string | null, url: string, isAnimated: boolean, owner: { id: string, username: string }, capturedFrom: { atSeconds: number, video:
        | { __typename: 'CardVideo', id: string, projectId: string, title: string }
        | { __typename: 'Clip', id: string, projectId: string, title: string }
        | { __typename: 'Film', id: string, projectId: string, title: string }
       | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, flaggedBy: { id: string, username: string } | null } };

export const UnlistAssetDocument = /*#__PURE__*/ createDocument<UnlistAssetMutation, UnlistAssetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlistAsset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlistAsset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedAssetFields"}}]}}]}}, [ChangedAssetFieldsFragmentDoc])
export function useUnlistAssetMutation(options?: useMutation.Options<UnlistAssetMutation, UnlistAssetMutationVariables>) {
  return useMutation(UnlistAssetDocument, options)
}