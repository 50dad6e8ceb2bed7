/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { JobFieldsFragmentDoc } from '../../../entities/job/JobFields.generated'
import { PictureFieldsFragmentDoc, WholePictureFieldsFragmentDoc } from '../../../entities/asset/Picture.generated'
import { ShotFieldsFragmentDoc } from '../shot/shot.generated'
import { VerdictFieldsFragmentDoc } from '../../../entities/review-link/reviewLinks.generated'
export type FirstFrameFieldsFragment = { id: string, status: Types.VideoStatus, changedInputs: Array<Types.ShotInput>, failure: string | null, note: string | null, declineReason: string | null, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
      | { id: string }
      | { id: string }
      | { id: string }
     | null }>, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, url: string, isAnimated: boolean } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null };

export type ShotFirstFramesFieldsFragment = { id: string, firstFrameStatus: Types.VideoStatus | null, firstFrames: Array<{ id: string, status: Types.VideoStatus, changedInputs: Array<Types.ShotInput>, failure: string | null, note: string | null, declineReason: string | null, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
        | { id: string }
        | { id: string }
        | { id: string }
       | null }>, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, url: string, isAnimated: boolean } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }> };

export type ShotFirstFramesQueryVariables = Exact<{
  id: string;
}>;


export type ShotFirstFramesQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, firstFrameStatus: Types.VideoStatus | null, firstFrames: Array<{ id: string, status: Types.VideoStatus, changedInputs: Array<Types.ShotInput>, failure: string | null, note: string | null, declineReason: string | null, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
            | { id: string }
            | { id: string }
            | { id: string }
           | null }>, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, url: string, isAnimated: boolean } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }> }
    | { id: string }
   };

export type FrameSourcesQueryVariables = Exact<{
  id: string;
}>;


export type FrameSourcesQuery = { video:
    | { id: string }
    | { id: string, takes: Array<{ id: string, posterUrl: string | null }> }
    | { id: string }
   };

export type FrameSourceQueryVariables = Exact<{
  id: string;
}>;


export type FrameSourceQuery = { video:
    | { id: string, title: string, url: string | null, posterUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null }
    | { id: string, title: string, url: string | null, posterUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null }
    | { id: string, title: string, url: string | null, posterUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null }
   };

export type FirstFrameEstimateQueryVariables = Exact<{
  projectId: string;
}>;


export type FirstFrameEstimateQuery = { storyboardEstimate: { projectId: string, takes: Array<{ problem: string | null, shot: { id: string }, estimate: { usd: string | null, isFree: boolean } }> } };

export type DrawFirstFrameMutationVariables = Exact<{
  input: Types.DrawFirstFrameInput;
}>;


export type DrawFirstFrameMutation = { drawFirstFrame: { id: string, projectId: string, words: string, heading: string, seconds: number, camera: string | null, editedPrompt: string | null, transition: string, transitionSeconds: number, revision: number, firstFrameStatus: Types.VideoStatus | null, changedSinceFirstFrame: Array<Types.ShotInput>, takeState: Types.ShotTakeState, takeCount: number, changedSinceTake: Array<Types.ShotInput>, dialogue: Array<{ speaker: string, text: string }>, references: Array<{ assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null }>, firstFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, still: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, editedBy: { id: string, username: string }, chosenTake: { id: string, status: Types.VideoStatus, title: string, duration: number | null, note: string | null, posterUrl: string | null, smallPosterUrl: string | null } | null, drawing: { url: string | null, posterUrl: string | null, smallPosterUrl: string | null, seconds: number, isCurrent: boolean, failure: string | null, note: string | null, leftOut: Array<string> } | null, firstFrames: Array<{ id: string, status: Types.VideoStatus, changedInputs: Array<Types.ShotInput>, failure: string | null, note: string | null, declineReason: string | null, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
          | { id: string }
          | { id: string }
          | { id: string }
         | null }>, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, url: string, isAnimated: boolean } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }>, takeEstimate: { usd: string | null, isFree: boolean }, refusal: { code: Types.ErrorCode, message: string } | null, newestTake: { id: string, status: Types.VideoStatus, failure: string | null, job: { startedAt: string | null, usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } | null } };

export type AcceptFirstFrameMutationVariables = Exact<{
  input: Types.AcceptFirstFrameInput;
}>;


