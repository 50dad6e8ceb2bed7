/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { ModelChoiceFieldsFragmentDoc } from '../../entities/video/modelChoice.generated'
export type UpdateModelChoiceMutationVariables = Exact<{
  input: Types.ModelChoiceInput;
}>;


export type UpdateModelChoiceMutation = { updateModelChoice: { models: Array<string>, defaultForText: string, defaultForReferences: string | null, defaultForFrames: string | null, alwaysSuccessor: boolean, retired: Array<{ modelId: string, date: string }> } };

export type ModelStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ModelStatesQuery = { modelsCheckedAt: string | null, videoModels: Array<{ id: string, fault: string | null }> };

export type CheckModelsMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckModelsMutation = { checkModels: string | null };

export const UpdateModelChoiceDocument = /*#__PURE__*/ createDocument<UpdateModelChoiceMutation, UpdateModelChoiceMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateModelChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModelChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateModelChoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModelChoiceFields"}}]}}]}}, [ModelChoiceFieldsFragmentDoc])
export const ModelStatesDocument = /*#__PURE__*/ createDocument<ModelStatesQuery, ModelStatesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModelStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelsCheckedAt"}},{"kind":"Field","name":{"kind":"Name","value":"videoModels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}}]}}]}})
export const CheckModelsDocument = /*#__PURE__*/ createDocument<CheckModelsMutation, CheckModelsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckModels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkModels"}}]}})
export function useUpdateModelChoiceMutation(options?: useMutation.Options<UpdateModelChoiceMutation, UpdateModelChoiceMutationVariables>) {
  return useMutation(UpdateModelChoiceDocument, options)
}
export function useModelStatesQuery(options?: useQuery.Options<ModelStatesQuery, ModelStatesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ModelStatesDocument, options)
}
export function useCheckModelsMutation(options?: useMutation.Options<CheckModelsMutation, CheckModelsMutationVariables>) {
  return useMutation(CheckModelsDocument, options)
}