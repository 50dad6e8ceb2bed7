/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PosterFieldsFragmentDoc } from '../../entities/video/Poster.generated'
import { VideoTitleFieldsFragmentDoc } from '../../entities/video/VideoTitle.generated'
export type FilmViewerFields_CardVideo_Fragment = { __typename: 'CardVideo', id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind } | null };

export type FilmViewerFields_Clip_Fragment = { __typename: 'Clip', note: string | null, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind } | null };

export type FilmViewerFields_Film_Fragment = { __typename: 'Film', id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, kind: Types.JobKind } | null };

export type FilmViewerFieldsFragment =
  | FilmViewerFields_CardVideo_Fragment
  | FilmViewerFields_Clip_Fragment
  | FilmViewerFields_Film_Fragment
;

export const FilmViewerFieldsFragmentDoc = /*#__PURE__*/ createDocument<FilmViewerFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilmViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PosterFields"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"frameRate"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}, [VideoTitleFieldsFragmentDoc, PosterFieldsFragmentDoc])