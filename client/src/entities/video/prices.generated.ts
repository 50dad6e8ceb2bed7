/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type ToldPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type ToldPricesQuery = { prices: Array<{ model: string, unit: string, usd: string }> };

export const ToldPricesDocument = /*#__PURE__*/ createDocument<ToldPricesQuery, ToldPricesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToldPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"toldOnly"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}}]}}]}})
export function useToldPricesQuery(options?: useQuery.Options<ToldPricesQuery, ToldPricesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ToldPricesDocument, options)
}