/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { VideoTitleFieldsFragmentDoc } from './VideoTitle.generated'
export type VideoMenuFields_CardVideo_Fragment = { __typename: 'CardVideo', id: string, projectId: string, status: Types.VideoStatus, createdAt: string, title: string };

export type VideoMenuFields_Clip_Fragment = { __typename: 'Clip', isUpscaled: boolean, declineReason: string | null, id: string, projectId: string, status: Types.VideoStatus, createdAt: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string };

export type VideoMenuFields_Film_Fragment = { __typename: 'Film', id: string, projectId: string, status: Types.VideoStatus, createdAt: string, title: string };

export type VideoMenuFieldsFragment =
  | VideoMenuFields_CardVideo_Fragment
  | VideoMenuFields_Clip_Fragment
  | VideoMenuFields_Film_Fragment
;

export const VideoMenuFieldsFragmentDoc = /*#__PURE__*/ createDocument<VideoMenuFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoMenuFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isUpscaled"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}, [VideoTitleFieldsFragmentDoc])