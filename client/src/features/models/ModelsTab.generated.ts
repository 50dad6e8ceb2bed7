/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { ModelChoiceFieldsFragmentDoc } from '../../entities/video/modelChoice.generated'
export type ChooseModelsMutationVariables = Exact<{
  input: Types.ModelChoiceInput;
}>;


export type ChooseModelsMutation = { chooseModels: { models: Array<string>, defaultForText: string, defaultForReferences: string | null, defaultForFrames: string | null } };

export const ChooseModelsDocument = /*#__PURE__*/ createDocument<ChooseModelsMutation, ChooseModelsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModelChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModelChoiceFields"}}]}}]}}, [ModelChoiceFieldsFragmentDoc])
export function useChooseModelsMutation(options?: useMutation.Options<ChooseModelsMutation, ChooseModelsMutationVariables>) {
  return useMutation(ChooseModelsDocument, options)
}