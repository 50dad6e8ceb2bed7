/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated';

import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type ReviewButtonsFields_CardVideo_Fragment = { id: string, status: Types.VideoStatus };

export type ReviewButtonsFields_Clip_Fragment = { id: string, status: Types.VideoStatus };

export type ReviewButtonsFields_Film_Fragment = { id: string, status: Types.VideoStatus };

export type ReviewButtonsFieldsFragment =
  | ReviewButtonsFields_CardVideo_Fragment
  | ReviewButtonsFields_Clip_Fragment
  | ReviewButtonsFields_Film_Fragment
;

export const ReviewButtonsFieldsFragmentDoc = /*#__PURE__*/ createDocument<ReviewButtonsFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewButtonsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}})