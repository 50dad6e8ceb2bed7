/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { ShotFieldsFragmentDoc } from './shot.generated'
export type UpdateStoryboardShotMutationVariables = Exact<{
  input: Types.UpdateStoryboardShotInput;
}>;


export type UpdateStoryboardShotMutation = { updateStoryboardShot: { id: string, projectId: string, words: string, heading: string, seconds: number, camera: string | null, editedPrompt: string | null, transition: string, transitionSeconds: number, revision: number, firstFrameStatus: Types.VideoStatus | null, changedSinceFirstFrame: Array<Types.ShotInput>, takeState: Types.ShotTakeState, takeCount: number, changedSinceTake: Array<Types.ShotInput>, dialogue: Array<{ speaker: string, text: string }>, references: Array<{ assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null }>, firstFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, still: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, editedBy: { id: string, username: string }, chosenTake: { id: string, status: Types.VideoStatus, title: string, duration: number | null, note: string | null, posterUrl: string | null, smallPosterUrl: string | null } | null, drawing: { url: string | null, posterUrl: string | null, smallPosterUrl: string | null, seconds: number, isCurrent: boolean, failure: string | null, note: string | null, leftOut: Array<string> } | null, takeEstimate: { usd: string | null, isFree: boolean }, refusal: { code: Types.ErrorCode, message: string } | null, newestTake: { id: string, status: Types.VideoStatus, failure: string | null, job: { startedAt: string | null, usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } | null } };

export const UpdateStoryboardShotDocument = /*#__PURE__*/ createDocument<UpdateStoryboardShotMutation, UpdateStoryboardShotMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStoryboardShot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStoryboardShotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStoryboardShot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFields"}}]}}]}}, [ShotFieldsFragmentDoc])
export function useUpdateStoryboardShotMutation(options?: useMutation.Options<UpdateStoryboardShotMutation, UpdateStoryboardShotMutationVariables>) {
  return useMutation(UpdateStoryboardShotDocument, options)
}