/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type VideoTitleFields_CardVideo_Fragment = { __typename: 'CardVideo', title: string };

export type VideoTitleFields_Clip_Fragment = { __typename: 'Clip', isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string };

export type VideoTitleFields_Film_Fragment = { __typename: 'Film', title: string };

export type VideoTitleFieldsFragment =
  | VideoTitleFields_CardVideo_Fragment
  | VideoTitleFields_Clip_Fragment
  | VideoTitleFields_Film_Fragment
;

export const VideoTitleFieldsFragmentDoc = /*#__PURE__*/ createDocument<VideoTitleFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoTitleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRenamed"}},{"kind":"Field","name":{"kind":"Name","value":"shotNumber"}},{"kind":"Field","name":{"kind":"Name","value":"takeNumber"}}]}}]}})