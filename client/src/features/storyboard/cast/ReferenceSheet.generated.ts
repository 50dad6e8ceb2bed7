/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type ReferenceSheetEstimateQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferenceSheetEstimateQuery = { estimate: { usd: string | null, isFree: boolean } };

export type ReferenceSheetFieldsFragment = { id: string, asset: { id: string } | null, job: { id: string, status: Types.JobStatus, failure: string | null } | null };

export type DrawReferenceSheetMutationVariables = Exact<{
  input: Types.ImagePromptInput;
}>;


export type DrawReferenceSheetMutation = { generateImage: { answer: { id: string, asset: { id: string } | null, job: { id: string, status: Types.JobStatus, failure: string | null } | null } } };

export type DrawnReferenceSheetQueryVariables = Exact<{
  id: string;
}>;


export type DrawnReferenceSheetQuery = { node:
    | { id: string, asset: { id: string } | null, job: { id: string, status: Types.JobStatus, failure: string | null } | null }
    | Record<PropertyKey, never>
   };

export const ReferenceSheetFieldsFragmentDoc = /*#__PURE__*/ createDocument<ReferenceSheetFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}})
export const ReferenceSheetEstimateDocument = /*#__PURE__*/ createDocument<ReferenceSheetEstimateQuery, ReferenceSheetEstimateQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferenceSheetEstimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"picture"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"references"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}})
export const DrawReferenceSheetDocument = /*#__PURE__*/ createDocument<DrawReferenceSheetMutation, DrawReferenceSheetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DrawReferenceSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImagePromptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceSheetFields"}}]}}]}}]}}, [ReferenceSheetFieldsFragmentDoc])
export const DrawnReferenceSheetDocument = /*#__PURE__*/ createDocument<DrawnReferenceSheetQuery, DrawnReferenceSheetQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawnReferenceSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceSheetFields"}}]}}]}}, [ReferenceSheetFieldsFragmentDoc])
export function useReferenceSheetEstimateQuery(options?: useQuery.Options<ReferenceSheetEstimateQuery, ReferenceSheetEstimateQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ReferenceSheetEstimateDocument, options)
}
export function useDrawReferenceSheetMutation(options?: useMutation.Options<DrawReferenceSheetMutation, DrawReferenceSheetMutationVariables>) {
  return useMutation(DrawReferenceSheetDocument, options)
}
export function useDrawnReferenceSheetQuery(options: useQuery.Options<DrawnReferenceSheetQuery, DrawnReferenceSheetQueryVariables> & { returnPartialData?: false }) {
  return useQuery(DrawnReferenceSheetDocument, options)
}