/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { ProjectCardFieldsFragmentDoc } from '../../features/projects/ProjectCardFields.generated'
import { WorkspaceFieldsFragmentDoc } from '../../features/workspace/WorkspaceFields.generated'
export type RestoreProjectMutationVariables = Exact<{
  id: string;
}>;


export type RestoreProjectMutation = { restoreProject: { id: string, name: string, coverUrl: string | null, smallCoverUrl: string | null, updatedAt: string, viewerCanManage: boolean, openNoteCount: number, assetCount: number, videoCount: number, createdAt: string, description: string, isPrivate: boolean, viewerRole: Types.ProjectRole, memberRole: Types.ProjectRole, owner: { id: string, username: string } } };

export const RestoreProjectDocument = /*#__PURE__*/ createDocument<RestoreProjectMutation, RestoreProjectMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceFields"}}]}}]}}, [ProjectCardFieldsFragmentDoc, WorkspaceFieldsFragmentDoc])
export function useRestoreProjectMutation(options?: useMutation.Options<RestoreProjectMutation, RestoreProjectMutationVariables>) {
  return useMutation(RestoreProjectDocument, options)
}