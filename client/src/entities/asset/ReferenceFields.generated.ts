/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PictureFieldsFragmentDoc } from './Picture.generated'
export type ReferenceImageFieldsFragment = { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string };

export type ReferenceFieldsFragment = { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null };

export const ReferenceImageFieldsFragmentDoc = /*#__PURE__*/ createDocument<ReferenceImageFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceImageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}, [PictureFieldsFragmentDoc])
export const ReferenceFieldsFragmentDoc = /*#__PURE__*/ createDocument<ReferenceFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceImageFields"}}]}}]}}, [ReferenceImageFieldsFragmentDoc])
export function useReferenceImageFieldsFragment(from: useFragment.FromOptionValue<ReferenceImageFieldsFragment> | null) {
  return useFragment<ReferenceImageFieldsFragment>({ fragment: ReferenceImageFieldsFragmentDoc, fragmentName: 'ReferenceImageFields', from })
}
export function useReferenceFieldsFragment(from: useFragment.FromOptionValue<ReferenceFieldsFragment> | null) {
  return useFragment<ReferenceFieldsFragment>({ fragment: ReferenceFieldsFragmentDoc, fragmentName: 'ReferenceFields', from })
}