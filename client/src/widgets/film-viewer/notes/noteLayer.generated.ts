/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { CountFieldsFragmentDoc, PageFieldsFragmentDoc } from '../../../entities/connection.generated'
import { NoteFieldsFragmentDoc } from '../../../entities/note/notes.generated'
export type VideoNotesQueryVariables = Exact<{
  projectId: string;
  videoId: string;
  first: number;
}>;


export type VideoNotesQuery = { project: { id: string, notes: { nodes: Array<{ frame: number, endFrame: number | null, time: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video:
          | { __typename: 'CardVideo', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
          | { __typename: 'Clip', id: string, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
          | { __typename: 'Film', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
         | null, takes: Array<{ __typename: 'Clip', id: string, status: Types.VideoStatus, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video:
            | { __typename: 'CardVideo', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
            | { __typename: 'Clip', shotId: string, id: string, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
            | { __typename: 'Film', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
           | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } }>, author: { id: string, name: string, isTeam: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, count: { value: number, isExact: boolean } }, reviewLinks: Array<{ id: string, name: string, kind: Types.ReviewKind, isActive: boolean, createdAt: string, video:
        | { __typename: 'CardVideo', id: string, createdAt: string }
        | { __typename: 'Clip', shotId: string, id: string, createdAt: string }
        | { __typename: 'Film', id: string, createdAt: string }
       | null }> }, video:
    | { __typename: 'CardVideo', id: string, createdAt: string }
    | { __typename: 'Clip', shotId: string, id: string, createdAt: string }
    | { __typename: 'Film', id: string, createdAt: string }
   };

export const VideoNotesDocument = /*#__PURE__*/ createDocument<VideoNotesQuery, VideoNotesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VideoNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"videoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shotId"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shotId"}}]}}]}}]}}, [NoteFieldsFragmentDoc, PageFieldsFragmentDoc, CountFieldsFragmentDoc])
export function useVideoNotesQuery(options: useQuery.Options<VideoNotesQuery, VideoNotesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(VideoNotesDocument, options)
}
export function useVideoNotesLazyQuery(options?: useLazyQuery.Options<VideoNotesQuery, VideoNotesQueryVariables>) {
  return useLazyQuery(VideoNotesDocument, options)
}