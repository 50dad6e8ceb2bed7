/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { AnswerVideoFieldsFragmentDoc } from '../../features/chat/Answer.generated'
import { CutClipFieldsFragmentDoc } from '../../features/editor/timeline/CutClip.generated'
import { GeneratedVideoFieldsFragmentDoc } from '../../features/clips/GeneratedVideo.generated'
import { MergedFilmFieldsFragmentDoc } from '../../features/merge/MergedFilmFields.generated'
export type ChangedVideoFields_CardVideo_Fragment = { __typename: 'CardVideo', status: Types.VideoStatus, createdAt: string, failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, projectId: string, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, smallPosterUrl: string | null, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } };

export type ChangedVideoFields_Clip_Fragment = { __typename: 'Clip', status: Types.VideoStatus, createdAt: string, prompt: string, magicPrompt: string | null, note: string | null, engine: Types.EngineName, model: string, ratio: string, seed: number | null, shotId: string, cost: number | null, failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, takeCount: number, id: string, projectId: string, frames: number | null, frameRate: number | null, width: number | null, height: number | null, declineReason: string | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, isUpscaled: boolean, smallPosterUrl: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null, fromNote: { id: string, text: string, author: { id: string, name: string } } | null };

export type ChangedVideoFields_Film_Fragment = { __typename: 'Film', status: Types.VideoStatus, createdAt: string, failure: string | null, duration: number | null, url: string | null, downloadUrl: string | null, posterUrl: string | null, id: string, projectId: string, frames: number | null, frameRate: number | null, width: number | null, height: number | null, finishedAt: string | null, title: string, smallPosterUrl: string | null, job: { usualSeconds: number | null, id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null };

export type ChangedVideoFieldsFragment =
  | ChangedVideoFields_CardVideo_Fragment
  | ChangedVideoFields_Clip_Fragment
  | ChangedVideoFields_Film_Fragment
;

export const ChangedVideoFieldsFragmentDoc = /*#__PURE__*/ createDocument<ChangedVideoFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerVideoFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeneratedVideoFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutClipFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergedFilmFields"}}]}}, [AnswerVideoFieldsFragmentDoc, GeneratedVideoFieldsFragmentDoc, CutClipFieldsFragmentDoc, MergedFilmFieldsFragmentDoc])
export function useChangedVideoFieldsFragment(from: useFragment.FromOptionValue<ChangedVideoFieldsFragment> | null) {
  return useFragment<ChangedVideoFieldsFragment>({ fragment: ChangedVideoFieldsFragmentDoc, fragmentName: 'ChangedVideoFields', from })
}