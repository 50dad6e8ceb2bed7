/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { BoardMusicFieldsFragmentDoc } from '../storyboard.generated'
import { BudgetFieldsFragmentDoc } from '../../../entities/project/BudgetFields.generated'
import { SoundOrderFieldsFragmentDoc } from '../../../entities/sound/generate/generate.generated'
export type ShotVoiceFieldsFragment = { id: string, changedSinceVoice: Array<Types.VoiceInput>, voice: { id: string, duration: number, url: string, model: string | null } | null };

export type ShotVoicesQueryVariables = Exact<{
  projectId: string;
}>;


export type ShotVoicesQuery = { storyboard: { projectId: string, shots: Array<{ id: string, changedSinceVoice: Array<Types.VoiceInput>, voice: { id: string, duration: number, url: string, model: string | null } | null }> } };

export type BoardVoicesQueryVariables = Exact<{
  projectId: string;
}>;


export type BoardVoicesQuery = { storyboard: { projectId: string, voices: Array<{ speaker: string, model: string, voice: string, speed: number }>, shots: Array<{ id: string, changedSinceVoice: Array<Types.VoiceInput>, dialogue: Array<{ speaker: string, text: string }>, voice: { id: string, model: string | null } | null }> }, soundModels: Array<{ id: string, name: string, isSketch: boolean, voices: Array<string>, takesLines: boolean, takesSpeed: boolean }> };

export type UpdateCharacterVoicesMutationVariables = Exact<{
  projectId: string;
  model: string;
  voices: Array<Types.CharacterVoiceInput> | Types.CharacterVoiceInput;
}>;


export type UpdateCharacterVoicesMutation = { updateCharacterVoices: { projectId: string, voices: Array<{ speaker: string, model: string, voice: string, speed: number }>, shots: Array<{ id: string, changedSinceVoice: Array<Types.VoiceInput> }> } };

export type EstimateMissingVoicesQueryVariables = Exact<{
  projectId: string;
  model: string;
  voices?: Array<Types.CharacterVoiceInput> | Types.CharacterVoiceInput | null | undefined;
}>;


export type EstimateMissingVoicesQuery = { estimateMissingVoices: { projectId: string, budgets: Array<{ id: string, scope: Types.BudgetScope, subjectId: string | null, subjectName: string | null, period: Types.BudgetPeriod, limitUsd: string, usedUsd: string, leftUsd: string, isHard: boolean, allowsUnknown: boolean }>, sounds: Array<{ shotId: string | null, estimate: { usd: string | null, isFree: boolean } }> } };

export type GenerateMissingVoicesMutationVariables = Exact<{
  projectId: string;
  shotIds?: Array<string> | string | null | undefined;
  model: string;
  voices?: Array<Types.CharacterVoiceInput> | Types.CharacterVoiceInput | null | undefined;
  acceptsUnknownPrice?: boolean | null | undefined;
}>;


export type GenerateMissingVoicesMutation = { generateMissingVoices: Array<{ jobId: string, kind: Types.CueKind, title: string, use: { shotId: string | null, soundId: string | null, isScore: boolean | null } | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } }> };

export type BoardScoreQueryVariables = Exact<{
  projectId: string;
}>;


export type BoardScoreQuery = { storyboard: { projectId: string, score: { id: string } | null }, scorePlan: Array<{ title: string, words: string, seconds: number }>, soundModels: Array<{ id: string, name: string, isSketch: boolean, takesPlan: boolean, wordsMax: number }> };

export type UpdateShotVoiceMutationVariables = Exact<{
  shotId: string;
  soundId?: string | null | undefined;
}>;


export type UpdateShotVoiceMutation = { updateShotVoice: { id: string, changedSinceVoice: Array<Types.VoiceInput>, voice: { id: string, duration: number, url: string, model: string | null } | null } };

export type UpdateStoryboardScoreMutationVariables = Exact<{
  projectId: string;
  soundId?: string | null | undefined;
}>;


export type UpdateStoryboardScoreMutation = { updateStoryboardScore: { projectId: string, score: { id: string, duration: number } | null } };

