/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { CountFieldsFragmentDoc, PageFieldsFragmentDoc } from '../connection.generated'
import { PersonFieldsFragmentDoc } from '../person/person.generated'
import { PosterFieldsFragmentDoc } from '../video/Poster.generated'
import { VideoTitleFieldsFragmentDoc } from '../video/VideoTitle.generated'
export type NoteTextFieldsFragment = { id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } };

export type NoteFieldsFragment = { frame: number, endFrame: number | null, time: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video:
    | { __typename: 'CardVideo', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
    | { __typename: 'Clip', id: string, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
    | { __typename: 'Film', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
   | null, takes: Array<{ __typename: 'Clip', id: string, status: Types.VideoStatus, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video:
      | { __typename: 'CardVideo', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Clip', firstTakeId: string, id: string, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Film', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
     | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } }>, author: { id: string, name: string, isTeam: boolean } };

export type ProjectNotesQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  status?: Types.NoteStatus | null | undefined;
  videoId?: string | null | undefined;
}>;


export type ProjectNotesQuery = { project: { id: string, notes: { nodes: Array<{ frame: number, endFrame: number | null, time: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video:
          | { __typename: 'CardVideo', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
          | { __typename: 'Clip', id: string, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
          | { __typename: 'Film', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
         | null, takes: Array<{ __typename: 'Clip', id: string, status: Types.VideoStatus, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video:
            | { __typename: 'CardVideo', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
            | { __typename: 'Clip', firstTakeId: string, id: string, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
            | { __typename: 'Film', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
           | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } }>, author: { id: string, name: string, isTeam: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, count: { value: number, isExact: boolean } } } };

export type NoteChoicesQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type NoteChoicesQuery = { project: { id: string, owner: { id: string, username: string }, members: Array<{ id: string, username: string }>, films: { nodes: Array<{ id: string, title: string, createdAt: string }> } } };

export type AddNoteMutationVariables = Exact<{
  input: Types.AddNoteInput;
}>;


export type AddNoteMutation = { addNote: { frame: number, endFrame: number | null, time: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video:
      | { __typename: 'CardVideo', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Clip', id: string, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Film', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
     | null, takes: Array<{ __typename: 'Clip', id: string, status: Types.VideoStatus, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video:
        | { __typename: 'CardVideo', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Clip', firstTakeId: string, id: string, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Film', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
       | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } }>, author: { id: string, name: string, isTeam: boolean } } };

export type UpdateNoteMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type UpdateNoteMutation = { updateNote: { id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } } };

export type DeleteNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNoteMutation = { deleteNote: string };

export type AssignNoteMutationVariables = Exact<{
  id: string;
  userId?: string | null | undefined;
}>;


export type AssignNoteMutation = { assignNote: { frame: number, endFrame: number | null, time: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video:
      | { __typename: 'CardVideo', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Clip', id: string, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Film', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
     | null, takes: Array<{ __typename: 'Clip', id: string, status: Types.VideoStatus, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video:
        | { __typename: 'CardVideo', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Clip', firstTakeId: string, id: string, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Film', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
       | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } }>, author: { id: string, name: string, isTeam: boolean } } };

export type CompleteNoteMutationVariables = Exact<{
  id: string;
  videoId?: string | null | undefined;
}>;


export type CompleteNoteMutation = { completeNote: { frame: number, endFrame: number | null, time: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video:
      | { __typename: 'CardVideo', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Clip', id: string, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Film', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
     | null, takes: Array<{ __typename: 'Clip', id: string, status: Types.VideoStatus, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video:
        | { __typename: 'CardVideo', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Clip', firstTakeId: string, id: string, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Film', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
       | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } }>, author: { id: string, name: string, isTeam: boolean } } };

export type ReopenNoteMutationVariables = Exact<{
  id: string;
}>;


export type ReopenNoteMutation = { reopenNote: { frame: number, endFrame: number | null, time: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video:
      | { __typename: 'CardVideo', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Clip', id: string, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
      | { __typename: 'Film', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
     | null, takes: Array<{ __typename: 'Clip', id: string, status: Types.VideoStatus, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video:
        | { __typename: 'CardVideo', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Clip', firstTakeId: string, id: string, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Film', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
       | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } }>, author: { id: string, name: string, isTeam: boolean } } };

export const NoteTextFieldsFragmentDoc = /*#__PURE__*/ createDocument<NoteTextFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTeam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}})
export const NoteFieldsFragmentDoc = /*#__PURE__*/ createDocument<NoteFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteTextFields"}},{"kind":"Field","name":{"kind":"Name","value":"frame"}},{"kind":"Field","name":{"kind":"Name","value":"endFrame"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"isInternal"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"doneInVersionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"frameRate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PosterFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoId"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"frame"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frameRate"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstTakeId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PosterFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteTextFields"}}]}}]}}, [NoteTextFieldsFragmentDoc, PersonFieldsFragmentDoc, VideoTitleFieldsFragmentDoc, PosterFieldsFragmentDoc])
export const ProjectNotesDocument = /*#__PURE__*/ createDocument<ProjectNotesQuery, ProjectNotesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"videoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}}]}}]}}, [NoteFieldsFragmentDoc, PageFieldsFragmentDoc, CountFieldsFragmentDoc])
export const NoteChoicesDocument = /*#__PURE__*/ createDocument<NoteChoicesQuery, NoteChoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoteChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"films"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}, [PersonFieldsFragmentDoc])
export const AddNoteDocument = /*#__PURE__*/ createDocument<AddNoteMutation, AddNoteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteFields"}}]}}]}}, [NoteFieldsFragmentDoc])
export const UpdateNoteDocument = /*#__PURE__*/ createDocument<UpdateNoteMutation, UpdateNoteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteTextFields"}}]}}]}}, [NoteTextFieldsFragmentDoc])
export const DeleteNoteDocument = /*#__PURE__*/ createDocument<DeleteNoteMutation, DeleteNoteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}})
export const AssignNoteDocument = /*#__PURE__*/ createDocument<AssignNoteMutation, AssignNoteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteFields"}}]}}]}}, [NoteFieldsFragmentDoc])
export const CompleteNoteDocument = /*#__PURE__*/ createDocument<CompleteNoteMutation, CompleteNoteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"videoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteFields"}}]}}]}}, [NoteFieldsFragmentDoc])
export const ReopenNoteDocument = /*#__PURE__*/ createDocument<ReopenNoteMutation, ReopenNoteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteFields"}}]}}]}}, [NoteFieldsFragmentDoc])
export function useProjectNotesQuery(options: useQuery.Options<ProjectNotesQuery, ProjectNotesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProjectNotesDocument, options)
}
export function useNoteChoicesQuery(options: useQuery.Options<NoteChoicesQuery, NoteChoicesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(NoteChoicesDocument, options)
}
export function useAddNoteMutation(options?: useMutation.Options<AddNoteMutation, AddNoteMutationVariables>) {
  return useMutation(AddNoteDocument, options)
}
export function useUpdateNoteMutation(options?: useMutation.Options<UpdateNoteMutation, UpdateNoteMutationVariables>) {
  return useMutation(UpdateNoteDocument, options)
}
export function useDeleteNoteMutation(options?: useMutation.Options<DeleteNoteMutation, DeleteNoteMutationVariables>) {
  return useMutation(DeleteNoteDocument, options)
}
export function useAssignNoteMutation(options?: useMutation.Options<AssignNoteMutation, AssignNoteMutationVariables>) {
  return useMutation(AssignNoteDocument, options)
}
export function useCompleteNoteMutation(options?: useMutation.Options<CompleteNoteMutation, CompleteNoteMutationVariables>) {
  return useMutation(CompleteNoteDocument, options)
}
export function useReopenNoteMutation(options?: useMutation.Options<ReopenNoteMutation, ReopenNoteMutationVariables>) {
  return useMutation(ReopenNoteDocument, options)
}