/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../../shared/lib/network/graphqlDocument'
export type ScorePlanQueryVariables = Exact<{
  projectId: string;
}>;


export type ScorePlanQuery = { scorePlan: Array<{ title: string, words: string, seconds: number, startSeconds: number }> };

export type FittedSceneFieldsFragment = { title: string, fit: Types.ScoreFit, seconds: number | null, composedSeconds: number | null };

export type ScoreFitsQueryVariables = Exact<{
  id: string;
}>;


export type ScoreFitsQuery = { project: { id: string, cut: { projectId: string, cues: Array<{ id: string, scoreFit: Array<{ title: string, fit: Types.ScoreFit, seconds: number | null, composedSeconds: number | null }> | null }> } } };

export const FittedSceneFieldsFragmentDoc = /*#__PURE__*/ createDocument<FittedSceneFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"FittedSceneFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FittedScene"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"composedSeconds"}}]}})
export const ScorePlanDocument = /*#__PURE__*/ createDocument<ScorePlanQuery, ScorePlanQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScorePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"startSeconds"}}]}}]}})
export const ScoreFitsDocument = /*#__PURE__*/ createDocument<ScoreFitsQuery, ScoreFitsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScoreFits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"cues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scoreFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FittedSceneFields"}}]}}]}}]}}]}}]}}, [FittedSceneFieldsFragmentDoc])
export function useScorePlanQuery(options: useQuery.Options<ScorePlanQuery, ScorePlanQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ScorePlanDocument, options)
}
export function useScoreFitsQuery(options: useQuery.Options<ScoreFitsQuery, ScoreFitsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ScoreFitsDocument, options)
}