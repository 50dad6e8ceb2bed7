/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { CountFieldsFragmentDoc, PageFieldsFragmentDoc } from '../../entities/connection.generated'
import { ProjectCardFieldsFragmentDoc } from './ProjectCardFields.generated'
import { WorkspaceFieldsFragmentDoc } from '../workspace/WorkspaceFields.generated'
export type ProjectsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type ProjectsQuery = { projects: { nodes: Array<{ id: string, name: string, coverUrl: string | null, smallCoverUrl: string | null, updatedAt: string, viewerCanManage: boolean, openNoteCount: number, assetCount: number, videoCount: number, createdAt: string, description: string, isPrivate: boolean, viewerRole: Types.ProjectRole, memberRole: Types.ProjectRole, owner: { id: string, username: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, count: { value: number, isExact: boolean } } };

export const ProjectsDocument = /*#__PURE__*/ createDocument<ProjectsQuery, ProjectsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Projects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}}]}}, [ProjectCardFieldsFragmentDoc, WorkspaceFieldsFragmentDoc, PageFieldsFragmentDoc, CountFieldsFragmentDoc])
export function useProjectsQuery(options: useQuery.Options<ProjectsQuery, ProjectsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProjectsDocument, options)
}