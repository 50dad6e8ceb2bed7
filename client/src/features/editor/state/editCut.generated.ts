/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { CaptionedCutFragmentDoc, LowerThirdsOfCutFragmentDoc } from '../../../entities/video/cut/CutTexts.generated'
import { CutEditFieldsFragmentDoc } from '../../../entities/video/cut/CutEdit.generated'
export type EditCutMutationVariables = Exact<{
  input: Types.EditCutInput;
}>;


export type EditCutMutation = { editCut: { conflicts: Array<{ operation: number, message: string }>, edit: { isComplete: boolean, removedIds: Array<string>, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video: { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } | null } }>, cues: Array<{ id: string, itemId: string | null, at: number, inSeconds: number, outSeconds: number | null, gain: number, fadeIn: number, fadeOut: number, isMuted: boolean, isDucked: boolean, isDuckedByClips: boolean, isLooped: boolean, revision: number, editedBy: { id: string, username: string } | null, sound: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } }>, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }>, captions: Array<{ trackId: string, id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }>, lowerThirds: Array<{ id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number }>, cut: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, clipGain: number, loudness: number | null, burnedCaptions: string | null, revision: number, items: Array<{ id: string }> } } } };

export type CutTextsQueryVariables = Exact<{
  id: string;
}>;


export type CutTextsQuery = { project: { id: string, cut: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }>, lowerThirds: Array<{ id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number }> } } };

export const EditCutDocument = /*#__PURE__*/ createDocument<EditCutMutation, EditCutMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditCut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditCutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editCut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutEditFields"}}]}}]}}]}}, [CutEditFieldsFragmentDoc])
export const CutTextsDocument = /*#__PURE__*/ createDocument<CutTextsQuery, CutTextsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CutTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LowerThirdsOfCut"}}]}}]}}]}}, [CaptionedCutFragmentDoc, LowerThirdsOfCutFragmentDoc])
export function useEditCutMutation(options?: useMutation.Options<EditCutMutation, EditCutMutationVariables>) {
  return useMutation(EditCutDocument, options)
}
export function useCutTextsQuery(options: useQuery.Options<CutTextsQuery, CutTextsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CutTextsDocument, options)
}
export function useCutTextsLazyQuery(options?: useLazyQuery.Options<CutTextsQuery, CutTextsQueryVariables>) {
  return useLazyQuery(CutTextsDocument, options)
}