export const ShotVoiceFieldsFragmentDoc = /*#__PURE__*/ createDocument<ShotVoiceFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShotVoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoryboardShot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"voice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"model"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedSinceVoice"}}]}})
export const ShotVoicesDocument = /*#__PURE__*/ createDocument<ShotVoicesQuery, ShotVoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShotVoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotVoiceFields"}}]}}]}}]}}, [ShotVoiceFieldsFragmentDoc])
export const BoardVoicesDocument = /*#__PURE__*/ createDocument<BoardVoicesQuery, BoardVoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardVoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"voices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"voice"}},{"kind":"Field","name":{"kind":"Name","value":"speed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dialogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"voice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"model"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedSinceVoice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"soundModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"VOICE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSketch"}},{"kind":"Field","name":{"kind":"Name","value":"voices"}},{"kind":"Field","name":{"kind":"Name","value":"takesLines"}},{"kind":"Field","name":{"kind":"Name","value":"takesSpeed"}}]}}]}})
export const UpdateCharacterVoicesDocument = /*#__PURE__*/ createDocument<UpdateCharacterVoicesMutation, UpdateCharacterVoicesMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCharacterVoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"voices"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterVoiceInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCharacterVoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"voices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"voices"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"voices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"voice"}},{"kind":"Field","name":{"kind":"Name","value":"speed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"changedSinceVoice"}}]}}]}}]}})
export const EstimateMissingVoicesDocument = /*#__PURE__*/ createDocument<EstimateMissingVoicesQuery, EstimateMissingVoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateMissingVoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"voices"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterVoiceInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateMissingVoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}},{"kind":"Argument","name":{"kind":"Name","value":"voices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"voices"}}},{"kind":"Argument","name":{"kind":"Name","value":"remakesStale"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BudgetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shotId"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}}]}}, [BudgetFieldsFragmentDoc])
export const GenerateMissingVoicesDocument = /*#__PURE__*/ createDocument<GenerateMissingVoicesMutation, GenerateMissingVoicesMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateMissingVoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shotIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"voices"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterVoiceInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"acceptsUnknownPrice"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateMissingVoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"shotIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shotIds"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"voices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"voices"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"remakesStale"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"acceptsUnknownPrice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"acceptsUnknownPrice"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoundOrderFields"}}]}}]}}, [SoundOrderFieldsFragmentDoc])
export const BoardScoreDocument = /*#__PURE__*/ createDocument<BoardScoreQuery, BoardScoreQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"scorePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"soundModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"MUSIC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSketch"}},{"kind":"Field","name":{"kind":"Name","value":"takesPlan"}},{"kind":"Field","name":{"kind":"Name","value":"wordsMax"}}]}}]}})
export const UpdateShotVoiceDocument = /*#__PURE__*/ createDocument<UpdateShotVoiceMutation, UpdateShotVoiceMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateShotVoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shotId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soundId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShotVoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"shotId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shotId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"soundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soundId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotVoiceFields"}}]}}]}}, [ShotVoiceFieldsFragmentDoc])
export const UpdateStoryboardScoreDocument = /*#__PURE__*/ createDocument<UpdateStoryboardScoreMutation, UpdateStoryboardScoreMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStoryboardScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soundId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStoryboardScore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"soundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soundId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardMusicFields"}}]}}]}}, [BoardMusicFieldsFragmentDoc])
export function useShotVoicesQuery(options: useQuery.Options<ShotVoicesQuery, ShotVoicesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ShotVoicesDocument, options)
}
export function useBoardVoicesQuery(options: useQuery.Options<BoardVoicesQuery, BoardVoicesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(BoardVoicesDocument, options)
}
export function useUpdateCharacterVoicesMutation(options?: useMutation.Options<UpdateCharacterVoicesMutation, UpdateCharacterVoicesMutationVariables>) {
  return useMutation(UpdateCharacterVoicesDocument, options)
}
export function useEstimateMissingVoicesQuery(options: useQuery.Options<EstimateMissingVoicesQuery, EstimateMissingVoicesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(EstimateMissingVoicesDocument, options)
}
export function useGenerateMissingVoicesMutation(options?: useMutation.Options<GenerateMissingVoicesMutation, GenerateMissingVoicesMutationVariables>) {
  return useMutation(GenerateMissingVoicesDocument, options)
}
export function useBoardScoreQuery(options: useQuery.Options<BoardScoreQuery, BoardScoreQueryVariables> & { returnPartialData?: false }) {
  return useQuery(BoardScoreDocument, options)
}
export function useUpdateShotVoiceMutation(options?: useMutation.Options<UpdateShotVoiceMutation, UpdateShotVoiceMutationVariables>) {
  return useMutation(UpdateShotVoiceDocument, options)
}
export function useUpdateStoryboardScoreMutation(options?: useMutation.Options<UpdateStoryboardScoreMutation, UpdateStoryboardScoreMutationVariables>) {
  return useMutation(UpdateStoryboardScoreDocument, options)
}