/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useFragment, useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type LowerThirdFieldsFragment = { id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number };

export type LowerThirdsOfCutFragment = { projectId: string, lowerThirds: Array<{ id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number }> };

export type CutLowerThirdsQueryVariables = Exact<{
  id: string;
}>;


export type CutLowerThirdsQuery = { project: { id: string, cut: { projectId: string, lowerThirds: Array<{ id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number }> } } };

export type AddLowerThirdMutationVariables = Exact<{
  input: Types.AddLowerThirdInput;
}>;


export type AddLowerThirdMutation = { addLowerThird: { projectId: string, lowerThirds: Array<{ id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number }> } };

export type UpdateLowerThirdMutationVariables = Exact<{
  input: Types.UpdateLowerThirdInput;
}>;


export type UpdateLowerThirdMutation = { updateLowerThird: { projectId: string, lowerThirds: Array<{ id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number }> } };

export type RemoveLowerThirdMutationVariables = Exact<{
  input: Types.RemoveLowerThirdInput;
}>;


export type RemoveLowerThirdMutation = { removeLowerThird: { projectId: string, lowerThirds: Array<{ id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number }> } };

export type LowerThirdPreviewQueryVariables = Exact<{
  input: Types.LowerThirdPreviewInput;
}>;


export type LowerThirdPreviewQuery = { lowerThirdPreview: { url: string, width: number, height: number } };

export type RenderedSecondsQueryVariables = Exact<{
  id: string;
  burnedCaptions?: string | null | undefined;
}>;


export type RenderedSecondsQuery = { project: { id: string, cut: { projectId: string, renderedSeconds: number, captionTracks: Array<{ id: string, language: string }> } } };

export const LowerThirdFieldsFragmentDoc = /*#__PURE__*/ createDocument<LowerThirdFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LowerThirdFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LowerThird"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"fadeFrames"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}})
export const LowerThirdsOfCutFragmentDoc = /*#__PURE__*/ createDocument<LowerThirdsOfCutFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LowerThirdsOfCut"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"lowerThirds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LowerThirdFields"}}]}}]}}, [LowerThirdFieldsFragmentDoc])
export const CutLowerThirdsDocument = /*#__PURE__*/ createDocument<CutLowerThirdsQuery, CutLowerThirdsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CutLowerThirds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LowerThirdsOfCut"}}]}}]}}]}}, [LowerThirdsOfCutFragmentDoc])
export const AddLowerThirdDocument = /*#__PURE__*/ createDocument<AddLowerThirdMutation, AddLowerThirdMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLowerThird"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddLowerThirdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addLowerThird"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LowerThirdsOfCut"}}]}}]}}, [LowerThirdsOfCutFragmentDoc])
export const UpdateLowerThirdDocument = /*#__PURE__*/ createDocument<UpdateLowerThirdMutation, UpdateLowerThirdMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLowerThird"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLowerThirdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLowerThird"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LowerThirdsOfCut"}}]}}]}}, [LowerThirdsOfCutFragmentDoc])
export const RemoveLowerThirdDocument = /*#__PURE__*/ createDocument<RemoveLowerThirdMutation, RemoveLowerThirdMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLowerThird"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveLowerThirdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLowerThird"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LowerThirdsOfCut"}}]}}]}}, [LowerThirdsOfCutFragmentDoc])
export const LowerThirdPreviewDocument = /*#__PURE__*/ createDocument<LowerThirdPreviewQuery, LowerThirdPreviewQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LowerThirdPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LowerThirdPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowerThirdPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}})
export const RenderedSecondsDocument = /*#__PURE__*/ createDocument<RenderedSecondsQuery, RenderedSecondsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RenderedSeconds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"burnedCaptions"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"renderedSeconds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"burnedCaptions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"burnedCaptions"}}}]},{"kind":"Field","name":{"kind":"Name","value":"captionTracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]}})
export function useCutLowerThirdsQuery(options: useQuery.Options<CutLowerThirdsQuery, CutLowerThirdsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CutLowerThirdsDocument, options)
}
export function useAddLowerThirdMutation(options?: useMutation.Options<AddLowerThirdMutation, AddLowerThirdMutationVariables>) {
  return useMutation(AddLowerThirdDocument, options)
}
export function useUpdateLowerThirdMutation(options?: useMutation.Options<UpdateLowerThirdMutation, UpdateLowerThirdMutationVariables>) {
  return useMutation(UpdateLowerThirdDocument, options)
}
export function useRemoveLowerThirdMutation(options?: useMutation.Options<RemoveLowerThirdMutation, RemoveLowerThirdMutationVariables>) {
  return useMutation(RemoveLowerThirdDocument, options)
}
export function useLowerThirdPreviewQuery(options: useQuery.Options<LowerThirdPreviewQuery, LowerThirdPreviewQueryVariables> & { returnPartialData?: false }) {
  return useQuery(LowerThirdPreviewDocument, options)
}
export function useRenderedSecondsQuery(options: useQuery.Options<RenderedSecondsQuery, RenderedSecondsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(RenderedSecondsDocument, options)
}
export function useCutLowerThirdsLazyQuery(options?: useLazyQuery.Options<CutLowerThirdsQuery, CutLowerThirdsQueryVariables>) {
  return useLazyQuery(CutLowerThirdsDocument, options)
}
export function useLowerThirdPreviewLazyQuery(options?: useLazyQuery.Options<LowerThirdPreviewQuery, LowerThirdPreviewQueryVariables>) {
  return useLazyQuery(LowerThirdPreviewDocument, options)
}
export function useRenderedSecondsLazyQuery(options?: useLazyQuery.Options<RenderedSecondsQuery, RenderedSecondsQueryVariables>) {
  return useLazyQuery(RenderedSecondsDocument, options)
}
export function useLowerThirdFieldsFragment(from: useFragment.FromOptionValue<LowerThirdFieldsFragment> | null) {
  return useFragment<LowerThirdFieldsFragment>({ fragment: LowerThirdFieldsFragmentDoc, fragmentName: 'LowerThirdFields', from })
}
export function useLowerThirdsOfCutFragment(from: useFragment.FromOptionValue<LowerThirdsOfCutFragment> | null) {
  return useFragment<LowerThirdsOfCutFragment>({ fragment: LowerThirdsOfCutFragmentDoc, fragmentName: 'LowerThirdsOfCut', from })
}