export type AcceptFirstFrameMutation = { acceptFirstFrame: { id: string, projectId: string, words: string, heading: string, seconds: number, camera: string | null, editedPrompt: string | null, transition: string, transitionSeconds: number, revision: number, firstFrameStatus: Types.VideoStatus | null, changedSinceFirstFrame: Array<Types.ShotInput>, takeState: Types.ShotTakeState, takeCount: number, changedSinceTake: Array<Types.ShotInput>, dialogue: Array<{ speaker: string, text: string }>, references: Array<{ assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null }>, firstFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, still: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, editedBy: { id: string, username: string }, chosenTake: { id: string, status: Types.VideoStatus, title: string, duration: number | null, note: string | null, posterUrl: string | null, smallPosterUrl: string | null } | null, drawing: { url: string | null, posterUrl: string | null, smallPosterUrl: string | null, seconds: number, isCurrent: boolean, failure: string | null, note: string | null, leftOut: Array<string> } | null, firstFrames: Array<{ id: string, status: Types.VideoStatus, changedInputs: Array<Types.ShotInput>, failure: string | null, note: string | null, declineReason: string | null, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
          | { id: string }
          | { id: string }
          | { id: string }
         | null }>, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, url: string, isAnimated: boolean } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }>, takeEstimate: { usd: string | null, isFree: boolean }, refusal: { code: Types.ErrorCode, message: string } | null, newestTake: { id: string, status: Types.VideoStatus, failure: string | null, job: { startedAt: string | null, usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } | null } };

export type DeclineFirstFrameMutationVariables = Exact<{
  input: Types.DeclineFirstFrameInput;
}>;


export type DeclineFirstFrameMutation = { declineFirstFrame: { id: string, projectId: string, words: string, heading: string, seconds: number, camera: string | null, editedPrompt: string | null, transition: string, transitionSeconds: number, revision: number, firstFrameStatus: Types.VideoStatus | null, changedSinceFirstFrame: Array<Types.ShotInput>, takeState: Types.ShotTakeState, takeCount: number, changedSinceTake: Array<Types.ShotInput>, dialogue: Array<{ speaker: string, text: string }>, references: Array<{ assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null }>, firstFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, still: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, editedBy: { id: string, username: string }, chosenTake: { id: string, status: Types.VideoStatus, title: string, duration: number | null, note: string | null, posterUrl: string | null, smallPosterUrl: string | null } | null, drawing: { url: string | null, posterUrl: string | null, smallPosterUrl: string | null, seconds: number, isCurrent: boolean, failure: string | null, note: string | null, leftOut: Array<string> } | null, firstFrames: Array<{ id: string, status: Types.VideoStatus, changedInputs: Array<Types.ShotInput>, failure: string | null, note: string | null, declineReason: string | null, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
          | { id: string }
          | { id: string }
          | { id: string }
         | null }>, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, url: string, isAnimated: boolean } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }>, takeEstimate: { usd: string | null, isFree: boolean }, refusal: { code: Types.ErrorCode, message: string } | null, newestTake: { id: string, status: Types.VideoStatus, failure: string | null, job: { startedAt: string | null, usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } | null } };

export type DrawMissingFirstFramesMutationVariables = Exact<{
  input: Types.DrawMissingFirstFramesInput;
}>;


export type DrawMissingFirstFramesMutation = { drawMissingFirstFrames: Array<{ id: string, projectId: string, words: string, heading: string, seconds: number, camera: string | null, editedPrompt: string | null, transition: string, transitionSeconds: number, revision: number, firstFrameStatus: Types.VideoStatus | null, changedSinceFirstFrame: Array<Types.ShotInput>, takeState: Types.ShotTakeState, takeCount: number, changedSinceTake: Array<Types.ShotInput>, dialogue: Array<{ speaker: string, text: string }>, references: Array<{ assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null }>, firstFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { id: string, name: string, smallUrl: string, width: number, height: number, dominantColor: string } | null } | null, still: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, editedBy: { id: string, username: string }, chosenTake: { id: string, status: Types.VideoStatus, title: string, duration: number | null, note: string | null, posterUrl: string | null, smallPosterUrl: string | null } | null, drawing: { url: string | null, posterUrl: string | null, smallPosterUrl: string | null, seconds: number, isCurrent: boolean, failure: string | null, note: string | null, leftOut: Array<string> } | null, takeEstimate: { usd: string | null, isFree: boolean }, refusal: { code: Types.ErrorCode, message: string } | null, newestTake: { id: string, status: Types.VideoStatus, failure: string | null, job: { startedAt: string | null, usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } | null }> };

