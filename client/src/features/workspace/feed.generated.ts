/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useSubscription } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { ChangedVideoFieldsFragmentDoc } from '../../entities/video/ChangedVideoFields.generated'
import { CutFieldsFragmentDoc, SoundFieldsFragmentDoc } from '../../entities/video/cut/CutFields.generated'
import { JobFieldsFragmentDoc } from '../../entities/job/JobFields.generated'
import { MessageFieldsFragmentDoc } from '../chat/MessageFields.generated'
import { NoteFieldsFragmentDoc } from '../../entities/note/notes.generated'
import { ReviewLinkFieldsFragmentDoc } from '../../entities/review-link/reviewLinks.generated'
export type MessageChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type MessageChangedSubscription = { messageChanged: { id: string, content: string, magicPrompt: string | null, note: string | null, senderType: Types.SenderType, messageType: Types.MessageType, answersId: string | null, extendsVideoId: string | null, ratio: string | null, videoDeleted: boolean, variations: number, createdAt: string, author: { id: string, username: string }, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, firstFrame: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, extendsVideo: { id: string, title: string, ratio: string, duration: number | null, posterUrl: string | null, smallPosterUrl: string | null } | null, asset: { url: string, isAnimated: boolean, downloadUrl: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, name: string } | null, video: { prompt: string, magicPrompt: string | null, failure: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, shotId: string, cost: number | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, declineReason: string | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } | null, videos: Array<{ prompt: string, magicPrompt: string | null, failure: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, shotId: string, cost: number | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, declineReason: string | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }>, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } };

export type VideoChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type VideoChangedSubscription = { videoChanged: { isMerged: boolean, prompt: string, magicPrompt: string | null, failure: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, shotId: string, cost: number | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, takeCount: number, id: string, projectId: string, frames: number | null, frameRate: number | null, width: number | null, height: number | null, status: Types.VideoStatus, createdAt: string, finishedAt: string | null, declineReason: string | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, isUpscaled: boolean, smallPosterUrl: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null, fromNote: { id: string, text: string, author: { id: string, name: string } } | null, card: { kind: Types.CardKind } | null } };

export type VideoDeletedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type VideoDeletedSubscription = { videoDeleted: string };

export type JobChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type JobChangedSubscription = { jobChanged: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } };

export type CutChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type CutChangedSubscription = { cutChanged: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, clipGain: number, loudness: number | null, burnedCaptions: string | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video: { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null, card: { kind: Types.CardKind } | null } }>, cues: Array<{ id: string, itemId: string | null, at: number, inSeconds: number, outSeconds: number | null, gain: number, fadeIn: number, fadeOut: number, isMuted: boolean, isDucked: boolean, isDuckedByClips: boolean, isLooped: boolean, revision: number, editedBy: { id: string, username: string } | null, sound: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } }> } };

export type SoundChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type SoundChangedSubscription = { soundChanged: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } };

export type ReviewChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type ReviewChangedSubscription = { reviewChanged: { deletedNoteId: string | null, note: { frame: number, endFrame: number | null, time: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video: { id: string, isMerged: boolean, width: number | null, height: number | null, frameRate: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null } | null, takes: Array<{ id: string, status: Types.VideoStatus, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video: { id: string, shotId: string, frameRate: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null } | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { id: string, name: string, isTeam: boolean } }>, author: { id: string, name: string, isTeam: boolean } } | null, link: { id: string, projectId: string, name: string, kind: Types.ReviewKind, hasPassword: boolean, mayDownload: boolean, mayApprove: boolean, showsNames: boolean, createdAt: string, expiresAt: string, endedAt: string | null, isActive: boolean, opens: number, lastSeenAt: string | null, video: { id: string, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null } | null, createdBy: { id: string, username: string } | null, guests: Array<{ id: string, name: string, lastSeenAt: string }>, verdicts: Array<{ guestName: string, versionNumber: number | null, isApproved: boolean, text: string, createdAt: string }> } | null } };

export const MessageChangedDocument = /*#__PURE__*/ createDocument<MessageChangedSubscription, MessageChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MessageChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageFields"}}]}}]}}, [MessageFieldsFragmentDoc])
export const VideoChangedDocument = /*#__PURE__*/ createDocument<VideoChangedSubscription, VideoChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"VideoChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedVideoFields"}}]}}]}}, [ChangedVideoFieldsFragmentDoc])
export const VideoDeletedDocument = /*#__PURE__*/ createDocument<VideoDeletedSubscription, VideoDeletedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"VideoDeleted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoDeleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}]}]}})
export const JobChangedDocument = /*#__PURE__*/ createDocument<JobChangedSubscription, JobChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"JobChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}}]}}]}}, [JobFieldsFragmentDoc])
export const CutChangedDocument = /*#__PURE__*/ createDocument<CutChangedSubscription, CutChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CutChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cutChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}, [CutFieldsFragmentDoc])
export const SoundChangedDocument = /*#__PURE__*/ createDocument<SoundChangedSubscription, SoundChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SoundChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soundChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoundFields"}}]}}]}}, [SoundFieldsFragmentDoc])
export const ReviewChangedDocument = /*#__PURE__*/ createDocument<ReviewChangedSubscription, ReviewChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReviewChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedNoteId"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewLinkFields"}}]}}]}}]}}, [NoteFieldsFragmentDoc, ReviewLinkFieldsFragmentDoc])
export function useMessageChangedSubscription(options: useSubscription.Options<MessageChangedSubscription, MessageChangedSubscriptionVariables>) {
  return useSubscription(MessageChangedDocument, options)
}
export function useVideoChangedSubscription(options: useSubscription.Options<VideoChangedSubscription, VideoChangedSubscriptionVariables>) {
  return useSubscription(VideoChangedDocument, options)
}
export function useVideoDeletedSubscription(options: useSubscription.Options<VideoDeletedSubscription, VideoDeletedSubscriptionVariables>) {
  return useSubscription(VideoDeletedDocument, options)
}
export function useJobChangedSubscription(options: useSubscription.Options<JobChangedSubscription, JobChangedSubscriptionVariables>) {
  return useSubscription(JobChangedDocument, options)
}
export function useCutChangedSubscription(options: useSubscription.Options<CutChangedSubscription, CutChangedSubscriptionVariables>) {
  return useSubscription(CutChangedDocument, options)
}
export function useSoundChangedSubscription(options: useSubscription.Options<SoundChangedSubscription, SoundChangedSubscriptionVariables>) {
  return useSubscription(SoundChangedDocument, options)
}
export function useReviewChangedSubscription(options: useSubscription.Options<ReviewChangedSubscription, ReviewChangedSubscriptionVariables>) {
  return useSubscription(ReviewChangedDocument, options)
}