/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type LowerThirdPreviewQueryVariables = Exact<{
  input: Types.LowerThirdPreviewInput;
}>;


export type LowerThirdPreviewQuery = { lowerThirdPreview: { url: string, width: number, height: number } };

export type RenderedSecondsQueryVariables = Exact<{
  id: string;
  burnedCaptions?: string | null | undefined;
}>;


export type RenderedSecondsQuery = { project: { id: string, cut: { projectId: string, renderedSeconds: number, captionTracks: Array<{ id: string, language: string }> } } };

export const LowerThirdPreviewDocument = /*#__PURE__*/ createDocument<LowerThirdPreviewQuery, LowerThirdPreviewQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LowerThirdPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LowerThirdPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowerThirdPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}})
export const RenderedSecondsDocument = /*#__PURE__*/ createDocument<RenderedSecondsQuery, RenderedSecondsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RenderedSeconds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"burnedCaptions"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"renderedSeconds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"burnedCaptions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"burnedCaptions"}}}]},{"kind":"Field","name":{"kind":"Name","value":"captionTracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]}})
export function useLowerThirdPreviewQuery(options: useQuery.Options<LowerThirdPreviewQuery, LowerThirdPreviewQueryVariables> & { returnPartialData?: false }) {
  return useQuery(LowerThirdPreviewDocument, options)
}
export function useRenderedSecondsQuery(options: useQuery.Options<RenderedSecondsQuery, RenderedSecondsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(RenderedSecondsDocument, options)
}