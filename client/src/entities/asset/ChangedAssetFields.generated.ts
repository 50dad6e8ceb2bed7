/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { AssetCardFieldsFragmentDoc } from './AssetCard.generated'
import { AssetPickerFieldsFragmentDoc } from '../../widgets/asset-picker/AssetPicker.generated'
import { AssetPlacementFieldsFragmentDoc } from '../../features/library/asset/AssetPlacementFields.generated'
import { DecisionDialogFieldsFragmentDoc } from '../../features/moderation/DecisionDialogFields.generated'
import { LibraryAssetFieldsFragmentDoc } from '../../features/library/asset/LibraryAssetFields.generated'
import { MarketAssetFieldsFragmentDoc } from '../../features/market/MarketAssetFields.generated'
import { PictureActionsFieldsFragmentDoc } from '../../features/chat/images/PictureActions.generated'
import { ProjectAssetFieldsFragmentDoc } from '../../features/workspace/ProjectAssetFields.generated'
export type ChangedAssetFieldsFragment = { id: string, name: string, tags: Array<string>, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, isListed: boolean, flagged: boolean, deletedAt: string | null, updatedAt: string, price: string, viewerIsOwner: boolean, bytes: number, createdAt: string, viewerHasCopy: boolean, downloadUrl: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, description: string, viewerCanEdit: boolean, viewerCanDelete: boolean, viewerCanReview: boolean, viewerCanFlag: boolean, flagReason: string | null, flaggedAt: string | null, url: string, isAnimated: boolean, owner: { id: string, username: string }, capturedFrom: { atSeconds: number, video:
      | { __typename: 'CardVideo', id: string, projectId: string, title: string }
      | { __typename: 'Clip', id: string, projectId: string, title: string }
      | { __typename: 'Film', id: string, projectId: string, title: string }
     | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, flaggedBy: { id: string, username: string } | null };

export const ChangedAssetFieldsFragmentDoc = /*#__PURE__*/ createDocument<ChangedAssetFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedAssetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetPlacementFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetPickerFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryAssetFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketAssetFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionDialogFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectAssetFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureActionsFields"}}]}}, [AssetPlacementFieldsFragmentDoc, AssetCardFieldsFragmentDoc, AssetPickerFieldsFragmentDoc, LibraryAssetFieldsFragmentDoc, MarketAssetFieldsFragmentDoc, DecisionDialogFieldsFragmentDoc, ProjectAssetFieldsFragmentDoc, PictureActionsFieldsFragmentDoc])