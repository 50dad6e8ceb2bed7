/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { CountFieldsFragmentDoc, PageFieldsFragmentDoc } from '../../../entities/connection.generated'
import { JobFieldsFragmentDoc } from '../../../entities/job/JobFields.generated'
import { MergedFilmFieldsFragmentDoc } from '../../merge/MergedFilmFields.generated'
import { PosterFieldsFragmentDoc } from '../../../entities/video/Poster.generated'
import { VideoTitleFieldsFragmentDoc } from '../../../entities/video/VideoTitle.generated'
export type FilmProgressFieldsFragment = { id: string, status: Types.VideoStatus, downloadUrl: string | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null };

export type MergeVideosMutationVariables = Exact<{
  input: Types.MergeInput;
}>;


export type MergeVideosMutation = { mergeVideos: { __typename: 'Film', status: Types.VideoStatus, versionNumber: number | null, frames: number | null, failure: string | null, createdAt: string, finishedAt: string | null, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } };

export type FilmQueryVariables = Exact<{
  id: string;
}>;


export type FilmQuery = { video:
    | { id: string, status: Types.VideoStatus, downloadUrl: string | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
    | Record<PropertyKey, never>
   };

export type ReadyFilmQueryVariables = Exact<{
  id: string;
}>;


export type ReadyFilmQuery = { video:
    | { id: string }
    | { id: string }
    | { __typename: 'Film', downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, bytes: number | null, loudness: number | null, loudnessTarget: number | null, truePeak: number | null, id: string, title: string, posterUrl: string | null, smallPosterUrl: string | null }
   };

export type LastFilmQueryVariables = Exact<{
  id: string;
}>;


export type LastFilmQuery = { project: { id: string, films: { nodes: Array<{ id: string, downloadUrl: string | null, loudness: number | null, loudnessTarget: number | null, truePeak: number | null, job: { id: string, startedAt: string | null, finishedAt: string | null } | null }> } } };

export type FilmsQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type FilmsQuery = { project: { id: string, films: { nodes: Array<{ __typename: 'Film', status: Types.VideoStatus, versionNumber: number | null, frames: number | null, failure: string | null, createdAt: string, finishedAt: string | null, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, count: { value: number, isExact: boolean } } } };

export type CutGuestsQueryVariables = Exact<{
  projectId: string;
}>;


export type CutGuestsQuery = { project: { id: string, reviewLinks: { nodes: Array<{ id: string, kind: Types.ReviewKind, isActive: boolean }> } } };

export const FilmProgressFieldsFragmentDoc = /*#__PURE__*/ createDocument<FilmProgressFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilmProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Film"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}}]}}]}}, [JobFieldsFragmentDoc])
export const MergeVideosDocument = /*#__PURE__*/ createDocument<MergeVideosMutation, MergeVideosMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergedFilmFields"}}]}}]}}, [MergedFilmFieldsFragmentDoc])
export const FilmDocument = /*#__PURE__*/ createDocument<FilmQuery, FilmQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Film"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilmProgressFields"}}]}}]}}, [FilmProgressFieldsFragmentDoc])
export const ReadyFilmDocument = /*#__PURE__*/ createDocument<ReadyFilmQuery, ReadyFilmQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadyFilm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Film"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PosterFields"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"loudness"}},{"kind":"Field","name":{"kind":"Name","value":"loudnessTarget"}},{"kind":"Field","name":{"kind":"Name","value":"truePeak"}}]}}]}}]}}, [VideoTitleFieldsFragmentDoc, PosterFieldsFragmentDoc])
export const LastFilmDocument = /*#__PURE__*/ createDocument<LastFilmQuery, LastFilmQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastFilm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"films"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"loudness"}},{"kind":"Field","name":{"kind":"Name","value":"loudnessTarget"}},{"kind":"Field","name":{"kind":"Name","value":"truePeak"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]}}]}}]}})
export const FilmsDocument = /*#__PURE__*/ createDocument<FilmsQuery, FilmsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Films"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"films"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergedFilmFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}}]}}]}}, [MergedFilmFieldsFragmentDoc, PageFieldsFragmentDoc, CountFieldsFragmentDoc])
export const CutGuestsDocument = /*#__PURE__*/ createDocument<CutGuestsQuery, CutGuestsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CutGuests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]}})
export function useMergeVideosMutation(options?: useMutation.Options<MergeVideosMutation, MergeVideosMutationVariables>) {
  return useMutation(MergeVideosDocument, options)
}
export function useFilmQuery(options: useQuery.Options<FilmQuery, FilmQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FilmDocument, options)
}
export function useReadyFilmQuery(options: useQuery.Options<ReadyFilmQuery, ReadyFilmQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ReadyFilmDocument, options)
}
export function useLastFilmQuery(options: useQuery.Options<LastFilmQuery, LastFilmQueryVariables> & { returnPartialData?: false }) {
  return useQuery(LastFilmDocument, options)
}
export function useFilmsQuery(options: useQuery.Options<FilmsQuery, FilmsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FilmsDocument, options)
}
export function useCutGuestsQuery(options: useQuery.Options<CutGuestsQuery, CutGuestsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CutGuestsDocument, options)
}