/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { FilmViewerFieldsFragmentDoc } from '../../widgets/film-viewer/FilmViewer.generated'
import { JobFieldsFragmentDoc } from '../../entities/job/JobFields.generated'
import { VideoMenuFieldsFragmentDoc } from '../../entities/video/VideoMenuFields.generated'
export type MergedFilmFieldsFragment = { __typename: 'Film', status: Types.VideoStatus, frames: number | null, failure: string | null, createdAt: string, finishedAt: string | null, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null };

export const MergedFilmFieldsFragmentDoc = /*#__PURE__*/ createDocument<MergedFilmFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergedFilmFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Film"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilmViewerFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoMenuFields"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"frames"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}, [FilmViewerFieldsFragmentDoc, VideoMenuFieldsFragmentDoc, JobFieldsFragmentDoc])
export function useMergedFilmFieldsFragment(from: useFragment.FromOptionValue<MergedFilmFieldsFragment> | null) {
  return useFragment<MergedFilmFieldsFragment>({ fragment: MergedFilmFieldsFragmentDoc, fragmentName: 'MergedFilmFields', from })
}