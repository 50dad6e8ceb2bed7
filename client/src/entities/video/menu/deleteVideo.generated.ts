/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { ChangedVideoFieldsFragmentDoc } from '../ChangedVideoFields.generated'
import { CutFieldsFragmentDoc } from '../cut/CutFields.generated'
export type DeleteVideoMutationVariables = Exact<{
  id: string;
}>;


export type DeleteVideoMutation = { deleteVideo: string };

export type RestoreVideoMutationVariables = Exact<{
  id: string;
}>;


export type RestoreVideoMutation = { restoreVideo: { isMerged: boolean, prompt: string, magicPrompt: string | null, failure: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, shotId: string, cost: number | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, takeCount: number, id: string, projectId: string, frames: number | null, frameRate: number | null, width: number | null, height: number | null, status: Types.VideoStatus, createdAt: string, finishedAt: string | null, declineReason: string | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, smallPosterUrl: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } };

export type RestoreVideoToCutMutationVariables = Exact<{
  id: string;
  cut: Types.SaveCutInput;
}>;


export type RestoreVideoToCutMutation = { restoreVideo: { isMerged: boolean, prompt: string, magicPrompt: string | null, failure: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, shotId: string, cost: number | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, takeCount: number, id: string, projectId: string, frames: number | null, frameRate: number | null, width: number | null, height: number | null, status: Types.VideoStatus, createdAt: string, finishedAt: string | null, declineReason: string | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, smallPosterUrl: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }, reviewVideo: { id: string, status: Types.VideoStatus }, saveCut: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, clipGain: number, loudness: number | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video: { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null } }>, cues: Array<{ id: string, itemId: string | null, at: number, inSeconds: number, outSeconds: number | null, gain: number, fadeIn: number, fadeOut: number, isMuted: boolean, isDucked: boolean, isDuckedByClips: boolean, isLooped: boolean, revision: number, editedBy: { id: string, username: string } | null, sound: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } }> } };

export const DeleteVideoDocument = /*#__PURE__*/ createDocument<DeleteVideoMutation, DeleteVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}})
export const RestoreVideoDocument = /*#__PURE__*/ createDocument<RestoreVideoMutation, RestoreVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedVideoFields"}}]}}]}}, [ChangedVideoFieldsFragmentDoc])
export const RestoreVideoToCutDocument = /*#__PURE__*/ createDocument<RestoreVideoToCutMutation, RestoreVideoToCutMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreVideoToCut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cut"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedVideoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"review"},"value":{"kind":"EnumValue","value":"ACCEPTED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saveCut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cut"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}, [ChangedVideoFieldsFragmentDoc, CutFieldsFragmentDoc])
export function useDeleteVideoMutation(options?: useMutation.Options<DeleteVideoMutation, DeleteVideoMutationVariables>) {
  return useMutation(DeleteVideoDocument, options)
}
export function useRestoreVideoMutation(options?: useMutation.Options<RestoreVideoMutation, RestoreVideoMutationVariables>) {
  return useMutation(RestoreVideoDocument, options)
}
export function useRestoreVideoToCutMutation(options?: useMutation.Options<RestoreVideoToCutMutation, RestoreVideoToCutMutationVariables>) {
  return useMutation(RestoreVideoToCutDocument, options)
}