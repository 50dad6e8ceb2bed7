/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { AssetCardFieldsFragmentDoc } from '../../entities/asset/AssetCard.generated'
import { CountFieldsFragmentDoc, PageFieldsFragmentDoc } from '../../entities/connection.generated'
export type MarketAssetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type MarketAssetsQuery = { marketAssets: { nodes: Array<{ updatedAt: string, name: string, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, price: string, viewerIsOwner: boolean, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, owner: { id: string, username: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, count: { value: number, isExact: boolean } } };

export type AddToLibraryMutationVariables = Exact<{
  id: string;
}>;


export type AddToLibraryMutation = { addToLibrary: { id: string } };

export const MarketAssetsDocument = /*#__PURE__*/ createDocument<MarketAssetsQuery, MarketAssetsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarketAssets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketAssets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetCardFields"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}}]}}, [AssetCardFieldsFragmentDoc, PageFieldsFragmentDoc, CountFieldsFragmentDoc])
export const AddToLibraryDocument = /*#__PURE__*/ createDocument<AddToLibraryMutation, AddToLibraryMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToLibrary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}})
export function useMarketAssetsQuery(options: useQuery.Options<MarketAssetsQuery, MarketAssetsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(MarketAssetsDocument, options)
}
export function useAddToLibraryMutation(options?: useMutation.Options<AddToLibraryMutation, AddToLibraryMutationVariables>) {
  return useMutation(AddToLibraryDocument, options)
}