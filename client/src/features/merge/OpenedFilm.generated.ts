/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { MergedFilmFieldsFragmentDoc } from './MergedFilmFields.generated'
export type OpenedFilmQueryVariables = Exact<{
  id: string;
}>;


export type OpenedFilmQuery = { video:
    | { __typename: 'CardVideo' }
    | { __typename: 'Clip' }
    | { __typename: 'Film', status: Types.VideoStatus, versionNumber: number | null, frames: number | null, failure: string | null, createdAt: string, finishedAt: string | null, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
   };

export const OpenedFilmDocument = /*#__PURE__*/ createDocument<OpenedFilmQuery, OpenedFilmQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenedFilm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergedFilmFields"}}]}}]}}, [MergedFilmFieldsFragmentDoc])
export function useOpenedFilmQuery(options: useQuery.Options<OpenedFilmQuery, OpenedFilmQueryVariables> & { returnPartialData?: false }) {
  return useQuery(OpenedFilmDocument, options)
}