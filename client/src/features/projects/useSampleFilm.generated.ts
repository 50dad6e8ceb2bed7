/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { ProjectCardFieldsFragmentDoc } from './ProjectCardFields.generated'
import { WorkspaceFieldsFragmentDoc } from '../workspace/WorkspaceFields.generated'
export type OpenSampleProjectMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenSampleProjectMutation = { openSampleProject: { id: string, name: string, coverUrl: string | null, smallCoverUrl: string | null, updatedAt: string, viewerCanManage: boolean, openNoteCount: number, assetCount: number, videoCount: number, createdAt: string, description: string, isPrivate: boolean, viewerRole: Types.ProjectRole, memberRole: Types.ProjectRole, owner: { id: string, username: string } } };

export const OpenSampleProjectDocument = /*#__PURE__*/ createDocument<OpenSampleProjectMutation, OpenSampleProjectMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenSampleProject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSampleProject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceFields"}}]}}]}}, [ProjectCardFieldsFragmentDoc, WorkspaceFieldsFragmentDoc])
export function useOpenSampleProjectMutation(options?: useMutation.Options<OpenSampleProjectMutation, OpenSampleProjectMutationVariables>) {
  return useMutation(OpenSampleProjectDocument, options)
}