/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createDocument } from '../shared/lib/network/graphqlDocument'
export type PageFieldsFragment = { hasNextPage: boolean, endCursor: string | null };

export type CountFieldsFragment = { value: number, isExact: boolean };

export const PageFieldsFragmentDoc = /*#__PURE__*/ createDocument<PageFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}})
export const CountFieldsFragmentDoc = /*#__PURE__*/ createDocument<CountFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Count"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}}]}})