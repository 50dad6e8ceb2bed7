/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { ReferenceFieldsFragmentDoc } from '../../../entities/asset/ReferenceFields.generated'
export type StoryboardElementFieldsFragment = { id: string, kind: Types.StoryboardElementKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, looks: Array<{ fromShotId: string, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> }> };

export type StoryboardElementsFieldsFragment = { projectId: string, look: string, elements: Array<{ id: string, kind: Types.StoryboardElementKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, looks: Array<{ fromShotId: string, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> }> }> };

export type StoryboardElementsQueryVariables = Exact<{
  projectId: string;
}>;


export type StoryboardElementsQuery = { storyboard: { projectId: string, look: string, elements: Array<{ id: string, kind: Types.StoryboardElementKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, looks: Array<{ fromShotId: string, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> }> }> } };

export type StoryboardElementsChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type StoryboardElementsChangedSubscription = { storyboardChanged: { projectId: string, elements: Array<{ id: string, kind: Types.StoryboardElementKind, name: string, label: string | null, description: string, references: Array<{ assetId: string }>, looks: Array<{ fromShotId: string, description: string, references: Array<{ assetId: string }> }> }> } };

export type AddStoryboardElementMutationVariables = Exact<{
  input: Types.AddStoryboardElementInput;
}>;


export type AddStoryboardElementMutation = { addStoryboardElement: { id: string, kind: Types.StoryboardElementKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, looks: Array<{ fromShotId: string, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> }> } };

export type UpdateStoryboardElementMutationVariables = Exact<{
  input: Types.UpdateStoryboardElementInput;
}>;


export type UpdateStoryboardElementMutation = { updateStoryboardElement: { id: string, kind: Types.StoryboardElementKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, looks: Array<{ fromShotId: string, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> }> } };

export type DeleteStoryboardElementMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStoryboardElementMutation = { deleteStoryboardElement: string };

export type RestoreStoryboardElementMutationVariables = Exact<{
  id: string;
}>;


export type RestoreStoryboardElementMutation = { restoreStoryboardElement: { id: string, kind: Types.StoryboardElementKind, name: string, label: string | null, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, looks: Array<{ fromShotId: string, description: string, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }> }> } };

export const StoryboardElementFieldsFragmentDoc = /*#__PURE__*/ createDocument<StoryboardElementFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoryboardElementFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoryboardElement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"looks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromShotId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceFields"}}]}}]}}]}}, [ReferenceFieldsFragmentDoc])
export const StoryboardElementsFieldsFragmentDoc = /*#__PURE__*/ createDocument<StoryboardElementsFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoryboardElementsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Storyboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"look"}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardElementFields"}}]}}]}}, [StoryboardElementFieldsFragmentDoc])
export const StoryboardElementsDocument = /*#__PURE__*/ createDocument<StoryboardElementsQuery, StoryboardElementsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoryboardElements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardElementsFields"}}]}}]}}, [StoryboardElementsFieldsFragmentDoc])
export const StoryboardElementsChangedDocument = /*#__PURE__*/ createDocument<StoryboardElementsChangedSubscription, StoryboardElementsChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StoryboardElementsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"looks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromShotId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}}]}}]}}]}}]}}]}})
export const AddStoryboardElementDocument = /*#__PURE__*/ createDocument<AddStoryboardElementMutation, AddStoryboardElementMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddStoryboardElement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddStoryboardElementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addStoryboardElement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardElementFields"}}]}}]}}, [StoryboardElementFieldsFragmentDoc])
export const UpdateStoryboardElementDocument = /*#__PURE__*/ createDocument<UpdateStoryboardElementMutation, UpdateStoryboardElementMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStoryboardElement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStoryboardElementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStoryboardElement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardElementFields"}}]}}]}}, [StoryboardElementFieldsFragmentDoc])
export const DeleteStoryboardElementDocument = /*#__PURE__*/ createDocument<DeleteStoryboardElementMutation, DeleteStoryboardElementMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStoryboardElement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStoryboardElement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}})
export const RestoreStoryboardElementDocument = /*#__PURE__*/ createDocument<RestoreStoryboardElementMutation, RestoreStoryboardElementMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreStoryboardElement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreStoryboardElement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryboardElementFields"}}]}}]}}, [StoryboardElementFieldsFragmentDoc])
export function useStoryboardElementsQuery(options: useQuery.Options<StoryboardElementsQuery, StoryboardElementsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(StoryboardElementsDocument, options)
}
export function useStoryboardElementsChangedSubscription(options: useSubscription.Options<StoryboardElementsChangedSubscription, StoryboardElementsChangedSubscriptionVariables>) {
  return useSubscription(StoryboardElementsChangedDocument, options)
}
export function useAddStoryboardElementMutation(options?: useMutation.Options<AddStoryboardElementMutation, AddStoryboardElementMutationVariables>) {
  return useMutation(AddStoryboardElementDocument, options)
}
export function useUpdateStoryboardElementMutation(options?: useMutation.Options<UpdateStoryboardElementMutation, UpdateStoryboardElementMutationVariables>) {
  return useMutation(UpdateStoryboardElementDocument, options)
}
export function useDeleteStoryboardElementMutation(options?: useMutation.Options<DeleteStoryboardElementMutation, DeleteStoryboardElementMutationVariables>) {
  return useMutation(DeleteStoryboardElementDocument, options)
}
export function useRestoreStoryboardElementMutation(options?: useMutation.Options<RestoreStoryboardElementMutation, RestoreStoryboardElementMutationVariables>) {
  return useMutation(RestoreStoryboardElementDocument, options)
}