/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { GeneratedVideoFieldsFragmentDoc } from '../GeneratedVideo.generated'
export type OpenedVideoQueryVariables = Exact<{
  id: string;
}>;


export type OpenedVideoQuery = { video:
    | { __typename: 'CardVideo' }
    | { __typename: 'Clip', prompt: string, engine: Types.EngineName, model: string, ratio: string, failure: string | null, firstTakeId: string, takeCount: number, note: string | null, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, status: Types.VideoStatus, isUpscaled: boolean, declineReason: string | null, createdAt: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, fromNote: { id: string, text: string, author: { personId: string, name: string } } | null, job: { id: string, kind: Types.JobKind, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
    | { __typename: 'Film' }
   };

export const OpenedVideoDocument = /*#__PURE__*/ createDocument<OpenedVideoQuery, OpenedVideoQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenedVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeneratedVideoFields"}}]}}]}}, [GeneratedVideoFieldsFragmentDoc])
export function useOpenedVideoQuery(options: useQuery.Options<OpenedVideoQuery, OpenedVideoQueryVariables> & { returnPartialData?: false }) {
  return useQuery(OpenedVideoDocument, options)
}