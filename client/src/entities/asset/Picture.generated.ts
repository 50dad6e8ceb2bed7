/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type PictureFieldsFragment = { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string };

export type WholePictureFieldsFragment = { url: string, isAnimated: boolean, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string };

export const PictureFieldsFragmentDoc = /*#__PURE__*/ createDocument<PictureFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smallUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"thumbHash"}}]}})
export const WholePictureFieldsFragmentDoc = /*#__PURE__*/ createDocument<WholePictureFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholePictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}}]}}, [PictureFieldsFragmentDoc])
export function usePictureFieldsFragment(from: useFragment.FromOptionValue<PictureFieldsFragment> | null) {
  return useFragment<PictureFieldsFragment>({ fragment: PictureFieldsFragmentDoc, fragmentName: 'PictureFields', from })
}
export function useWholePictureFieldsFragment(from: useFragment.FromOptionValue<WholePictureFieldsFragment> | null) {
  return useFragment<WholePictureFieldsFragment>({ fragment: WholePictureFieldsFragmentDoc, fragmentName: 'WholePictureFields', from })
}