/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useSubscription } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { BoardMusicFieldsFragmentDoc, StoryboardChoicesFieldsFragmentDoc } from './storyboard.generated'
import { ShotFieldsFragmentDoc } from './shot/shot.generated'
import { ShotFirstFramesFieldsFragmentDoc } from './first-frames/firstFrames.generated'
import { ShotVoiceFieldsFragmentDoc } from './voices/voices.generated'
export type StoryboardChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type StoryboardChangedSubscription = { storyboardChanged: { projectId: string, ratio: string, model: string | null, look: string, referencesMax: number, shots: Array<{ id: string }>, score: { id: string, duration: number } | null } };

export type StoryboardShotChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type StoryboardShotChangedSubscription = { storyboardShotChanged: { id: string, projectId: string, words: string, heading: string, seconds: number, camera: string | null, editedPrompt: string | null, transition: string, transitionSeconds: number, revision: number, firstFrameStatus: Types.VideoStatus | null, changedSinceFirstFrame: Array<Types.ShotInput>, changedSinceVoice: Array<Types.VoiceInput>, takeState: Types.ShotTakeState, takeCount: number, changedSinceTake: Array<Types.ShotInput>, dialogue: Array<{ speaker: string, text: string }>, references: Array<{ assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null }>, firstFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, still: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, editedBy: { id: string, username: string }, chosenTake: { id: string, status: Types.VideoStatus, title: string, duration: number | null, posterUrl: string | null, smallPosterUrl: string | null } | null, drawing: { url: string | null, posterUrl: string | null, smallPosterUrl: string | null, seconds: number, isCurrent: boolean, failure: string | null } | null, firstFrames: Array<{ id: string, status: Types.VideoStatus, changedInputs: Array<Types.ShotInput>, failure: string | null, declineReason: string | null, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
          | { id: string }
          | { id: string }
          | { id: string }
         | null }>, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, url: string, isAnimated: boolean } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }>, voice: { id: string, duration: number, url: string, model: string | null } | null, takeEstimate: { usd: string | null, isFree: boolean }, refusal: { code: Types.ErrorCode, message: string } | null, newestTake: { id: string, status: Types.VideoStatus, failure: string | null, job: { startedAt: string | null, usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } | null } };

export const StoryboardChangedDocument = /*#__PURE__*/ createDocument<StoryboardChangedSubscription, StoryboardChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StoryboardChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardChoicesFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardMusicFields"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}, [StoryboardChoicesFieldsFragmentDoc, BoardMusicFieldsFragmentDoc])
export const StoryboardShotChangedDocument = /*#__PURE__*/ createDocument<StoryboardShotChangedSubscription, StoryboardShotChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StoryboardShotChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardShotChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFirstFramesFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotVoiceFields"}}]}}]}}, [ShotFieldsFragmentDoc, ShotFirstFramesFieldsFragmentDoc, ShotVoiceFieldsFragmentDoc])
export function useStoryboardChangedSubscription(options: useSubscription.Options<StoryboardChangedSubscription, StoryboardChangedSubscriptionVariables>) {
  return useSubscription(StoryboardChangedDocument, options)
}
export function useStoryboardShotChangedSubscription(options: useSubscription.Options<StoryboardShotChangedSubscription, StoryboardShotChangedSubscriptionVariables>) {
  return useSubscription(StoryboardShotChangedDocument, options)
}