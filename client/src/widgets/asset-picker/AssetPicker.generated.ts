/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PersonFieldsFragmentDoc } from '../../entities/person/person.generated'
import { ReferenceImageFieldsFragmentDoc } from '../../entities/asset/ReferenceFields.generated'
export type AssetPickerFieldsFragment = { approvalStatus: Types.ApprovalStatus, name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, owner: { id: string, username: string } };

export const AssetPickerFieldsFragmentDoc = /*#__PURE__*/ createDocument<AssetPickerFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssetPickerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceImageFields"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}, [ReferenceImageFieldsFragmentDoc, PersonFieldsFragmentDoc])