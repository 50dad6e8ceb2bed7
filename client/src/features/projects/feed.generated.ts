/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useSubscription } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { ProjectCardFieldsFragmentDoc } from './ProjectCardFields.generated'
import { WorkspaceFieldsFragmentDoc } from '../workspace/WorkspaceFields.generated'
export type ProjectChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ProjectChangedSubscription = { projectChanged: { deletedId: string | null, project: { id: string, name: string, coverUrl: string | null, smallCoverUrl: string | null, updatedAt: string, viewerCanManage: boolean, openNoteCount: number, assetCount: number, videoCount: number, createdAt: string, description: string, isPrivate: boolean, viewerRole: Types.ProjectRole, memberRole: Types.ProjectRole, owner: { id: string, username: string } } | null } };

export const ProjectChangedDocument = /*#__PURE__*/ createDocument<ProjectChangedSubscription, ProjectChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ProjectChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceFields"}}]}}]}}]}}, [ProjectCardFieldsFragmentDoc, WorkspaceFieldsFragmentDoc])
export function useProjectChangedSubscription(options?: useSubscription.Options<ProjectChangedSubscription, ProjectChangedSubscriptionVariables>) {
  return useSubscription(ProjectChangedDocument, options)
}