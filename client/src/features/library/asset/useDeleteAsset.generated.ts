/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type DeleteAssetMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAssetMutation = { deleteAsset: string };

export type AssetUsesQueryVariables = Exact<{
  id: string;
}>;


export type AssetUsesQuery = { asset: { id: string, usedBy: Array<{ name: string, project: { id: string, name: string } }> } };

export const DeleteAssetDocument = /*#__PURE__*/ createDocument<DeleteAssetMutation, DeleteAssetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAsset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAsset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}})
export const AssetUsesDocument = /*#__PURE__*/ createDocument<AssetUsesQuery, AssetUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssetUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}})
export function useDeleteAssetMutation(options?: useMutation.Options<DeleteAssetMutation, DeleteAssetMutationVariables>) {
  return useMutation(DeleteAssetDocument, options)
}