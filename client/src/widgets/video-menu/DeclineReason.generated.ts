/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type DeclineReasonFieldsFragment = { id: string, status: Types.VideoStatus, declineReason: string | null };

export const DeclineReasonFieldsFragmentDoc = /*#__PURE__*/ createDocument<DeclineReasonFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeclineReasonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}}]}})