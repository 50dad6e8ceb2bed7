/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type OfferedChangesQueryVariables = Exact<{
  videoId: string;
}>;


export type OfferedChangesQuery = { offeredChanges: Array<{ tool: Types.Tool, name: string, factor: number | null, width: number, height: number, refusal: string | null, estimate: { usd: string | null, isFree: boolean } }> };

export type ProjectVoicesQueryVariables = Exact<{
  id: string;
}>;


export type ProjectVoicesQuery = { project: { id: string, sounds: { nodes: Array<{ id: string, title: string, duration: number }> } } };

export type UpscaleVideoMutationVariables = Exact<{
  input: Types.UpscaleVideoInput;
}>;


export type UpscaleVideoMutation = { upscaleVideo: { id: string } };

export type SyncLipsMutationVariables = Exact<{
  input: Types.SyncLipsInput;
}>;


export type SyncLipsMutation = { syncLips: { id: string } };

export const OfferedChangesDocument = /*#__PURE__*/ createDocument<OfferedChangesQuery, OfferedChangesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offeredChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"videoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tool"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}})
export const ProjectVoicesDocument = /*#__PURE__*/ createDocument<ProjectVoicesQuery, ProjectVoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectVoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"VOICE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]}}]}}]}})
export const UpscaleVideoDocument = /*#__PURE__*/ createDocument<UpscaleVideoMutation, UpscaleVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpscaleVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpscaleVideoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upscaleVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}})
export const SyncLipsDocument = /*#__PURE__*/ createDocument<SyncLipsMutation, SyncLipsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncLips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SyncLipsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncLips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}})
export function useOfferedChangesQuery(options: useQuery.Options<OfferedChangesQuery, OfferedChangesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(OfferedChangesDocument, options)
}
export function useProjectVoicesQuery(options: useQuery.Options<ProjectVoicesQuery, ProjectVoicesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProjectVoicesDocument, options)
}
export function useUpscaleVideoMutation(options?: useMutation.Options<UpscaleVideoMutation, UpscaleVideoMutationVariables>) {
  return useMutation(UpscaleVideoDocument, options)
}
export function useSyncLipsMutation(options?: useMutation.Options<SyncLipsMutation, SyncLipsMutationVariables>) {
  return useMutation(SyncLipsDocument, options)
}