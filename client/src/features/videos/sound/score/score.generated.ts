/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../../shared/lib/network/graphqlDocument'
export type ScorePlanQueryVariables = Exact<{
  projectId: string;
}>;


export type ScorePlanQuery = { scorePlan: Array<{ title: string, words: string, seconds: number, from: number }> };

export const ScorePlanDocument = /*#__PURE__*/ createDocument<ScorePlanQuery, ScorePlanQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScorePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}})
export function useScorePlanQuery(options: useQuery.Options<ScorePlanQuery, ScorePlanQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ScorePlanDocument, options)
}
export function useScorePlanLazyQuery(options?: useLazyQuery.Options<ScorePlanQuery, ScorePlanQueryVariables>) {
  return useLazyQuery(ScorePlanDocument, options)
}