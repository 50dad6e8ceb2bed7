/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated';

import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type CutCaptionFieldsFragment = { id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null };

export type CaptionTrackFieldsFragment = { id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> };

export type CaptionedCutFragment = { projectId: string, captionTracks: Array<{ id: string, language: string, isMachineMade: boolean, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> }> };

export type LowerThirdFieldsFragment = { id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number, editedBy: { id: string, username: string } | null };

export type LowerThirdsOfCutFragment = { projectId: string, lowerThirds: Array<{ id: string, itemId: string, from: number, to: number, title: string, subtitle: string, style: Types.LowerThirdStyle, position: Types.LowerThirdPosition, fadeFrames: number, revision: number, editedBy: { id: string, username: string } | null }> };

export type TrackCaptionsFragment = { id: string, captions: Array<{ id: string, itemId: string | null, from: number, to: number, text: string, speaker: string | null, revision: number, editedBy: { id: string, username: string } | null }> };

export const CutCaptionFieldsFragmentDoc = /*#__PURE__*/ createDocument<CutCaptionFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CutCaptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CutCaption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"editedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}})
export const CaptionTrackFieldsFragmentDoc = /*#__PURE__*/ createDocument<CaptionTrackFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaptionTrackFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptionTrack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isMachineMade"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutCaptionFields"}}]}}]}}, [CutCaptionFieldsFragmentDoc])
export const CaptionedCutFragmentDoc = /*#__PURE__*/ createDocument<CaptionedCutFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaptionedCut"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"captionTracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionTrackFields"}}]}}]}}, [CaptionTrackFieldsFragmentDoc])
export const LowerThirdFieldsFragmentDoc = /*#__PURE__*/ createDocument<LowerThirdFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LowerThirdFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LowerThird"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"fadeFrames"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"editedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}})
export const LowerThirdsOfCutFragmentDoc = /*#__PURE__*/ createDocument<LowerThirdsOfCutFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LowerThirdsOfCut"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"lowerThirds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LowerThirdFields"}}]}}]}}, [LowerThirdFieldsFragmentDoc])
export const TrackCaptionsFragmentDoc = /*#__PURE__*/ createDocument<TrackCaptionsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackCaptions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptionTrack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutCaptionFields"}}]}}]}}, [CutCaptionFieldsFragmentDoc])
export function useCutCaptionFieldsFragment(from: useFragment.FromOptionValue<CutCaptionFieldsFragment> | null) {
  return useFragment<CutCaptionFieldsFragment>({ fragment: CutCaptionFieldsFragmentDoc, fragmentName: 'CutCaptionFields', from })
}
export function useCaptionTrackFieldsFragment(from: useFragment.FromOptionValue<CaptionTrackFieldsFragment> | null) {
  return useFragment<CaptionTrackFieldsFragment>({ fragment: CaptionTrackFieldsFragmentDoc, fragmentName: 'CaptionTrackFields', from })
}
export function useCaptionedCutFragment(from: useFragment.FromOptionValue<CaptionedCutFragment> | null) {
  return useFragment<CaptionedCutFragment>({ fragment: CaptionedCutFragmentDoc, fragmentName: 'CaptionedCut', from })
}
export function useLowerThirdFieldsFragment(from: useFragment.FromOptionValue<LowerThirdFieldsFragment> | null) {
  return useFragment<LowerThirdFieldsFragment>({ fragment: LowerThirdFieldsFragmentDoc, fragmentName: 'LowerThirdFields', from })
}
export function useLowerThirdsOfCutFragment(from: useFragment.FromOptionValue<LowerThirdsOfCutFragment> | null) {
  return useFragment<LowerThirdsOfCutFragment>({ fragment: LowerThirdsOfCutFragmentDoc, fragmentName: 'LowerThirdsOfCut', from })
}
export function useTrackCaptionsFragment(from: useFragment.FromOptionValue<TrackCaptionsFragment> | null) {
  return useFragment<TrackCaptionsFragment>({ fragment: TrackCaptionsFragmentDoc, fragmentName: 'TrackCaptions', from })
}