/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../entities/types.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../../shared/lib/network/graphqlDocument'
import { CutFieldsFragmentDoc } from '../../../../entities/video/cut/CutFields.generated'
export type UpdateCutItemsMutationVariables = Exact<{
  input: Types.UpdateCutItemsInput;
}>;


export type UpdateCutItemsMutation = { updateCutItems: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video: { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null } }> } };

export type SplitCutItemMutationVariables = Exact<{
  input: Types.SplitCutItemInput;
}>;


export type SplitCutItemMutation = { splitCutItem: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video: { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null } }> } };

export type AddCutItemMutationVariables = Exact<{
  input: Types.AddCutItemInput;
}>;


export type AddCutItemMutation = { addCutItem: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video: { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null } }> } };

export type RemoveCutItemMutationVariables = Exact<{
  input: Types.RemoveCutItemInput;
}>;


export type RemoveCutItemMutation = { removeCutItem: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video: { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null } }> } };

export type NewestCutQueryVariables = Exact<{
  id: string;
}>;


export type NewestCutQuery = { project: { id: string, cut: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video: { id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null } }> } } };

export const UpdateCutItemsDocument = /*#__PURE__*/ createDocument<UpdateCutItemsMutation, UpdateCutItemsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCutItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCutItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCutItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}, [CutFieldsFragmentDoc])
export const SplitCutItemDocument = /*#__PURE__*/ createDocument<SplitCutItemMutation, SplitCutItemMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SplitCutItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SplitCutItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"splitCutItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}, [CutFieldsFragmentDoc])
export const AddCutItemDocument = /*#__PURE__*/ createDocument<AddCutItemMutation, AddCutItemMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCutItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCutItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCutItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}, [CutFieldsFragmentDoc])
export const RemoveCutItemDocument = /*#__PURE__*/ createDocument<RemoveCutItemMutation, RemoveCutItemMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCutItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveCutItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCutItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}, [CutFieldsFragmentDoc])
export const NewestCutDocument = /*#__PURE__*/ createDocument<NewestCutQuery, NewestCutQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestCut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}]}}, [CutFieldsFragmentDoc])
export function useUpdateCutItemsMutation(options?: useMutation.Options<UpdateCutItemsMutation, UpdateCutItemsMutationVariables>) {
  return useMutation(UpdateCutItemsDocument, options)
}
export function useSplitCutItemMutation(options?: useMutation.Options<SplitCutItemMutation, SplitCutItemMutationVariables>) {
  return useMutation(SplitCutItemDocument, options)
}
export function useAddCutItemMutation(options?: useMutation.Options<AddCutItemMutation, AddCutItemMutationVariables>) {
  return useMutation(AddCutItemDocument, options)
}
export function useRemoveCutItemMutation(options?: useMutation.Options<RemoveCutItemMutation, RemoveCutItemMutationVariables>) {
  return useMutation(RemoveCutItemDocument, options)
}
export function useNewestCutQuery(options: useQuery.Options<NewestCutQuery, NewestCutQueryVariables> & { returnPartialData?: false }) {
  return useQuery(NewestCutDocument, options)
}
export function useNewestCutLazyQuery(options?: useLazyQuery.Options<NewestCutQuery, NewestCutQueryVariables>) {
  return useLazyQuery(NewestCutDocument, options)
}