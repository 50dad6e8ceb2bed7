/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { ProjectCardFieldsFragmentDoc } from '../projects/ProjectCardFields.generated'
import { WorkspaceFieldsFragmentDoc } from './WorkspaceFields.generated'
export type UpdateProjectMutationVariables = Exact<{
  input: Types.UpdateProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { id: string, name: string, coverUrl: string | null, smallCoverUrl: string | null, updatedAt: string, viewerCanManage: boolean, openNoteCount: number, assetCount: number, videoCount: number, createdAt: string, description: string, isPrivate: boolean, viewerRole: Types.ProjectRole, memberRole: Types.ProjectRole, owner: { id: string, username: string } } };

export const UpdateProjectDocument = /*#__PURE__*/ createDocument<UpdateProjectMutation, UpdateProjectMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceFields"}}]}}]}}, [ProjectCardFieldsFragmentDoc, WorkspaceFieldsFragmentDoc])
export function useUpdateProjectMutation(options?: useMutation.Options<UpdateProjectMutation, UpdateProjectMutationVariables>) {
  return useMutation(UpdateProjectDocument, options)
}