export const FirstFrameFieldsFragmentDoc = /*#__PURE__*/ createDocument<FirstFrameFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstFrameFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstFrame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedInputs"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"verdicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerdictFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholePictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}}]}}]}}, [VerdictFieldsFragmentDoc, PictureFieldsFragmentDoc, WholePictureFieldsFragmentDoc, JobFieldsFragmentDoc])
export const ShotFirstFramesFieldsFragmentDoc = /*#__PURE__*/ createDocument<ShotFirstFramesFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShotFirstFramesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoryboardShot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstFrameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"firstFrames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirstFrameFields"}}]}}]}}, [FirstFrameFieldsFragmentDoc])
export const ShotFirstFramesDocument = /*#__PURE__*/ createDocument<ShotFirstFramesQuery, ShotFirstFramesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShotFirstFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFirstFramesFields"}}]}}]}}, [ShotFirstFramesFieldsFragmentDoc])
export const FrameSourcesDocument = /*#__PURE__*/ createDocument<FrameSourcesQuery, FrameSourcesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FrameSources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}}]}}]}}]}}]}})
export const FrameSourceDocument = /*#__PURE__*/ createDocument<FrameSourceQuery, FrameSourceQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FrameSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"frameRate"}}]}}]}})
export const FirstFrameEstimateDocument = /*#__PURE__*/ createDocument<FirstFrameEstimateQuery, FirstFrameEstimateQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstFrameEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"EnumValue","value":"FIRST_FRAMES"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"takes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}})
export const DrawFirstFrameDocument = /*#__PURE__*/ createDocument<DrawFirstFrameMutation, DrawFirstFrameMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DrawFirstFrame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DrawFirstFrameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawFirstFrame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFirstFramesFields"}}]}}]}}, [ShotFieldsFragmentDoc, ShotFirstFramesFieldsFragmentDoc])
export const AcceptFirstFrameDocument = /*#__PURE__*/ createDocument<AcceptFirstFrameMutation, AcceptFirstFrameMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptFirstFrame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptFirstFrameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptFirstFrame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFirstFramesFields"}}]}}]}}, [ShotFieldsFragmentDoc, ShotFirstFramesFieldsFragmentDoc])
export const DeclineFirstFrameDocument = /*#__PURE__*/ createDocument<DeclineFirstFrameMutation, DeclineFirstFrameMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineFirstFrame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineFirstFrameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineFirstFrame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFirstFramesFields"}}]}}]}}, [ShotFieldsFragmentDoc, ShotFirstFramesFieldsFragmentDoc])
export const DrawMissingFirstFramesDocument = /*#__PURE__*/ createDocument<DrawMissingFirstFramesMutation, DrawMissingFirstFramesMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DrawMissingFirstFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DrawMissingFirstFramesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawMissingFirstFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotFields"}}]}}]}}, [ShotFieldsFragmentDoc])
export function useShotFirstFramesQuery(options: useQuery.Options<ShotFirstFramesQuery, ShotFirstFramesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ShotFirstFramesDocument, options)
}
export function useFrameSourcesQuery(options: useQuery.Options<FrameSourcesQuery, FrameSourcesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FrameSourcesDocument, options)
}
export function useFrameSourceQuery(options: useQuery.Options<FrameSourceQuery, FrameSourceQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FrameSourceDocument, options)
}
export function useFirstFrameEstimateQuery(options: useQuery.Options<FirstFrameEstimateQuery, FirstFrameEstimateQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FirstFrameEstimateDocument, options)
}
export function useDrawFirstFrameMutation(options?: useMutation.Options<DrawFirstFrameMutation, DrawFirstFrameMutationVariables>) {
  return useMutation(DrawFirstFrameDocument, options)
}
export function useAcceptFirstFrameMutation(options?: useMutation.Options<AcceptFirstFrameMutation, AcceptFirstFrameMutationVariables>) {
  return useMutation(AcceptFirstFrameDocument, options)
}
export function useDeclineFirstFrameMutation(options?: useMutation.Options<DeclineFirstFrameMutation, DeclineFirstFrameMutationVariables>) {
  return useMutation(DeclineFirstFrameDocument, options)
}
export function useDrawMissingFirstFramesMutation(options?: useMutation.Options<DrawMissingFirstFramesMutation, DrawMissingFirstFramesMutationVariables>) {
  return useMutation(DrawMissingFirstFramesDocument, options)
}