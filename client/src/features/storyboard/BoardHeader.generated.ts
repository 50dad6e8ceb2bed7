/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { StoryboardChoicesFieldsFragmentDoc } from './storyboard.generated'
export type UpdateStoryboardMutationVariables = Exact<{
  input: Types.UpdateStoryboardInput;
}>;


export type UpdateStoryboardMutation = { updateStoryboard: { projectId: string, ratio: string, model: string | null, look: string, referencesMax: number } };

export const UpdateStoryboardDocument = /*#__PURE__*/ createDocument<UpdateStoryboardMutation, UpdateStoryboardMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStoryboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStoryboardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStoryboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardChoicesFields"}}]}}]}}, [StoryboardChoicesFieldsFragmentDoc])
export function useUpdateStoryboardMutation(options?: useMutation.Options<UpdateStoryboardMutation, UpdateStoryboardMutationVariables>) {
  return useMutation(UpdateStoryboardDocument, options)
}