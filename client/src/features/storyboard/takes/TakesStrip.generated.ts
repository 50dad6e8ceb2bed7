/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { FilmViewerFieldsFragmentDoc } from '../../../widgets/film-viewer/FilmViewer.generated'
import { PosterFieldsFragmentDoc } from '../../../entities/video/Poster.generated'
import { ShotFieldsFragmentDoc } from '../shot/shot.generated'
export type TakeInStripFieldsFragment = { id: string, status: Types.VideoStatus, duration: number | null, createdAt: string, failure: string | null, posterUrl: string | null, smallPosterUrl: string | null };

export type TakesOfShotQueryVariables = Exact<{
  id: string;
}>;


export type TakesOfShotQuery = { video:
    | { id: string }
    | { id: string, takes: Array<{ id: string, status: Types.VideoStatus, duration: number | null, createdAt: string, failure: string | null, posterUrl: string | null, smallPosterUrl: string | null }> }
    | { id: string }
   };

export type TakeToPlayQueryVariables = Exact<{
  id: string;
}>;


export type TakeToPlayQuery = { video:
    | { __typename: 'CardVideo', id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind } | null }
    | { __typename: 'Clip', engine: Types.EngineName, model: string, note: string | null, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind } | null }
    | { __typename: 'Film', id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind } | null }
   };

export type ChooseShotTakeMutationVariables = Exact<{
  id: string;
  videoId?: string | null | undefined;
}>;


export type ChooseShotTakeMutation = { chooseShotTake: { id: string, projectId: string, words: string, heading: string, seconds: number, camera: string | null, editedPrompt: string | null, transition: string, transitionSeconds: number, revision: number, firstFrameStatus: Types.VideoStatus | null, changedSinceFirstFrame: Array<Types.ShotInput>, takeState: Types.ShotTakeState, takeCount: number, changedSinceTake: Array<Types.ShotInput>, dialogue: Array<{ speaker: string, text: string }>, references: Array<{ assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null }>, firstFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, still: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, editedBy: { id: string, username: string }, chosenTake: { id: string, status: Types.VideoStatus, title: string, duration: number | null, note: string | null, posterUrl: string | null, smallPosterUrl: string | null } | null, drawing: { url: string | null, posterUrl: string | null, smallPosterUrl: string | null, seconds: number, isCurrent: boolean, failure: string | null, note: string | null, leftOut: Array<string> } | null, takeEstimate: { usd: string | null, isFree: boolean }, refusal: { code: Types.ErrorCode, message: string } | null, newestTake: { id: string, status: Types.VideoStatus, failure: string | null, job: { startedAt: string | null, usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } | null } };

export const TakeInStripFieldsFragmentDoc = /*#__PURE__*/ createDocument<TakeInStripFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakeInStripFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PosterFields"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}, [PosterFieldsFragmentDoc])
export const TakesOfShotDocument = /*#__PURE__*/ createDocument<TakesOfShotQuery, TakesOfShotQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakesOfShot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakeInStripFields"}}]}}]}}]}}]}}, [TakeInStripFieldsFragmentDoc])
export const TakeToPlayDocument = /*#__PURE__*/ createDocument<TakeToPlayQuery, TakeToPlayQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakeToPlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilmViewerFields"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}}]}}]}}]}}, [FilmViewerFieldsFragmentDoc])
export const ChooseShotTakeDocument = /*#__PURE__*/ createDocument<ChooseShotTakeMutation, ChooseShotTakeMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseShotTake"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseShotTake"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"videoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFields"}}]}}]}}, [ShotFieldsFragmentDoc])
export function useTakesOfShotQuery(options: useQuery.Options<TakesOfShotQuery, TakesOfShotQueryVariables> & { returnPartialData?: false }) {
  return useQuery(TakesOfShotDocument, options)
}
export function useTakeToPlayQuery(options: useQuery.Options<TakeToPlayQuery, TakeToPlayQueryVariables> & { returnPartialData?: false }) {
  return useQuery(TakeToPlayDocument, options)
}
export function useChooseShotTakeMutation(options?: useMutation.Options<ChooseShotTakeMutation, ChooseShotTakeMutationVariables>) {
  return useMutation(ChooseShotTakeDocument, options)
}