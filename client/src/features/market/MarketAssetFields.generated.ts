/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { AssetDialogFieldsFragmentDoc } from '../../widgets/asset-dialog/AssetDialog.generated'
export type MarketAssetFieldsFragment = { price: string, isListed: boolean, viewerHasCopy: boolean, createdAt: string, name: string, description: string, tags: Array<string>, url: string, isAnimated: boolean, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, capturedFrom: { atSeconds: number, video:
      | { __typename: 'CardVideo', id: string, projectId: string, title: string }
      | { __typename: 'Clip', id: string, projectId: string, title: string }
      | { __typename: 'Film', id: string, projectId: string, title: string }
     | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, owner: { id: string, username: string } };

export const MarketAssetFieldsFragmentDoc = /*#__PURE__*/ createDocument<MarketAssetFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketAssetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetDialogFields"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasCopy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}, [AssetDialogFieldsFragmentDoc])