/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type CardPreviewQueryVariables = Exact<{
  input: Types.CardPreviewInput;
}>;


export type CardPreviewQuery = { cardPreview: { url: string } };

export type SuggestedCreditsQueryVariables = Exact<{
  projectId: string;
}>;


export type SuggestedCreditsQuery = { suggestedCredits: Array<{ role: string, name: string }> };

export const CardPreviewDocument = /*#__PURE__*/ createDocument<CardPreviewQuery, CardPreviewQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}})
export const SuggestedCreditsDocument = /*#__PURE__*/ createDocument<SuggestedCreditsQuery, SuggestedCreditsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestedCredits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestedCredits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}})
export function useCardPreviewQuery(options: useQuery.Options<CardPreviewQuery, CardPreviewQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CardPreviewDocument, options)
}