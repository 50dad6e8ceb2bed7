/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useFragment, useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type CutCaptionFieldsFragment = { id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null };

export type CaptionTrackFieldsFragment = { id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> };

export type CaptionedCutFragment = { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> };

export type CutCaptionsQueryVariables = Exact<{
  id: string;
}>;


export type CutCaptionsQuery = { project: { id: string, cut: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } } };

export type AddCaptionTrackMutationVariables = Exact<{
  input: Types.CaptionTrackInput;
}>;


export type AddCaptionTrackMutation = { addCaptionTrack: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } };

export type EditCaptionsMutationVariables = Exact<{
  input: Types.EditCaptionsInput;
}>;


export type EditCaptionsMutation = { editCaptions: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } };

export type ReadCaptionsMutationVariables = Exact<{
  input: Types.ReadCaptionsInput;
}>;


export type ReadCaptionsMutation = { readCaptions: { formatted: number, noteCount: number, notes: Array<{ line: number, message: string }>, cut: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } } };

export type RemoveCaptionTrackMutationVariables = Exact<{
  input: Types.CaptionTrackInput;
}>;


export type RemoveCaptionTrackMutation = { removeCaptionTrack: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } };

export type ReviewCaptionTrackMutationVariables = Exact<{
  input: Types.CaptionTrackInput;
}>;


export type ReviewCaptionTrackMutation = { reviewCaptionTrack: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } };

export type EstimateListeningQueryVariables = Exact<{
  projectId: string;
}>;


export type EstimateListeningQuery = { estimateListening: { projectId: string, usd: string, unknown: number, sounds: Array<{ isWithinBudget: boolean }> } };

export type CaptionSpeechMutationVariables = Exact<{
  input: Types.CaptionTrackInput;
  listen?: boolean | null | undefined;
}>;


export type CaptionSpeechMutation = { captionSpeech: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } };

export type TranslateCaptionsMutationVariables = Exact<{
  input: Types.TranslateCaptionsInput;
}>;


export type TranslateCaptionsMutation = { translateCaptions: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } };

