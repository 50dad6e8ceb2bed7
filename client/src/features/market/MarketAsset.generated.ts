/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { MarketAssetFieldsFragmentDoc } from './MarketAssetFields.generated'
export type MarketAssetQueryVariables = Exact<{
  id: string;
}>;


export type MarketAssetQuery = { asset: { price: string, isListed: boolean, viewerHasCopy: boolean, createdAt: string, name: string, description: string, tags: Array<string>, url: string, isAnimated: boolean, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, capturedFrom: { atSeconds: number, video:
        | { __typename: 'CardVideo', id: string, projectId: string, title: string }
        | { __typename: 'Clip', id: string, projectId: string, title: string }
        | { __typename: 'Film', id: string, projectId: string, title: string }
       | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, owner: { id: string, username: string } } };

export const MarketAssetDocument = /*#__PURE__*/ createDocument<MarketAssetQuery, MarketAssetQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarketAsset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketAssetFields"}}]}}]}}, [MarketAssetFieldsFragmentDoc])
export function useMarketAssetQuery(options: useQuery.Options<MarketAssetQuery, MarketAssetQueryVariables> & { returnPartialData?: false }) {
  return useQuery(MarketAssetDocument, options)
}