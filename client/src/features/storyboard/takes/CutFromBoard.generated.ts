/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useFragment, useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { CutFieldsFragmentDoc } from '../../../entities/video/cut/CutFields.generated'
export type StoryboardCutQueryVariables = Exact<{
  projectId: string;
}>;


export type StoryboardCutQuery = { storyboardCut: { projectId: string, shots: Array<{ leftOut: string | null, isAccepted: boolean, isLonger: boolean, shot: { id: string }, take: { id: string, duration: number | null } | null }>, others: Array<
      | { id: string }
      | { id: string }
      | { id: string }
    >, givingWay: Array<{ id: string }> }, project: { id: string, cut: { projectId: string, gaps: Array<{ transition: string, seconds: number }>, items: Array<{ id: string }> } } };

export type CutOrderFieldsFragment = { projectId: string, gaps: Array<{ transition: string, seconds: number }>, items: Array<{ id: string }> };

export type CutFromStoryboardMutationVariables = Exact<{
  projectId: string;
}>;


export type CutFromStoryboardMutation = { cutFromStoryboard: { id: string, cut: { projectId: string, size: string | null, ratio: string | null, fit: string, frameRate: number | null, title: string | null, clipGain: number, loudness: number | null, burnedCaptions: string | null, revision: number, editedBy: { id: string, username: string } | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video:
          | { __typename: 'CardVideo', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } }
          | { __typename: 'Clip', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
          | { __typename: 'Film', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
         }>, cues: Array<{ id: string, itemId: string | null, at: number, inSeconds: number, outSeconds: number | null, gain: number, fadeIn: number, fadeOut: number, isMuted: boolean, isDucked: boolean, isDuckedByClips: boolean, isLooped: boolean, revision: number, editedBy: { id: string, username: string } | null, sound: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } }> } } };

export const CutOrderFieldsFragmentDoc = /*#__PURE__*/ createDocument<CutOrderFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CutOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}})
export const StoryboardCutDocument = /*#__PURE__*/ createDocument<StoryboardCutQuery, StoryboardCutQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoryboardCut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardCut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"take"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"isLonger"}}]}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givingWay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutOrderFields"}}]}}]}}]}}, [CutOrderFieldsFragmentDoc])
export const CutFromStoryboardDocument = /*#__PURE__*/ createDocument<CutFromStoryboardMutation, CutFromStoryboardMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CutFromStoryboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cutFromStoryboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}]}}, [CutFieldsFragmentDoc])
export function useStoryboardCutQuery(options: useQuery.Options<StoryboardCutQuery, StoryboardCutQueryVariables> & { returnPartialData?: false }) {
  return useQuery(StoryboardCutDocument, options)
}
export function useCutFromStoryboardMutation(options?: useMutation.Options<CutFromStoryboardMutation, CutFromStoryboardMutationVariables>) {
  return useMutation(CutFromStoryboardDocument, options)
}
export function useStoryboardCutLazyQuery(options?: useLazyQuery.Options<StoryboardCutQuery, StoryboardCutQueryVariables>) {
  return useLazyQuery(StoryboardCutDocument, options)
}
export function useCutOrderFieldsFragment(from: useFragment.FromOptionValue<CutOrderFieldsFragment> | null) {
  return useFragment<CutOrderFieldsFragment>({ fragment: CutOrderFieldsFragmentDoc, fragmentName: 'CutOrderFields', from })
}