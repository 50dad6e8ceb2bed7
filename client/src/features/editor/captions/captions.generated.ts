/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { CaptionedCutFragmentDoc } from '../../../entities/video/cut/CutTexts.generated'
export type ImportCaptionsMutationVariables = Exact<{
  input: Types.ImportCaptionsInput;
}>;


export type ImportCaptionsMutation = { importCaptions: { formatted: number, noteCount: number, notes: Array<{ line: number, message: string }>, cut: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, startMs: number, endMs: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } } };

export type EstimateCaptionsQueryVariables = Exact<{
  projectId: string;
}>;


export type EstimateCaptionsQuery = { estimateCaptions: { projectId: string, usd: string, unknown: number, sounds: Array<{ isWithinBudget: boolean }> } };

export type GenerateCaptionsMutationVariables = Exact<{
  input: Types.GenerateCaptionsInput;
}>;


export type GenerateCaptionsMutation = { generateCaptions: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, startMs: number, endMs: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } };

export type TranslateCaptionsMutationVariables = Exact<{
  input: Types.TranslateCaptionsInput;
}>;


export type TranslateCaptionsMutation = { translateCaptions: { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, startMs: number, endMs: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> } };

export const ImportCaptionsDocument = /*#__PURE__*/ createDocument<ImportCaptionsMutation, ImportCaptionsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportCaptionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importCaptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}]}}, [CaptionedCutFragmentDoc])
export const EstimateCaptionsDocument = /*#__PURE__*/ createDocument<EstimateCaptionsQuery, EstimateCaptionsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateCaptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWithinBudget"}}]}}]}}]}})
export const GenerateCaptionsDocument = /*#__PURE__*/ createDocument<GenerateCaptionsMutation, GenerateCaptionsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateCaptionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateCaptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}, [CaptionedCutFragmentDoc])
export const TranslateCaptionsDocument = /*#__PURE__*/ createDocument<TranslateCaptionsMutation, TranslateCaptionsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslateCaptionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translateCaptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedCut"}}]}}]}}, [CaptionedCutFragmentDoc])
export function useImportCaptionsMutation(options?: useMutation.Options<ImportCaptionsMutation, ImportCaptionsMutationVariables>) {
  return useMutation(ImportCaptionsDocument, options)
}
export function useEstimateCaptionsQuery(options: useQuery.Options<EstimateCaptionsQuery, EstimateCaptionsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(EstimateCaptionsDocument, options)
}
export function useGenerateCaptionsMutation(options?: useMutation.Options<GenerateCaptionsMutation, GenerateCaptionsMutationVariables>) {
  return useMutation(GenerateCaptionsDocument, options)
}
export function useTranslateCaptionsMutation(options?: useMutation.Options<TranslateCaptionsMutation, TranslateCaptionsMutationVariables>) {
  return useMutation(TranslateCaptionsDocument, options)
}