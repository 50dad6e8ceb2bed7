/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PageFieldsFragmentDoc } from '../../entities/connection.generated'
import { ProjectAssetFieldsFragmentDoc } from './ProjectAssetFields.generated'
export type ProjectAssetsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  origin: Types.AssetOrigin;
}>;


export type ProjectAssetsQuery = { project: { id: string, assets: { nodes: Array<{ name: string, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, price: string, viewerIsOwner: boolean, description: string, tags: Array<string>, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, url: string, isAnimated: boolean, owner: { id: string, username: string }, capturedFrom: { atSeconds: number, video:
            | { __typename: 'CardVideo', id: string, projectId: string, title: string }
            | { __typename: 'Clip', id: string, projectId: string, title: string }
            | { __typename: 'Film', id: string, projectId: string, title: string }
           | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type RemoveAssetFromProjectMutationVariables = Exact<{
  projectId: string;
  assetId: string;
}>;


export type RemoveAssetFromProjectMutation = { removeAssetFromProject: string };

export const ProjectAssetsDocument = /*#__PURE__*/ createDocument<ProjectAssetsQuery, ProjectAssetsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectAssets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"origin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetOrigin"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"origin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"origin"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectAssetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}}]}}, [ProjectAssetFieldsFragmentDoc, PageFieldsFragmentDoc])
export const RemoveAssetFromProjectDocument = /*#__PURE__*/ createDocument<RemoveAssetFromProjectMutation, RemoveAssetFromProjectMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAssetFromProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAssetFromProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"assetId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}}}]}}]}]}})
export function useProjectAssetsQuery(options: useQuery.Options<ProjectAssetsQuery, ProjectAssetsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProjectAssetsDocument, options)
}
export function useRemoveAssetFromProjectMutation(options?: useMutation.Options<RemoveAssetFromProjectMutation, RemoveAssetFromProjectMutationVariables>) {
  return useMutation(RemoveAssetFromProjectDocument, options)
}