/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { CutFieldsFragmentDoc } from '../../entities/video/cut/CutFields.generated'
import { GeneratedVideoFieldsFragmentDoc } from './GeneratedVideo.generated'
import { PageFieldsFragmentDoc } from '../../entities/connection.generated'
export type ProjectVideosQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  status?: Types.VideoStatus | null | undefined;
}>;


export type ProjectVideosQuery = { project: { id: string, videos: { nodes: Array<{ engine: Types.EngineName, model: string, ratio: string, failure: string | null, shotId: string, takeCount: number, id: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, status: Types.VideoStatus, projectId: string, isMerged: boolean, declineReason: string | null, createdAt: string, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, cut: { projectId: string, size: string | null, fit: string, frameRate: number | null, title: string | null, gaps: Array<{ transition: string, seconds: number }>, videos: Array<{ id: string, projectId: string, duration: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null }> } } };

export const ProjectVideosDocument = /*#__PURE__*/ createDocument<ProjectVideosQuery, ProjectVideosQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"videos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"isMerged"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeneratedVideoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}]}}, [GeneratedVideoFieldsFragmentDoc, PageFieldsFragmentDoc, CutFieldsFragmentDoc])
export function useProjectVideosQuery(options: useQuery.Options<ProjectVideosQuery, ProjectVideosQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProjectVideosDocument, options)
}
export function useProjectVideosLazyQuery(options?: useLazyQuery.Options<ProjectVideosQuery, ProjectVideosQueryVariables>) {
  return useLazyQuery(ProjectVideosDocument, options)
}