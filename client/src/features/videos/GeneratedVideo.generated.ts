/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { FilmViewerFieldsFragmentDoc } from '../../entities/video/player/FilmViewer.generated'
import { JobFieldsFragmentDoc } from '../../entities/job/JobFields.generated'
import { ReviewButtonsFieldsFragmentDoc } from '../../entities/video/review/ReviewButtons.generated'
import { VideoMenuFieldsFragmentDoc } from '../../entities/video/menu/VideoMenuFields.generated'
export type GeneratedVideoFieldsFragment = { engine: Types.EngineName, model: string, ratio: string, failure: string | null, shotId: string, takeCount: number, id: string, projectId: string, url: string | null, downloadUrl: string | null, duration: number | null, width: number | null, height: number | null, frameRate: number | null, status: Types.VideoStatus, isMerged: boolean, declineReason: string | null, createdAt: string, title: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, posterUrl: string | null, smallPosterUrl: string | null, job: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null };

export const GeneratedVideoFieldsFragmentDoc = /*#__PURE__*/ createDocument<GeneratedVideoFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeneratedVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilmViewerFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewButtonsFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoMenuFields"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"shotId"}},{"kind":"Field","name":{"kind":"Name","value":"takeCount"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}}]}}]}}, [FilmViewerFieldsFragmentDoc, ReviewButtonsFieldsFragmentDoc, VideoMenuFieldsFragmentDoc, JobFieldsFragmentDoc])
export function useGeneratedVideoFieldsFragment(from: useFragment.FromOptionValue<GeneratedVideoFieldsFragment> | null) {
  return useFragment<GeneratedVideoFieldsFragment>({ fragment: GeneratedVideoFieldsFragmentDoc, fragmentName: 'GeneratedVideoFields', from })
}