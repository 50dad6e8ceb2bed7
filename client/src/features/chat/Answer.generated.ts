/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { DeclineReasonFieldsFragmentDoc } from '../../widgets/video-menu/DeclineReason.generated'
import { JobFieldsFragmentDoc } from '../../entities/job/JobFields.generated'
import { PictureActionsFieldsFragmentDoc } from './images/PictureActions.generated'
import { ReviewButtonsFieldsFragmentDoc } from '../../entities/video/review/ReviewButtons.generated'
import { VideoTitleFieldsFragmentDoc } from '../../entities/video/VideoTitle.generated'
import { WholePictureFieldsFragmentDoc } from '../../entities/asset/Picture.generated'
export type SettingsFieldsFragment = { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null };

export type AnswerPictureFieldsFragment = { url: string, isAnimated: boolean, downloadUrl: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, name: string };

export type AnswerVideoFields_CardVideo_Fragment = { __typename: 'CardVideo', failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, title: string, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null };

export type AnswerVideoFields_Clip_Fragment = { __typename: 'Clip', prompt: string, magicPrompt: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, shotId: string, cost: number | null, failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, declineReason: string | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null };

export type AnswerVideoFields_Film_Fragment = { __typename: 'Film', failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, status: Types.VideoStatus, title: string, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null };

export type AnswerVideoFieldsFragment =
  | AnswerVideoFields_CardVideo_Fragment
  | AnswerVideoFields_Clip_Fragment
  | AnswerVideoFields_Film_Fragment
;

export const SettingsFieldsFragmentDoc = /*#__PURE__*/ createDocument<SettingsFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"magicPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}},{"kind":"Field","name":{"kind":"Name","value":"negativePrompt"}},{"kind":"Field","name":{"kind":"Name","value":"movement"}},{"kind":"Field","name":{"kind":"Name","value":"promptOptimizer"}}]}})
export const AnswerPictureFieldsFragmentDoc = /*#__PURE__*/ createDocument<AnswerPictureFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholePictureFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureActionsFields"}}]}}, [WholePictureFieldsFragmentDoc, PictureActionsFieldsFragmentDoc])
export const AnswerVideoFieldsFragmentDoc = /*#__PURE__*/ createDocument<AnswerVideoFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewButtonsFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeclineReasonFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompt"}},{"kind":"Field","name":{"kind":"Name","value":"magicPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"shotId"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}},{"kind":"Field","name":{"kind":"Name","value":"usualSeconds"}}]}}]}}, [ReviewButtonsFieldsFragmentDoc, DeclineReasonFieldsFragmentDoc, VideoTitleFieldsFragmentDoc, SettingsFieldsFragmentDoc, JobFieldsFragmentDoc])
export function useSettingsFieldsFragment(from: useFragment.FromOptionValue<SettingsFieldsFragment> | null) {
  return useFragment<SettingsFieldsFragment>({ fragment: SettingsFieldsFragmentDoc, fragmentName: 'SettingsFields', from })
}
export function useAnswerPictureFieldsFragment(from: useFragment.FromOptionValue<AnswerPictureFieldsFragment> | null) {
  return useFragment<AnswerPictureFieldsFragment>({ fragment: AnswerPictureFieldsFragmentDoc, fragmentName: 'AnswerPictureFields', from })
}
export function useAnswerVideoFieldsFragment(from: useFragment.FromOptionValue<AnswerVideoFieldsFragment> | null) {
  return useFragment<AnswerVideoFieldsFragment>({ fragment: AnswerVideoFieldsFragmentDoc, fragmentName: 'AnswerVideoFields', from })
}