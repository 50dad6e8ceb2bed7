/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type BoardVoicesQueryVariables = Exact<{
  projectId: string;
}>;


export type BoardVoicesQuery = { storyboard: { projectId: string, shots: Array<{ id: string, dialogue: Array<{ text: string }>, voice: { id: string } | null }> }, soundModels: Array<{ id: string, name: string, isSketch: boolean, voices: Array<string> }> };

export type EstimateMissingVoicesQueryVariables = Exact<{
  projectId: string;
  model: string;
  voice?: string | null | undefined;
}>;


export type EstimateMissingVoicesQuery = { estimateMissingVoices: { projectId: string, usd: string, unknown: number, affordable: number, sounds: Array<{ isWithinBudget: boolean, estimate: { usd: string | null, isFree: boolean } }> } };

export type VoiceMissingShotsMutationVariables = Exact<{
  projectId: string;
  model: string;
  voice?: string | null | undefined;
}>;


export type VoiceMissingShotsMutation = { voiceMissingShots: Array<{ id: string }> };

export type BoardScoreQueryVariables = Exact<{
  projectId: string;
}>;


export type BoardScoreQuery = { storyboard: { projectId: string, score: { id: string } | null }, scorePlan: Array<{ title: string, words: string, seconds: number }>, soundModels: Array<{ id: string, name: string, isSketch: boolean, takesPlan: boolean, wordsMax: number }> };

export type EstimateScoreQueryVariables = Exact<{
  input: Types.GenerateSoundsInput;
}>;


export type EstimateScoreQuery = { estimateSounds: { projectId: string, sounds: Array<{ isWithinBudget: boolean, estimate: { usd: string | null, isFree: boolean } }> } };

export type OrderScoreMutationVariables = Exact<{
  input: Types.GenerateSoundsInput;
}>;


export type OrderScoreMutation = { generateSounds: Array<{ id: string }> };

export const BoardVoicesDocument = /*#__PURE__*/ createDocument<BoardVoicesQuery, BoardVoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardVoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dialogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"voice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"soundModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"VOICE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSketch"}},{"kind":"Field","name":{"kind":"Name","value":"voices"}}]}}]}})
export const EstimateMissingVoicesDocument = /*#__PURE__*/ createDocument<EstimateMissingVoicesQuery, EstimateMissingVoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateMissingVoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"voice"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateMissingVoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}},{"kind":"Argument","name":{"kind":"Name","value":"voice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"voice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"affordable"}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWithinBudget"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}}]}})
export const VoiceMissingShotsDocument = /*#__PURE__*/ createDocument<VoiceMissingShotsMutation, VoiceMissingShotsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoiceMissingShots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"voice"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voiceMissingShots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}},{"kind":"Argument","name":{"kind":"Name","value":"voice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"voice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}})
export const BoardScoreDocument = /*#__PURE__*/ createDocument<BoardScoreQuery, BoardScoreQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"scorePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"soundModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"MUSIC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSketch"}},{"kind":"Field","name":{"kind":"Name","value":"takesPlan"}},{"kind":"Field","name":{"kind":"Name","value":"wordsMax"}}]}}]}})
export const EstimateScoreDocument = /*#__PURE__*/ createDocument<EstimateScoreQuery, EstimateScoreQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateSoundsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateSounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWithinBudget"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}}]}})
export const OrderScoreDocument = /*#__PURE__*/ createDocument<OrderScoreMutation, OrderScoreMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateSoundsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateSounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}})
export function useBoardVoicesQuery(options: useQuery.Options<BoardVoicesQuery, BoardVoicesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(BoardVoicesDocument, options)
}
export function useEstimateMissingVoicesQuery(options: useQuery.Options<EstimateMissingVoicesQuery, EstimateMissingVoicesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(EstimateMissingVoicesDocument, options)
}
export function useVoiceMissingShotsMutation(options?: useMutation.Options<VoiceMissingShotsMutation, VoiceMissingShotsMutationVariables>) {
  return useMutation(VoiceMissingShotsDocument, options)
}
export function useBoardScoreQuery(options: useQuery.Options<BoardScoreQuery, BoardScoreQueryVariables> & { returnPartialData?: false }) {
  return useQuery(BoardScoreDocument, options)
}
export function useEstimateScoreQuery(options: useQuery.Options<EstimateScoreQuery, EstimateScoreQueryVariables> & { returnPartialData?: false }) {
  return useQuery(EstimateScoreDocument, options)
}
export function useOrderScoreMutation(options?: useMutation.Options<OrderScoreMutation, OrderScoreMutationVariables>) {
  return useMutation(OrderScoreDocument, options)
}
export function useBoardVoicesLazyQuery(options?: useLazyQuery.Options<BoardVoicesQuery, BoardVoicesQueryVariables>) {
  return useLazyQuery(BoardVoicesDocument, options)
}
export function useEstimateMissingVoicesLazyQuery(options?: useLazyQuery.Options<EstimateMissingVoicesQuery, EstimateMissingVoicesQueryVariables>) {
  return useLazyQuery(EstimateMissingVoicesDocument, options)
}
export function useBoardScoreLazyQuery(options?: useLazyQuery.Options<BoardScoreQuery, BoardScoreQueryVariables>) {
  return useLazyQuery(BoardScoreDocument, options)
}
export function useEstimateScoreLazyQuery(options?: useLazyQuery.Options<EstimateScoreQuery, EstimateScoreQueryVariables>) {
  return useLazyQuery(EstimateScoreDocument, options)
}