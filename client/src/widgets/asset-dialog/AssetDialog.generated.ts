/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PersonFieldsFragmentDoc } from '../../entities/person/person.generated'
import { WholePictureFieldsFragmentDoc } from '../../entities/asset/Picture.generated'
export type AssetDialogFieldsFragment = { name: string, description: string, tags: Array<string>, url: string, isAnimated: boolean, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, capturedFrom: { atSeconds: number, video:
      | { __typename: 'CardVideo', id: string, projectId: string, title: string }
      | { __typename: 'Clip', id: string, projectId: string, title: string }
      | { __typename: 'Film', id: string, projectId: string, title: string }
     | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, owner: { id: string, username: string } };

export type CapturedFromFieldsFragment = { atSeconds: number, video:
    | { __typename: 'CardVideo', id: string, projectId: string, title: string }
    | { __typename: 'Clip', id: string, projectId: string, title: string }
    | { __typename: 'Film', id: string, projectId: string, title: string }
   | null };

export const CapturedFromFieldsFragmentDoc = /*#__PURE__*/ createDocument<CapturedFromFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CapturedFromFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CapturedFrom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}})
export const AssetDialogFieldsFragmentDoc = /*#__PURE__*/ createDocument<AssetDialogFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssetDialogFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholePictureFields"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"capturedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CapturedFromFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"generation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompt"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"model"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}, [WholePictureFieldsFragmentDoc, CapturedFromFieldsFragmentDoc, PersonFieldsFragmentDoc])