/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useSubscription } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { ChangedVideoFieldsFragmentDoc } from '../../entities/video/ChangedVideoFields.generated'
import { CutEditFieldsFragmentDoc } from '../../entities/video/cut/CutEdit.generated'
import { JobFieldsFragmentDoc } from '../../entities/job/JobFields.generated'
import { MessageFieldsFragmentDoc } from '../chat/MessageFields.generated'
import { NoteFieldsFragmentDoc } from '../../entities/note/notes.generated'
import { ReviewLinkFieldsFragmentDoc } from '../../entities/review-link/reviewLinks.generated'
import { SoundFieldsFragmentDoc } from '../../entities/video/cut/CutFields.generated'
export type MessageChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type MessageChangedSubscription = { messageChanged: { id: string, content: string, magicPrompt: string | null, note: string | null, senderType: Types.MessageSender, messageType: Types.MessageKind, answersId: string | null, extendsVideoId: string | null, ratio: string | null, videoDeleted: boolean, variations: number, createdAt: string, author: { id: string, username: string }, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, firstFrame: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, extendsVideo: { id: string, title: string, ratio: string, duration: number | null, posterUrl: string | null, smallPosterUrl: string | null } | null, asset: { url: string, isAnimated: boolean, downloadUrl: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, name: string } | null, video:
      | { __typename: 'CardVideo', failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, title: string, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
      | { __typename: 'Clip', prompt: string, magicPrompt: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, firstTakeId: string, cost: string | null, failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, declineReason: string | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
      | { __typename: 'Film', failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, title: string, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
     | null, videos: Array<
      | { __typename: 'CardVideo', failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, title: string, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
      | { __typename: 'Clip', prompt: string, magicPrompt: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, firstTakeId: string, cost: string | null, failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, declineReason: string | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
      | { __typename: 'Film', failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, title: string, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
    >, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } };

export type VideoChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type VideoChangedSubscription = { videoChanged:
    | { __typename: 'CardVideo', status: Types.VideoStatus, createdAt: string, failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, projectId: string, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, smallPosterUrl: string | null, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } }
    | { __typename: 'Clip', status: Types.VideoStatus, createdAt: string, prompt: string, magicPrompt: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, firstTakeId: string, cost: string | null, failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, takeCount: number, id: string, projectId: string, frames: number | null, frameRate: number | null, width: number | null, height: number | null, declineReason: string | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, isUpscaled: boolean, smallPosterUrl: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, kind: Types.JobKind, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null, fromNote: { id: string, text: string, author: { personId: string, name: string } } | null }
    | { __typename: 'Film', status: Types.VideoStatus, createdAt: string, failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, projectId: string, frames: number | null, frameRate: number | null, width: number | null, height: number | null, versionNumber: number | null, finishedAt: string | null, title: string, smallPosterUrl: string | null, job: { usualSeconds: number | null, id: string, kind: Types.JobKind, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null }
   };

export type VideoDeletedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type VideoDeletedSubscription = { videoDeleted: string };

export type JobChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type JobChangedSubscription = { jobChanged: { startedAt: string | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } };

export type CutEditedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type CutEditedSubscription = { cutEdited: { isComplete: boolean, removedIds: Array<string>, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video:
        | { __typename: 'CardVideo', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } }
        | { __typename: 'Clip', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Film', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
       }>, cards: Array<{ __typename: 'CardVideo', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } }>, cues: Array<{ id: string, itemId: string | null, atSeconds: number, inSeconds: number, outSeconds: number | null, gain: number, fadeInSeconds: number, fadeOutSeconds: number, isMuted: boolean, isDucked: boolean, isDuckedByClips: boolean, isLooped: boolean, revision: number, editedBy: { id: string, username: string } | null, sound: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } }>, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean }>, captions: Array<{ trackId: string, id: string, itemId: string | null, startMs: number, endMs: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }>, lowerThirds: Array<{ id: string, itemId: string, startFrame: number, endFrame: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number, editedBy: { id: string, username: string } | null }>, cut: { projectId: string, size: string | null, ratio: string | null, fit: Types.FilmFit, frameRate: number | null, title: string | null, clipGain: number, loudness: number | null, burnedCaptions: string | null, revision: number, editedBy: { id: string, username: string } | null, items: Array<{ id: string }> } } };

export type SoundChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type SoundChangedSubscription = { soundChanged: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } };

export type ReviewChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type ReviewChangedSubscription = { reviewChanged: { deletedNoteId: string | null, note: { frame: number, endFrame: number | null, timeSeconds: number, drawing: string | null, isInternal: boolean, isDone: boolean, doneInVersionNumber: number | null, versionNumber: number | null, id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, link: { id: string, name: string } | null, assignee: { id: string, username: string } | null, video:
        | { __typename: 'CardVideo', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Clip', id: string, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
        | { __typename: 'Film', id: string, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
       | null, takes: Array<{ __typename: 'Clip', id: string, status: Types.VideoStatus, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }>, places: Array<{ videoId: string, itemId: string | null, frame: number, video:
          | { __typename: 'CardVideo', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
          | { __typename: 'Clip', firstTakeId: string, id: string, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
          | { __typename: 'Film', id: string, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
         | null }>, replies: Array<{ id: string, projectId: string, parentId: string | null, text: string, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { personId: string, name: string, isTeam: boolean } }>, author: { personId: string, name: string, isTeam: boolean } } | null, link: { id: string, projectId: string, name: string, kind: Types.ReviewKind, hasPassword: boolean, mayDownload: boolean, mayApprove: boolean, showsNames: boolean, createdAt: string, expiresAt: string, endedAt: string | null, isActive: boolean, opens: number, lastSeenAt: string | null, video:
        | { __typename: 'CardVideo', id: string, title: string }
        | { __typename: 'Clip', id: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }
        | { __typename: 'Film', id: string, title: string }
       | null, createdBy: { id: string, username: string } | null, guests: Array<{ id: string, name: string, lastSeenAt: string }>, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
          | { id: string }
          | { id: string }
          | { id: string }
         | null }> } | null } };

export const MessageChangedDocument = /*#__PURE__*/ createDocument<MessageChangedSubscription, MessageChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MessageChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageFields"}}]}}]}}, [MessageFieldsFragmentDoc])
export const VideoChangedDocument = /*#__PURE__*/ createDocument<VideoChangedSubscription, VideoChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"VideoChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedVideoFields"}}]}}]}}, [ChangedVideoFieldsFragmentDoc])
export const VideoDeletedDocument = /*#__PURE__*/ createDocument<VideoDeletedSubscription, VideoDeletedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"VideoDeleted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoDeleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}]}]}})
export const JobChangedDocument = /*#__PURE__*/ createDocument<JobChangedSubscription, JobChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"JobChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}, [JobFieldsFragmentDoc])
export const CutEditedDocument = /*#__PURE__*/ createDocument<CutEditedSubscription, CutEditedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CutEdited"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cutEdited"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutEditFields"}}]}}]}}, [CutEditFieldsFragmentDoc])
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
export function useCutEditedSubscription(options: useSubscription.Options<CutEditedSubscription, CutEditedSubscriptionVariables>) {
  return useSubscription(CutEditedDocument, options)
}
export function useSoundChangedSubscription(options: useSubscription.Options<SoundChangedSubscription, SoundChangedSubscriptionVariables>) {
  return useSubscription(SoundChangedDocument, options)
}
export function useReviewChangedSubscription(options: useSubscription.Options<ReviewChangedSubscription, ReviewChangedSubscriptionVariables>) {
  return useSubscription(ReviewChangedDocument, options)
}