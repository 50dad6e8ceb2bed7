/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useFragment } from '@apollo/client/react'
import { createDocument } from './document'
export type UserFieldsFragment = { id: string, username: string, email: string | null, isAdmin: boolean, createdAt: string };

export type PersonFieldsFragment = { id: string, username: string };

export type PageFieldsFragment = { hasNextPage: boolean, endCursor: string | null };

export type CountFieldsFragment = { value: number, isExact: boolean };

export const UserFieldsFragmentDoc = /*#__PURE__*/ createDocument<UserFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}})
export const PersonFieldsFragmentDoc = /*#__PURE__*/ createDocument<PersonFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}})
export const PageFieldsFragmentDoc = /*#__PURE__*/ createDocument<PageFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}})
export const CountFieldsFragmentDoc = /*#__PURE__*/ createDocument<CountFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Count"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}}]}})
export function useUserFieldsFragment(from: useFragment.FromOptionValue<UserFieldsFragment> | null) {
  return useFragment<UserFieldsFragment>({ fragment: UserFieldsFragmentDoc, fragmentName: 'UserFields', from })
}
export function usePersonFieldsFragment(from: useFragment.FromOptionValue<PersonFieldsFragment> | null) {
  return useFragment<PersonFieldsFragment>({ fragment: PersonFieldsFragmentDoc, fragmentName: 'PersonFields', from })
}
export function usePageFieldsFragment(from: useFragment.FromOptionValue<PageFieldsFragment> | null) {
  return useFragment<PageFieldsFragment>({ fragment: PageFieldsFragmentDoc, fragmentName: 'PageFields', from })
}
export function useCountFieldsFragment(from: useFragment.FromOptionValue<CountFieldsFragment> | null) {
  return useFragment<CountFieldsFragment>({ fragment: CountFieldsFragmentDoc, fragmentName: 'CountFields', from })
}