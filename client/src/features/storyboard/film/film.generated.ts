/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { JobFieldsFragmentDoc } from '../../../entities/job/JobFields.generated'
export type AnimaticQueryVariables = Exact<{
  projectId: string;
}>;


export type AnimaticQuery = { animatic: { projectId: string, segments: Array<{ shotId: string, kind: Types.SegmentKind, url: string | null, posterUrl: string | null, seconds: number, isCurrent: boolean, transition: string, transitionSeconds: number, window: { key: string, seconds: number, url: string | null } | null }>, sounds: Array<{ startSeconds: number, endSeconds: number, offsetSeconds: number, sound: { id: string, url: string, duration: number }, envelope: Array<{ atSeconds: number, factor: number }> }> } };

export type DrawingJobQueryVariables = Exact<{
  projectId: string;
}>;


export type DrawingJobQuery = { storyboard: { projectId: string, drawingJob: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null } };

export type RestOfStoryboardQueryVariables = Exact<{
  projectId: string;
}>;


export type RestOfStoryboardQuery = { storyboardEstimate: { projectId: string, missing: number, unknown: number, usd: string } };

export type GenerateMissingDrawingsMutationVariables = Exact<{
  projectId: string;
}>;


export type GenerateMissingDrawingsMutation = { generateMissingDrawings: { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean } | null };

export type MergeAnimaticMutationVariables = Exact<{
  projectId: string;
}>;


export type MergeAnimaticMutation = { mergeAnimatic: { id: string, title: string } };

export const AnimaticDocument = /*#__PURE__*/ createDocument<AnimaticQuery, AnimaticQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Animatic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"animatic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shotId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"transitionSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"window"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sound"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"endSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"offsetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"envelope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}}]}}]}}]}}]}})
export const DrawingJobDocument = /*#__PURE__*/ createDocument<DrawingJobQuery, DrawingJobQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawingJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"drawingJob"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}}]}}]}}]}}, [JobFieldsFragmentDoc])
export const RestOfStoryboardDocument = /*#__PURE__*/ createDocument<RestOfStoryboardQuery, RestOfStoryboardQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOfStoryboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}}]}}]}})
export const GenerateMissingDrawingsDocument = /*#__PURE__*/ createDocument<GenerateMissingDrawingsMutation, GenerateMissingDrawingsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateMissingDrawings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateMissingDrawings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields"}}]}}]}}, [JobFieldsFragmentDoc])
export const MergeAnimaticDocument = /*#__PURE__*/ createDocument<MergeAnimaticMutation, MergeAnimaticMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeAnimatic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeAnimatic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}})
export function useAnimaticQuery(options: useQuery.Options<AnimaticQuery, AnimaticQueryVariables> & { returnPartialData?: false }) {
  return useQuery(AnimaticDocument, options)
}
export function useDrawingJobQuery(options: useQuery.Options<DrawingJobQuery, DrawingJobQueryVariables> & { returnPartialData?: false }) {
  return useQuery(DrawingJobDocument, options)
}
export function useRestOfStoryboardQuery(options: useQuery.Options<RestOfStoryboardQuery, RestOfStoryboardQueryVariables> & { returnPartialData?: false }) {
  return useQuery(RestOfStoryboardDocument, options)
}
export function useGenerateMissingDrawingsMutation(options?: useMutation.Options<GenerateMissingDrawingsMutation, GenerateMissingDrawingsMutationVariables>) {
  return useMutation(GenerateMissingDrawingsDocument, options)
}
export function useMergeAnimaticMutation(options?: useMutation.Options<MergeAnimaticMutation, MergeAnimaticMutationVariables>) {
  return useMutation(MergeAnimaticDocument, options)
}