export const CutCaptionFieldsFragmentDoc = /*#__PURE__*/ createDocument<CutCaptionFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CutCaptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CutCaption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"editedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}})
export const CaptionTrackFieldsFragmentDoc = /*#__PURE__*/ createDocument<CaptionTrackFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaptionTrackFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptionTrack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isMachineMade"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutCaptionFields"}}]}}]}}, [CutCaptionFieldsFragmentDoc])
export const CaptionedCutFragmentDoc = /*#__PURE__*/ createDocument<CaptionedCutFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaptionedCut"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"captionTracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionTrackFields"}}]}}]}}, [CaptionTrackFieldsFragmentDoc])
export const CutCaptionsDocument = /*#__PURE__*/ createDocument<CutCaptionsQuery, CutCaptionsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CutCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}]}}, [CaptionedCutFragmentDoc])
export const AddCaptionTrackDocument = /*#__PURE__*/ createDocument<AddCaptionTrackMutation, AddCaptionTrackMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCaptionTrack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaptionTrackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCaptionTrack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}, [CaptionedCutFragmentDoc])
export const EditCaptionsDocument = /*#__PURE__*/ createDocument<EditCaptionsMutation, EditCaptionsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditCaptionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editCaptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}, [CaptionedCutFragmentDoc])
export const ReadCaptionsDocument = /*#__PURE__*/ createDocument<ReadCaptionsMutation, ReadCaptionsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReadCaptionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readCaptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}]}}, [CaptionedCutFragmentDoc])
export const RemoveCaptionTrackDocument = /*#__PURE__*/ createDocument<RemoveCaptionTrackMutation, RemoveCaptionTrackMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCaptionTrack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaptionTrackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCaptionTrack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}, [CaptionedCutFragmentDoc])
export const ReviewCaptionTrackDocument = /*#__PURE__*/ createDocument<ReviewCaptionTrackMutation, ReviewCaptionTrackMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewCaptionTrack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaptionTrackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewCaptionTrack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}, [CaptionedCutFragmentDoc])
export const EstimateListeningDocument = /*#__PURE__*/ createDocument<EstimateListeningQuery, EstimateListeningQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateListening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateListening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWithinBudget"}}]}}]}}]}})
export const CaptionSpeechDocument = /*#__PURE__*/ createDocument<CaptionSpeechMutation, CaptionSpeechMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaptionSpeech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaptionTrackInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captionSpeech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"listen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}, [CaptionedCutFragmentDoc])
export const TranslateCaptionsDocument = /*#__PURE__*/ createDocument<TranslateCaptionsMutation, TranslateCaptionsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslateCaptionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translateCaptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}, [CaptionedCutFragmentDoc])
export function useCutCaptionsQuery(options: useQuery.Options<CutCaptionsQuery, CutCaptionsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CutCaptionsDocument, options)
}
export function useAddCaptionTrackMutation(options?: useMutation.Options<AddCaptionTrackMutation, AddCaptionTrackMutationVariables>) {
  return useMutation(AddCaptionTrackDocument, options)
}
export function useEditCaptionsMutation(options?: useMutation.Options<EditCaptionsMutation, EditCaptionsMutationVariables>) {
  return useMutation(EditCaptionsDocument, options)
}
export function useReadCaptionsMutation(options?: useMutation.Options<ReadCaptionsMutation, ReadCaptionsMutationVariables>) {
  return useMutation(ReadCaptionsDocument, options)
}
export function useRemoveCaptionTrackMutation(options?: useMutation.Options<RemoveCaptionTrackMutation, RemoveCaptionTrackMutationVariables>) {
  return useMutation(RemoveCaptionTrackDocument, options)
}
export function useReviewCaptionTrackMutation(options?: useMutation.Options<ReviewCaptionTrackMutation, ReviewCaptionTrackMutationVariables>) {
  return useMutation(ReviewCaptionTrackDocument, options)
}
export function useEstimateListeningQuery(options: useQuery.Options<EstimateListeningQuery, EstimateListeningQueryVariables> & { returnPartialData?: false }) {
  return useQuery(EstimateListeningDocument, options)
}
export function useCaptionSpeechMutation(options?: useMutation.Options<CaptionSpeechMutation, CaptionSpeechMutationVariables>) {
  return useMutation(CaptionSpeechDocument, options)
}
export function useTranslateCaptionsMutation(options?: useMutation.Options<TranslateCaptionsMutation, TranslateCaptionsMutationVariables>) {
  return useMutation(TranslateCaptionsDocument, options)
}
export function useCutCaptionsLazyQuery(options?: useLazyQuery.Options<CutCaptionsQuery, CutCaptionsQueryVariables>) {
  return useLazyQuery(CutCaptionsDocument, options)
}
export function useEstimateListeningLazyQuery(options?: useLazyQuery.Options<EstimateListeningQuery, EstimateListeningQueryVariables>) {
  return useLazyQuery(EstimateListeningDocument, options)
}
export function useCutCaptionFieldsFragment(from: useFragment.FromOptionValue<CutCaptionFieldsFragment> | null) {
  return useFragment<CutCaptionFieldsFragment>({ fragment: CutCaptionFieldsFragmentDoc, fragmentName: 'CutCaptionFields', from })
}
export function useCaptionTrackFieldsFragment(from: useFragment.FromOptionValue<CaptionTrackFieldsFragment> | null) {
  return useFragment<CaptionTrackFieldsFragment>({ fragment: CaptionTrackFieldsFragmentDoc, fragmentName: 'CaptionTrackFields', from })
}
export function useCaptionedCutFragment(from: useFragment.FromOptionValue<CaptionedCutFragment> | null) {
  return useFragment<CaptionedCutFragment>({ fragment: CaptionedCutFragmentDoc, fragmentName: 'CaptionedCut', from })
}