/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { AssetCardFieldsFragmentDoc } from '../../entities/asset/AssetCard.generated'
import { CountFieldsFragmentDoc, PageFieldsFragmentDoc } from '../../entities/connection.generated'
import { DecisionDialogFieldsFragmentDoc } from './DecisionDialogFields.generated'
export type FlaggedAssetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type FlaggedAssetsQuery = { flaggedAssets: { nodes: Array<{ updatedAt: string, name: string, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, price: string, viewerIsOwner: boolean, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, description: string, tags: Array<string>, flagged: boolean, flagReason: string | null, flaggedAt: string | null, url: string, isAnimated: boolean, owner: { id: string, username: string }, capturedFrom: { atSeconds: number, video:
          | { __typename: 'CardVideo', id: string, projectId: string, title: string }
          | { __typename: 'Clip', id: string, projectId: string, title: string }
          | { __typename: 'Film', id: string, projectId: string, title: string }
         | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, flaggedBy: { id: string, username: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, count: { value: number, isExact: boolean } } };

export type PendingAssetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type PendingAssetsQuery = { pendingAssets: { nodes: Array<{ updatedAt: string, name: string, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, price: string, viewerIsOwner: boolean, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, description: string, tags: Array<string>, flagged: boolean, flagReason: string | null, flaggedAt: string | null, url: string, isAnimated: boolean, owner: { id: string, username: string }, capturedFrom: { atSeconds: number, video:
          | { __typename: 'CardVideo', id: string, projectId: string, title: string }
          | { __typename: 'Clip', id: string, projectId: string, title: string }
          | { __typename: 'Film', id: string, projectId: string, title: string }
         | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, flaggedBy: { id: string, username: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, count: { value: number, isExact: boolean } } };

export const FlaggedAssetsDocument = /*#__PURE__*/ createDocument<FlaggedAssetsQuery, FlaggedAssetsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FlaggedAssets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flaggedAssets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionDialogFields"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}}]}}, [AssetCardFieldsFragmentDoc, DecisionDialogFieldsFragmentDoc, PageFieldsFragmentDoc, CountFieldsFragmentDoc])
export const PendingAssetsDocument = /*#__PURE__*/ createDocument<PendingAssetsQuery, PendingAssetsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingAssets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingAssets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionDialogFields"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}}]}}, [AssetCardFieldsFragmentDoc, DecisionDialogFieldsFragmentDoc, PageFieldsFragmentDoc, CountFieldsFragmentDoc])
export function useFlaggedAssetsQuery(options: useQuery.Options<FlaggedAssetsQuery, FlaggedAssetsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FlaggedAssetsDocument, options)
}
export function usePendingAssetsQuery(options: useQuery.Options<PendingAssetsQuery, PendingAssetsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(PendingAssetsDocument, options)
}