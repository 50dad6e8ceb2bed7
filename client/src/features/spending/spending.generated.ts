/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { BudgetFieldsFragmentDoc } from '../../entities/project/BudgetFields.generated'
export type SpendingFieldsFragment = { key: string, label: string, spentUsd: string, reservedUsd: string, orders: number, unknown: number, acceptedSeconds: number, usdPerAcceptedSecond: string | null };

export type SpendingQueryVariables = Exact<{
  firstDay?: string | null | undefined;
}>;


export type SpendingQuery = { days: Array<{ key: string, label: string, spentUsd: string, reservedUsd: string, orders: number, unknown: number, acceptedSeconds: number, usdPerAcceptedSecond: string | null }>, projects: Array<{ key: string, label: string, spentUsd: string, reservedUsd: string, orders: number, unknown: number, acceptedSeconds: number, usdPerAcceptedSecond: string | null }>, people: Array<{ key: string, label: string, spentUsd: string, reservedUsd: string, orders: number, unknown: number, acceptedSeconds: number, usdPerAcceptedSecond: string | null }>, models: Array<{ key: string, label: string, spentUsd: string, reservedUsd: string, orders: number, unknown: number, acceptedSeconds: number, usdPerAcceptedSecond: string | null }>, months: Array<{ key: string, label: string, spentUsd: string, reservedUsd: string, orders: number, unknown: number, acceptedSeconds: number, usdPerAcceptedSecond: string | null }> };

export type BudgetsQueryVariables = Exact<{ [key: string]: never; }>;


export type BudgetsQuery = { budgets: Array<{ id: string, scope: Types.BudgetScope, subjectId: string | null, subjectName: string | null, period: Types.BudgetPeriod, limitUsd: string, usedUsd: string, leftUsd: string, isHard: boolean, allowsUnknown: boolean }> };

export type BudgetSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type BudgetSubjectsQuery = { projects: { nodes: Array<{ id: string, name: string }> }, team: { nodes: Array<{ id: string, username: string }> } };

export type UpdateBudgetMutationVariables = Exact<{
  input: Types.UpdateBudgetInput;
}>;


export type UpdateBudgetMutation = { updateBudget: { id: string, scope: Types.BudgetScope, subjectId: string | null, subjectName: string | null, period: Types.BudgetPeriod, limitUsd: string, usedUsd: string, leftUsd: string, isHard: boolean, allowsUnknown: boolean } };

export type DeleteBudgetMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBudgetMutation = { deleteBudget: string };

export const SpendingFieldsFragmentDoc = /*#__PURE__*/ createDocument<SpendingFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpendingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpendingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"spentUsd"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"usdPerAcceptedSecond"}}]}})
export const SpendingDocument = /*#__PURE__*/ createDocument<SpendingQuery, SpendingQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Spending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"days"},"name":{"kind":"Name","value":"spending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"DAY"}},{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"projects"},"name":{"kind":"Name","value":"spending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"PROJECT"}},{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"people"},"name":{"kind":"Name","value":"spending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"PERSON"}},{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"models"},"name":{"kind":"Name","value":"spending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"MODEL"}},{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"months"},"name":{"kind":"Name","value":"spending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"MONTH"}},{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingFields"}}]}}]}}, [SpendingFieldsFragmentDoc])
export const BudgetsDocument = /*#__PURE__*/ createDocument<BudgetsQuery, BudgetsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BudgetFields"}}]}}]}}, [BudgetFieldsFragmentDoc])
export const BudgetSubjectsDocument = /*#__PURE__*/ createDocument<BudgetSubjectsQuery, BudgetSubjectsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BudgetSubjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}})
export const UpdateBudgetDocument = /*#__PURE__*/ createDocument<UpdateBudgetMutation, UpdateBudgetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBudget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBudgetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBudget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BudgetFields"}}]}}]}}, [BudgetFieldsFragmentDoc])
export const DeleteBudgetDocument = /*#__PURE__*/ createDocument<DeleteBudgetMutation, DeleteBudgetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBudget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBudget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}})
export function useSpendingQuery(options?: useQuery.Options<SpendingQuery, SpendingQueryVariables> & { returnPartialData?: false }) {
  return useQuery(SpendingDocument, options)
}
export function useBudgetsQuery(options?: useQuery.Options<BudgetsQuery, BudgetsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(BudgetsDocument, options)
}
export function useBudgetSubjectsQuery(options?: useQuery.Options<BudgetSubjectsQuery, BudgetSubjectsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(BudgetSubjectsDocument, options)
}
export function useUpdateBudgetMutation(options?: useMutation.Options<UpdateBudgetMutation, UpdateBudgetMutationVariables>) {
  return useMutation(UpdateBudgetDocument, options)
}
export function useDeleteBudgetMutation(options?: useMutation.Options<DeleteBudgetMutation, DeleteBudgetMutationVariables>) {
  return useMutation(DeleteBudgetDocument, options)
}