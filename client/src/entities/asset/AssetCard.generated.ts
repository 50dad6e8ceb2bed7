/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PersonFieldsFragmentDoc } from '../person/person.generated'
import { PictureFieldsFragmentDoc } from './Picture.generated'
export type AssetCardFieldsFragment = { name: string, approvalStatus: Types.ApprovalStatus, isGenerated: boolean, price: string, viewerIsOwner: boolean, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, owner: { id: string, username: string } };

export const AssetCardFieldsFragmentDoc = /*#__PURE__*/ createDocument<AssetCardFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isGenerated"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsOwner"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}, [PictureFieldsFragmentDoc, PersonFieldsFragmentDoc])