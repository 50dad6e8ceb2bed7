/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { AssetCardFieldsFragmentDoc } from '../../entities/asset/AssetCard.generated'
import { AssetDialogFieldsFragmentDoc } from '../../widgets/asset-dialog/AssetDialog.generated'
export type ProjectAssetFieldsFragment = { name: string, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, price: string, viewerIsOwner: boolean, description: string, tags: Array<string>, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, url: string, isAnimated: boolean, owner: { id: string, username: string }, capturedFrom: { atSeconds: number, video:
      | { __typename: 'CardVideo', id: string, projectId: string, title: string }
      | { __typename: 'Clip', id: string, projectId: string, title: string }
      | { __typename: 'Film', id: string, projectId: string, title: string }
     | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null };

export const ProjectAssetFieldsFragmentDoc = /*#__PURE__*/ createDocument<ProjectAssetFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectAssetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetDialogFields"}}]}}, [AssetCardFieldsFragmentDoc, AssetDialogFieldsFragmentDoc])