/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { DecisionFieldsFragmentDoc } from './DecisionDialogFields.generated'
export type ModerateFlaggedAssetMutationVariables = Exact<{
  id: string;
  approve: boolean;
}>;


export type ModerateFlaggedAssetMutation = { moderateFlaggedAsset: { id: string, approvalStatus: Types.ApprovalStatus, flagged: boolean, flagReason: string | null, flaggedAt: string | null, flaggedBy: { id: string, username: string } | null } };

export type ModeratePendingAssetsMutationVariables = Exact<{
  ids: Array<string> | string;
  approve: boolean;
}>;


export type ModeratePendingAssetsMutation = { moderatePendingAssets: Array<{ id: string, approvalStatus: Types.ApprovalStatus, flagged: boolean, flagReason: string | null, flaggedAt: string | null, flaggedBy: { id: string, username: string } | null }> };

export const ModerateFlaggedAssetDocument = /*#__PURE__*/ createDocument<ModerateFlaggedAssetMutation, ModerateFlaggedAssetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ModerateFlaggedAsset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"approve"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderateFlaggedAsset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"approve"},"value":{"kind":"Variable","name":{"kind":"Name","value":"approve"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionFields"}}]}}]}}, [DecisionFieldsFragmentDoc])
export const ModeratePendingAssetsDocument = /*#__PURE__*/ createDocument<ModeratePendingAssetsMutation, ModeratePendingAssetsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ModeratePendingAssets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"approve"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderatePendingAssets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"approve"},"value":{"kind":"Variable","name":{"kind":"Name","value":"approve"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionFields"}}]}}]}}, [DecisionFieldsFragmentDoc])
export function useModerateFlaggedAssetMutation(options?: useMutation.Options<ModerateFlaggedAssetMutation, ModerateFlaggedAssetMutationVariables>) {
  return useMutation(ModerateFlaggedAssetDocument, options)
}
export function useModeratePendingAssetsMutation(options?: useMutation.Options<ModeratePendingAssetsMutation, ModeratePendingAssetsMutationVariables>) {
  return useMutation(ModeratePendingAssetsDocument, options)
}