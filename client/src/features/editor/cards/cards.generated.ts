/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useFragment, useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { CutClipFieldsFragmentDoc } from '../timeline/CutClip.generated'
import { CutFieldsFragmentDoc } from '../../../entities/video/cut/CutFields.generated'
export type CardFieldsFragment = { id: string, title: string, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } | null };

export type CardQueryVariables = Exact<{
  id: string;
}>;


export type CardQuery = { video: { id: string, title: string, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } | null } };

export type CardPreviewQueryVariables = Exact<{
  input: Types.CardPreviewInput;
}>;


export type CardPreviewQuery = { cardPreview: { url: string } };

export type CreditsForQueryVariables = Exact<{
  projectId: string;
}>;


export type CreditsForQuery = { creditsFor: Array<{ role: string, name: string }> };

export type AddCardMutationVariables = Exact<{
  input: Types.AddCardInput;
}>;


export type AddCardMutation = { addCard: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, clipGain: number, loudness: number | null, burnedCaptions: string | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video: { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null, card: { kind: Types.CardKind } | null } }>, cues: Array<{ id: string, itemId: string | null, at: number, inSeconds: number, outSeconds: number | null, gain: number, fadeIn: number, fadeOut: number, isMuted: boolean, isDucked: boolean, isDuckedByClips: boolean, isLooped: boolean, revision: number, editedBy: { id: string, username: string } | null, sound: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } }> } };

export type UpdateCardMutationVariables = Exact<{
  input: Types.UpdateCardInput;
}>;


export type UpdateCardMutation = { updateCard: { id: string, title: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } | null } };

export const CardFieldsFragmentDoc = /*#__PURE__*/ createDocument<CardFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"background"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"assetId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}})
export const CardDocument = /*#__PURE__*/ createDocument<CardQuery, CardQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Card"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardFields"}}]}}]}}, [CardFieldsFragmentDoc])
export const CardPreviewDocument = /*#__PURE__*/ createDocument<CardPreviewQuery, CardPreviewQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}})
export const CreditsForDocument = /*#__PURE__*/ createDocument<CreditsForQuery, CreditsForQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditsFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditsFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}})
export const AddCardDocument = /*#__PURE__*/ createDocument<AddCardMutation, AddCardMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}, [CutFieldsFragmentDoc])
export const UpdateCardDocument = /*#__PURE__*/ createDocument<UpdateCardMutation, UpdateCardMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutClipFields"}}]}}]}}, [CardFieldsFragmentDoc, CutClipFieldsFragmentDoc])
export function useCardQuery(options: useQuery.Options<CardQuery, CardQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CardDocument, options)
}
export function useCardPreviewQuery(options: useQuery.Options<CardPreviewQuery, CardPreviewQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CardPreviewDocument, options)
}
export function useCreditsForQuery(options: useQuery.Options<CreditsForQuery, CreditsForQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CreditsForDocument, options)
}
export function useAddCardMutation(options?: useMutation.Options<AddCardMutation, AddCardMutationVariables>) {
  return useMutation(AddCardDocument, options)
}
export function useUpdateCardMutation(options?: useMutation.Options<UpdateCardMutation, UpdateCardMutationVariables>) {
  return useMutation(UpdateCardDocument, options)
}
export function useCardLazyQuery(options?: useLazyQuery.Options<CardQuery, CardQueryVariables>) {
  return useLazyQuery(CardDocument, options)
}
export function useCardPreviewLazyQuery(options?: useLazyQuery.Options<CardPreviewQuery, CardPreviewQueryVariables>) {
  return useLazyQuery(CardPreviewDocument, options)
}
export function useCreditsForLazyQuery(options?: useLazyQuery.Options<CreditsForQuery, CreditsForQueryVariables>) {
  return useLazyQuery(CreditsForDocument, options)
}
export function useCardFieldsFragment(from: useFragment.FromOptionValue<CardFieldsFragment> | null) {
  return useFragment<CardFieldsFragment>({ fragment: CardFieldsFragmentDoc, fragmentName: 'CardFields', from })
}