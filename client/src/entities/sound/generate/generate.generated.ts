/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { JobFieldsFragmentDoc } from '../../job/JobFields.generated'
export type SoundModelsQueryVariables = Exact<{ [key: string]: never; }>;


export type SoundModelsQuery = { soundModels: Array<{ id: string, name: string, kind: Types.CueKind, isSketch: boolean, voices: Array<string>, secondsMin: number | null, secondsMax: number | null, wordsMax: number, takesSeed: boolean, takesPlan: boolean, takesLines: boolean, sectionSecondsMin: number | null, sectionSecondsMax: number | null, takesClip: boolean, usualSeconds: number }> };

export type EstimateSoundsQueryVariables = Exact<{
  input: Types.GenerateSoundsInput;
}>;


export type EstimateSoundsQuery = { estimateSounds: { projectId: string, usd: string, unknown: number, affordable: number, sounds: Array<{ isWithinBudget: boolean, estimate: { usd: string | null, isFree: boolean } }> } };

export type SoundOrderFieldsFragment = { jobId: string, kind: Types.CueKind, title: string, use: { shotId: string | null, soundId: string | null, isScore: boolean | null } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } };

export type SoundOrdersQueryVariables = Exact<{
  id: string;
}>;


export type SoundOrdersQuery = { project: { id: string, soundOrders: { nodes: Array<{ jobId: string, kind: Types.CueKind, title: string, use: { shotId: string | null, soundId: string | null, isScore: boolean | null } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } }> } } };

export type GenerateSoundsMutationVariables = Exact<{
  input: Types.GenerateSoundsInput;
}>;


export type GenerateSoundsMutation = { generateSounds: Array<{ jobId: string, kind: Types.CueKind, title: string, use: { shotId: string | null, soundId: string | null, isScore: boolean | null } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } }> };

export const SoundOrderFieldsFragmentDoc = /*#__PURE__*/ createDocument<SoundOrderFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoundOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SoundOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shotId"}},{"kind":"Field","name":{"kind":"Name","value":"soundId"}},{"kind":"Field","name":{"kind":"Name","value":"isScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}}]}}]}}, [JobFieldsFragmentDoc])
export const SoundModelsDocument = /*#__PURE__*/ createDocument<SoundModelsQuery, SoundModelsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SoundModels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soundModels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isSketch"}},{"kind":"Field","name":{"kind":"Name","value":"voices"}},{"kind":"Field","name":{"kind":"Name","value":"secondsMin"}},{"kind":"Field","name":{"kind":"Name","value":"secondsMax"}},{"kind":"Field","name":{"kind":"Name","value":"wordsMax"}},{"kind":"Field","name":{"kind":"Name","value":"takesSeed"}},{"kind":"Field","name":{"kind":"Name","value":"takesPlan"}},{"kind":"Field","name":{"kind":"Name","value":"takesLines"}},{"kind":"Field","name":{"kind":"Name","value":"sectionSecondsMin"}},{"kind":"Field","name":{"kind":"Name","value":"sectionSecondsMax"}},{"kind":"Field","name":{"kind":"Name","value":"takesClip"}},{"kind":"Field","name":{"kind":"Name","value":"usualSeconds"}}]}}]}})
export const EstimateSoundsDocument = /*#__PURE__*/ createDocument<EstimateSoundsQuery, EstimateSoundsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateSounds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateSoundsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateSounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"affordable"}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWithinBudget"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}}]}})
export const SoundOrdersDocument = /*#__PURE__*/ createDocument<SoundOrdersQuery, SoundOrdersQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SoundOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"soundOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoundOrderFields"}}]}}]}}]}}]}}, [SoundOrderFieldsFragmentDoc])
export const GenerateSoundsDocument = /*#__PURE__*/ createDocument<GenerateSoundsMutation, GenerateSoundsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateSounds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateSoundsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateSounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoundOrderFields"}}]}}]}}, [SoundOrderFieldsFragmentDoc])
export function useSoundModelsQuery(options?: useQuery.Options<SoundModelsQuery, SoundModelsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(SoundModelsDocument, options)
}
export function useEstimateSoundsQuery(options: useQuery.Options<EstimateSoundsQuery, EstimateSoundsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(EstimateSoundsDocument, options)
}
export function useSoundOrdersQuery(options: useQuery.Options<SoundOrdersQuery, SoundOrdersQueryVariables> & { returnPartialData?: false }) {
  return useQuery(SoundOrdersDocument, options)
}
export function useGenerateSoundsMutation(options?: useMutation.Options<GenerateSoundsMutation, GenerateSoundsMutationVariables>) {
  return useMutation(GenerateSoundsDocument, options)
}