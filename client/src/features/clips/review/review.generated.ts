/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { CountFieldsFragmentDoc } from '../../../entities/connection.generated'
export type ReviewCountsQueryVariables = Exact<{
  id: string;
}>;


export type ReviewCountsQuery = { project: { id: string, reviewCounts: { toReview: { value: number, isExact: boolean }, accepted: { value: number, isExact: boolean }, declined: { value: number, isExact: boolean }, all: { value: number, isExact: boolean } } } };

export const ReviewCountsDocument = /*#__PURE__*/ createDocument<ReviewCountsQuery, ReviewCountsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"declined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"all"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}}]}}]}}, [CountFieldsFragmentDoc])
export function useReviewCountsQuery(options: useQuery.Options<ReviewCountsQuery, ReviewCountsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ReviewCountsDocument, options)
}