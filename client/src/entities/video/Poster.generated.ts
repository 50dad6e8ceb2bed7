/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type PosterFields_CardVideo_Fragment = { posterUrl: string | null, smallPosterUrl: string | null };

export type PosterFields_Clip_Fragment = { posterUrl: string | null, smallPosterUrl: string | null };

export type PosterFields_Film_Fragment = { posterUrl: string | null, smallPosterUrl: string | null };

export type PosterFieldsFragment =
  | PosterFields_CardVideo_Fragment
  | PosterFields_Clip_Fragment
  | PosterFields_Film_Fragment
;

export const PosterFieldsFragmentDoc = /*#__PURE__*/ createDocument<PosterFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"PosterFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"smallPosterUrl"}}]}})