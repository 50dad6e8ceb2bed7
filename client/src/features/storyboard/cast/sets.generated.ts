/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { ReferenceFieldsFragmentDoc } from '../../../entities/asset/ReferenceFields.generated'
export type StoryboardSetFieldsFragment = { id: string, kind: Types.StoryboardSetKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> };

export type StoryboardSetsFieldsFragment = { projectId: string, look: string, sets: Array<{ id: string, kind: Types.StoryboardSetKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> }> };

export type StoryboardSetsQueryVariables = Exact<{
  projectId: string;
}>;


export type StoryboardSetsQuery = { storyboard: { projectId: string, look: string, sets: Array<{ id: string, kind: Types.StoryboardSetKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> }> } };

export type StoryboardSetsChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type StoryboardSetsChangedSubscription = { storyboardChanged: { projectId: string, sets: Array<{ id: string, kind: Types.StoryboardSetKind, name: string, label: string | null, description: string, references: Array<{ assetId: string }> }> } };

export type AddStoryboardSetMutationVariables = Exact<{
  input: Types.AddStoryboardSetInput;
}>;


export type AddStoryboardSetMutation = { addStoryboardSet: { id: string, kind: Types.StoryboardSetKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> } };

export type UpdateStoryboardSetMutationVariables = Exact<{
  input: Types.UpdateStoryboardSetInput;
}>;


export type UpdateStoryboardSetMutation = { updateStoryboardSet: { id: string, kind: Types.StoryboardSetKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> } };

export type DeleteStoryboardSetMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStoryboardSetMutation = { deleteStoryboardSet: string };

export type RestoreStoryboardSetMutationVariables = Exact<{
  id: string;
}>;


export type RestoreStoryboardSetMutation = { restoreStoryboardSet: { id: string, kind: Types.StoryboardSetKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> } };

export const StoryboardSetFieldsFragmentDoc = /*#__PURE__*/ createDocument<StoryboardSetFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoryboardSetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoryboardSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceFields"}}]}}]}}, [ReferenceFieldsFragmentDoc])
export const StoryboardSetsFieldsFragmentDoc = /*#__PURE__*/ createDocument<StoryboardSetsFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoryboardSetsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Storyboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"look"}},{"kind":"Field","name":{"kind":"Name","value":"sets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardSetFields"}}]}}]}}, [StoryboardSetFieldsFragmentDoc])
export const StoryboardSetsDocument = /*#__PURE__*/ createDocument<StoryboardSetsQuery, StoryboardSetsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoryboardSets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardSetsFields"}}]}}]}}, [StoryboardSetsFieldsFragmentDoc])
export const StoryboardSetsChangedDocument = /*#__PURE__*/ createDocument<StoryboardSetsChangedSubscription, StoryboardSetsChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StoryboardSetsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"sets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}}]}}]}}]}}]}})
export const AddStoryboardSetDocument = /*#__PURE__*/ createDocument<AddStoryboardSetMutation, AddStoryboardSetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddStoryboardSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddStoryboardSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addStoryboardSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardSetFields"}}]}}]}}, [StoryboardSetFieldsFragmentDoc])
export const UpdateStoryboardSetDocument = /*#__PURE__*/ createDocument<UpdateStoryboardSetMutation, UpdateStoryboardSetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStoryboardSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStoryboardSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStoryboardSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardSetFields"}}]}}]}}, [StoryboardSetFieldsFragmentDoc])
export const DeleteStoryboardSetDocument = /*#__PURE__*/ createDocument<DeleteStoryboardSetMutation, DeleteStoryboardSetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStoryboardSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStoryboardSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}})
export const RestoreStoryboardSetDocument = /*#__PURE__*/ createDocument<RestoreStoryboardSetMutation, RestoreStoryboardSetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreStoryboardSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreStoryboardSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardSetFields"}}]}}]}}, [StoryboardSetFieldsFragmentDoc])
export function useStoryboardSetsQuery(options: useQuery.Options<StoryboardSetsQuery, StoryboardSetsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(StoryboardSetsDocument, options)
}
export function useStoryboardSetsChangedSubscription(options: useSubscription.Options<StoryboardSetsChangedSubscription, StoryboardSetsChangedSubscriptionVariables>) {
  return useSubscription(StoryboardSetsChangedDocument, options)
}
export function useAddStoryboardSetMutation(options?: useMutation.Options<AddStoryboardSetMutation, AddStoryboardSetMutationVariables>) {
  return useMutation(AddStoryboardSetDocument, options)
}
export function useUpdateStoryboardSetMutation(options?: useMutation.Options<UpdateStoryboardSetMutation, UpdateStoryboardSetMutationVariables>) {
  return useMutation(UpdateStoryboardSetDocument, options)
}
export function useDeleteStoryboardSetMutation(options?: useMutation.Options<DeleteStoryboardSetMutation, DeleteStoryboardSetMutationVariables>) {
  return useMutation(DeleteStoryboardSetDocument, options)
}
export function useRestoreStoryboardSetMutation(options?: useMutation.Options<RestoreStoryboardSetMutation, RestoreStoryboardSetMutationVariables>) {
  return useMutation(RestoreStoryboardSetDocument, options)
}