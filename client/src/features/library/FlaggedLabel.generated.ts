/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { CountFieldsFragmentDoc } from '../../entities/connection.generated'
export type FlaggedCountQueryVariables = Exact<{ [key: string]: never; }>;


export type FlaggedCountQuery = { flaggedAssets: { count: { value: number, isExact: boolean } }, pendingAssets: { count: { value: number, isExact: boolean } } };

export const FlaggedCountDocument = /*#__PURE__*/ createDocument<FlaggedCountQuery, FlaggedCountQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FlaggedCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flaggedAssets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAssets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}}]}}, [CountFieldsFragmentDoc])
export function useFlaggedCountQuery(options?: useQuery.Options<FlaggedCountQuery, FlaggedCountQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FlaggedCountDocument, options)
}