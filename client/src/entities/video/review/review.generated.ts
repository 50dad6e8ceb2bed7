/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type AcceptVideoMutationVariables = Exact<{
  id: string;
}>;


export type AcceptVideoMutation = { acceptVideo: { id: string, status: Types.VideoStatus, declineReason: string | null, takes: Array<{ id: string, status: Types.VideoStatus }> } };

export type DeclineVideoMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type DeclineVideoMutation = { declineVideo: { id: string, status: Types.VideoStatus, declineReason: string | null, takes: Array<{ id: string, status: Types.VideoStatus }> } };

export type DecidedFieldsFragment = { id: string, status: Types.VideoStatus, declineReason: string | null, takes: Array<{ id: string, status: Types.VideoStatus }> };

export const DecidedFieldsFragmentDoc = /*#__PURE__*/ createDocument<DecidedFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"takes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}})
export const AcceptVideoDocument = /*#__PURE__*/ createDocument<AcceptVideoMutation, AcceptVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecidedFields"}}]}}]}}, [DecidedFieldsFragmentDoc])
export const DeclineVideoDocument = /*#__PURE__*/ createDocument<DeclineVideoMutation, DeclineVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecidedFields"}}]}}]}}, [DecidedFieldsFragmentDoc])
export function useAcceptVideoMutation(options?: useMutation.Options<AcceptVideoMutation, AcceptVideoMutationVariables>) {
  return useMutation(AcceptVideoDocument, options)
}
export function useDeclineVideoMutation(options?: useMutation.Options<DeclineVideoMutation, DeclineVideoMutationVariables>) {
  return useMutation(DeclineVideoDocument, options)
}