/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { AssetActionsFieldsFragmentDoc } from './AssetActionsFields.generated'
import { AssetDialogFieldsFragmentDoc } from '../../../widgets/asset-dialog/AssetDialog.generated'
export type LibraryAssetFieldsFragment = { isGenerated: boolean, price: string, flagged: boolean, bytes: number, createdAt: string, name: string, description: string, tags: Array<string>, id: string, approvalStatus: Types.ApprovalStatus, isListed: boolean, downloadUrl: string, viewerCanEdit: boolean, viewerIsOwner: boolean, viewerCanDelete: boolean, viewerCanReview: boolean, viewerCanFlag: boolean, url: string, isAnimated: boolean, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, capturedFrom: { atSeconds: number, video:
      | { __typename: 'CardVideo', id: string, projectId: string, title: string }
      | { __typename: 'Clip', id: string, projectId: string, title: string }
      | { __typename: 'Film', id: string, projectId: string, title: string }
     | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, owner: { id: string, username: string } };

export const LibraryAssetFieldsFragmentDoc = /*#__PURE__*/ createDocument<LibraryAssetFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryAssetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetDialogFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetActionsFields"}},{"kind":"Field","name":{"kind":"Name","value":"isGenerated"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}, [AssetDialogFieldsFragmentDoc, AssetActionsFieldsFragmentDoc])