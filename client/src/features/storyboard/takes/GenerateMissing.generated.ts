/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { BudgetFieldsFragmentDoc } from '../../../entities/project/BudgetFields.generated'
export type TakeEstimateFieldsFragment = { isMissing: boolean, isOutdated: boolean, model: string | null, seconds: number | null, problem: string | null, isWithinBudget: boolean, shot: { id: string }, estimate: { usd: string | null, isFree: boolean } };

export type StoryboardEstimateQueryVariables = Exact<{
  projectId: string;
}>;


export type StoryboardEstimateQuery = { storyboardEstimate: { projectId: string, missing: number, usd: string, unknown: number, affordable: number, takes: Array<{ isMissing: boolean, isOutdated: boolean, model: string | null, seconds: number | null, problem: string | null, isWithinBudget: boolean, shot: { id: string }, estimate: { usd: string | null, isFree: boolean } }>, budgets: Array<{ id: string, scope: Types.BudgetScope, subjectId: string | null, subjectName: string | null, period: Types.BudgetPeriod, limitUsd: string, usedUsd: string, leftUsd: string, isHard: boolean, allowsUnknown: boolean }> } };

export const TakeEstimateFieldsFragmentDoc = /*#__PURE__*/ createDocument<TakeEstimateFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakeEstimateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShotTakeEstimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinBudget"}}]}})
export const StoryboardEstimateDocument = /*#__PURE__*/ createDocument<StoryboardEstimateQuery, StoryboardEstimateQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoryboardEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"takes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakeEstimateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"affordable"}},{"kind":"Field","name":{"kind":"Name","value":"budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BudgetFields"}}]}}]}}]}}, [TakeEstimateFieldsFragmentDoc, BudgetFieldsFragmentDoc])
export function useStoryboardEstimateQuery(options: useQuery.Options<StoryboardEstimateQuery, StoryboardEstimateQueryVariables> & { returnPartialData?: false }) {
  return useQuery(StoryboardEstimateDocument, options)
}