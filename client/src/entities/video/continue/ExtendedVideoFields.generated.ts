/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { PosterFieldsFragmentDoc } from '../Poster.generated'
export type ExtendedVideoFieldsFragment = { id: string, title: string, ratio: string, duration: number | null, posterUrl: string | null, smallPosterUrl: string | null };

export const ExtendedVideoFieldsFragmentDoc = /*#__PURE__*/ createDocument<ExtendedVideoFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExtendedVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PosterFields"}}]}}, [PosterFieldsFragmentDoc])