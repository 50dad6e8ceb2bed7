/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type PreviewTransitionMutationVariables = Exact<{
  input: Types.TransitionPreviewInput;
}>;


export type PreviewTransitionMutation = { previewTransition: { key: string, seconds: number, url: string | null } };

export const PreviewTransitionDocument = /*#__PURE__*/ createDocument<PreviewTransitionMutation, PreviewTransitionMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewTransition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewTransition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}})
export function usePreviewTransitionMutation(options?: useMutation.Options<PreviewTransitionMutation, PreviewTransitionMutationVariables>) {
  return useMutation(PreviewTransitionDocument, options)
}