/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type BoughtSamplesQueryVariables = Exact<{
  projectId: string;
}>;


export type BoughtSamplesQuery = { project: { id: string, sounds: { nodes: Array<{ id: string, title: string, model: string | null, url: string }> } } };

export type BuySampleMutationVariables = Exact<{
  input: Types.GenerateSoundsInput;
}>;


export type BuySampleMutation = { generateSounds: Array<{ jobId: string }> };

export type BoughtSampleQueryVariables = Exact<{
  jobId: string;
}>;


export type BoughtSampleQuery = { node:
    | { id: string, status: Types.JobStatus, failure: string | null, sound: { id: string, url: string } | null }
    | Record<PropertyKey, never>
   };

export const BoughtSamplesDocument = /*#__PURE__*/ createDocument<BoughtSamplesQuery, BoughtSamplesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoughtSamples"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"VOICE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}})
export const BuySampleDocument = /*#__PURE__*/ createDocument<BuySampleMutation, BuySampleMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuySample"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateSoundsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateSounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]}})
export const BoughtSampleDocument = /*#__PURE__*/ createDocument<BoughtSampleQuery, BoughtSampleQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoughtSample"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"sound"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}})
export function useBoughtSamplesQuery(options: useQuery.Options<BoughtSamplesQuery, BoughtSamplesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(BoughtSamplesDocument, options)
}
export function useBuySampleMutation(options?: useMutation.Options<BuySampleMutation, BuySampleMutationVariables>) {
  return useMutation(BuySampleDocument, options)
}
export function useBoughtSampleQuery(options: useQuery.Options<BoughtSampleQuery, BoughtSampleQueryVariables> & { returnPartialData?: false }) {
  return useQuery(BoughtSampleDocument, options)
}