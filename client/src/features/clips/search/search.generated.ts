/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { GeneratedVideoFieldsFragmentDoc } from '../GeneratedVideo.generated'
import { PageFieldsFragmentDoc } from '../../../entities/connection.generated'
export type FoundVideosQueryVariables = Exact<{
  id: string;
  search: Types.VideoSearchInput;
  first: number;
  after?: string | null | undefined;
}>;


export type FoundVideosQuery = { project: { id: string, foundVideos: { nodes: Array<{ __typename: 'Clip', prompt: string, engine: Types.EngineName, model: string, ratio: string, failure: string | null, firstTakeId: string, takeCount: number, note: string | null, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, status: Types.VideoStatus, isUpscaled: boolean, declineReason: string | null, createdAt: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, fromNote: { id: string, text: string, author: { personId: string, name: string } } | null, job: { id: string, kind: Types.JobKind, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export const FoundVideosDocument = /*#__PURE__*/ createDocument<FoundVideosQuery, FoundVideosQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoSearchInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"foundVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeneratedVideoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}}]}}, [GeneratedVideoFieldsFragmentDoc, PageFieldsFragmentDoc])
export function useFoundVideosQuery(options: useQuery.Options<FoundVideosQuery, FoundVideosQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FoundVideosDocument, options)
}