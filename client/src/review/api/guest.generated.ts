/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import type { TextDocument } from '../../shared/lib/network/graphqlDocument'
export type ReviewEntryQueryVariables = Exact<{
  token: string;
}>;


export type ReviewEntryQuery = { reviewEntry: { needsPassword: boolean, name: string | null } };

export type OpenReviewMutationVariables = Exact<{
  input: Types.OpenReviewInput;
}>;


export type OpenReviewMutation = { openReview: { session: string } };

export type GuestReviewQueryVariables = Exact<{
  notesAfter?: string | null | undefined;
}>;


export type GuestReviewQuery = { guestReview: { id: string, name: string, kind: Types.ReviewKind, mayApprove: boolean, guest: { id: string, name: string }, versions: Array<{ id: string, number: number, width: number, height: number, frameRate: number, frames: number, url: string, posterUrl: string | null, downloadUrl: string | null, captions: Array<{ language: string, vtt: string }>, shots: Array<{ startFrame: number, frames: number, key: string, frame: number, afterKey: string | null, afterFrame: number | null }>, verdicts: Array<{ isApproved: boolean, text: string, guest: { id: string, name: string } }> }>, firstFrames: Array<{ id: string, shotNumber: number, words: string, imageUrl: string, verdicts: Array<{ isApproved: boolean, text: string, guest: { id: string, name: string } }> }>, notes: { nodes: Array<{ id: string, versionId: string, frame: number, endFrame: number | null, text: string, drawing: string | null, parentId: string | null, isMine: boolean, isDone: boolean, createdAt: string, editedAt: string | null, author: { name: string, isTeam: boolean }, doneInVersion: { versionId: string, number: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type AddGuestNoteMutationVariables = Exact<{
  input: Types.AddGuestNoteInput;
}>;


export type AddGuestNoteMutation = { addGuestNote: { id: string, versionId: string, frame: number, endFrame: number | null, text: string, drawing: string | null, parentId: string | null, isMine: boolean, isDone: boolean, createdAt: string, editedAt: string | null, author: { name: string, isTeam: boolean }, doneInVersion: { versionId: string, number: number } | null } };

export type UpdateGuestNoteMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type UpdateGuestNoteMutation = { updateGuestNote: { id: string, text: string, editedAt: string | null } };

export type DeleteGuestNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteGuestNoteMutation = { deleteGuestNote: string };

export type GiveVerdictMutationVariables = Exact<{
  input: Types.GiveVerdictInput;
}>;


export type GiveVerdictMutation = { giveVerdict: { id: string, verdicts: Array<{ isApproved: boolean, text: string, guest: { id: string, name: string } }> } };

export type GiveFirstFrameVerdictMutationVariables = Exact<{
  input: Types.GiveFirstFrameVerdictInput;
}>;


export type GiveFirstFrameVerdictMutation = { giveFirstFrameVerdict: { id: string, verdicts: Array<{ isApproved: boolean, text: string, guest: { id: string, name: string } }> } };

export const ReviewEntryDocument = "query ReviewEntry($token:String!){reviewEntry(token:$token){needsPassword name}}" as TextDocument<ReviewEntryQuery, ReviewEntryQueryVariables>
export const OpenReviewDocument = "mutation OpenReview($input:OpenReviewInput!){openReview(input:$input){session}}" as TextDocument<OpenReviewMutation, OpenReviewMutationVariables>
export const GuestReviewDocument = "query GuestReview($notesAfter:String){guestReview{id name kind mayApprove guest{id name}versions{id number width height frameRate frames url posterUrl downloadUrl captions{language vtt}shots{startFrame frames key frame afterKey afterFrame}verdicts{guest{id name}isApproved text}}firstFrames{id shotNumber words imageUrl verdicts{guest{id name}isApproved text}}notes(first:90 after:$notesAfter){nodes{id versionId frame endFrame text drawing parentId author{name isTeam}isMine isDone doneInVersion{versionId number}createdAt editedAt}pageInfo{hasNextPage endCursor}}}}" as TextDocument<GuestReviewQuery, GuestReviewQueryVariables>
export const AddGuestNoteDocument = "mutation AddGuestNote($input:AddGuestNoteInput!){addGuestNote(input:$input){id versionId frame endFrame text drawing parentId author{name isTeam}isMine isDone doneInVersion{versionId number}createdAt editedAt}}" as TextDocument<AddGuestNoteMutation, AddGuestNoteMutationVariables>
export const UpdateGuestNoteDocument = "mutation UpdateGuestNote($id:ID!$text:String!){updateGuestNote(input:{id:$id text:$text}){id text editedAt}}" as TextDocument<UpdateGuestNoteMutation, UpdateGuestNoteMutationVariables>
export const DeleteGuestNoteDocument = "mutation DeleteGuestNote($id:ID!){deleteGuestNote(id:$id)}" as TextDocument<DeleteGuestNoteMutation, DeleteGuestNoteMutationVariables>
export const GiveVerdictDocument = "mutation GiveVerdict($input:GiveVerdictInput!){giveVerdict(input:$input){id verdicts{guest{id name}isApproved text}}}" as TextDocument<GiveVerdictMutation, GiveVerdictMutationVariables>
export const GiveFirstFrameVerdictDocument = "mutation GiveFirstFrameVerdict($input:GiveFirstFrameVerdictInput!){giveFirstFrameVerdict(input:$input){id verdicts{guest{id name}isApproved text}}}" as TextDocument<GiveFirstFrameVerdictMutation, GiveFirstFrameVerdictMutationVariables>