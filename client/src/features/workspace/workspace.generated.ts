/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { WorkspaceFieldsFragmentDoc } from './WorkspaceFields.generated'
export type WorkspaceQueryVariables = Exact<{
  id: string;
}>;


export type WorkspaceQuery = { project: { id: string, name: string, assetCount: number, videoCount: number, createdAt: string, description: string, isPrivate: boolean, viewerCanManage: boolean, viewerRole: Types.ProjectRole, memberRole: Types.ProjectRole, owner: { id: string, username: string } } };

export const WorkspaceDocument = /*#__PURE__*/ createDocument<WorkspaceQuery, WorkspaceQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Workspace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceFields"}}]}}]}}, [WorkspaceFieldsFragmentDoc])
export function useWorkspaceQuery(options: useQuery.Options<WorkspaceQuery, WorkspaceQueryVariables> & { returnPartialData?: false }) {
  return useQuery(WorkspaceDocument, options)
}