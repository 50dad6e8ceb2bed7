/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type ProviderPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderPricesQuery = { prices: Array<{ model: string, unit: string, usd: string }> };

export const ProviderPricesDocument = /*#__PURE__*/ createDocument<ProviderPricesQuery, ProviderPricesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProviderPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"toldOnly"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}}]}}]}})
export function useProviderPricesQuery(options?: useQuery.Options<ProviderPricesQuery, ProviderPricesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProviderPricesDocument, options)
}