/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { FilmViewerFieldsFragmentDoc } from '../../widgets/film-viewer/FilmViewer.generated'
import { NoteFieldsFragmentDoc } from '../../entities/note/notes.generated'
import { PageFieldsFragmentDoc } from '../../entities/connection.generated'
export type VideoOfNoteQueryVariables = Exact<{
  id: string;
}>;


export type VideoOfNoteQuery = { video:
    | { __typename: 'CardVideo', id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind } | null }
    | { __typename: 'Clip', engine: Types.EngineName, model: string, note: string | null, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind } | null }
    | { __typename: 'Film', id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind } | null }
   };

export type FindNoteQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type FindNoteQuery = { project: { id: string, notes: { nodes: Array<{ frame: number, endFrame: number | null, timeSeconds: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video:
          | { __typename: 'CardVideo', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
          | { __typename: 'Clip', id: string, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
          | { __typename: 'Film', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
         | null, takes: Array<{ __typename: 'Clip', id: string, status: Types.VideoStatus, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video:
            | { __typename: 'CardVideo', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
            | { __typename: 'Clip', firstTakeId: string, id: string, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
            | { __typename: 'Film', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
           | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { personId: string, name: string, isTeam: boolean } }>, author: { personId: string, name: string, isTeam: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type ExportedNotesQueryVariables = Exact<{
  id: string;
  format: Types.NoteFormat;
}>;


export type ExportedNotesQuery = { video:
    | { id: string, notesAs: string }
    | { id: string, notesAs: string }
    | { id: string, notesAs: string }
   };

export const VideoOfNoteDocument = /*#__PURE__*/ createDocument<VideoOfNoteQuery, VideoOfNoteQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VideoOfNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilmViewerFields"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}}]}}]}}]}}, [FilmViewerFieldsFragmentDoc])
export const FindNoteDocument = /*#__PURE__*/ createDocument<FindNoteQuery, FindNoteQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}}]}}, [NoteFieldsFragmentDoc, PageFieldsFragmentDoc])
export const ExportedNotesDocument = /*#__PURE__*/ createDocument<ExportedNotesQuery, ExportedNotesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportedNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notesAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}]}]}}]}})
export function useVideoOfNoteQuery(options: useQuery.Options<VideoOfNoteQuery, VideoOfNoteQueryVariables> & { returnPartialData?: false }) {
  return useQuery(VideoOfNoteDocument, options)
}
export function useFindNoteQuery(options: useQuery.Options<FindNoteQuery, FindNoteQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FindNoteDocument, options)
}