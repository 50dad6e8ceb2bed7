/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSubscription } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type ModelChoiceFieldsFragment = { models: Array<string>, defaultForText: string, defaultForReferences: string | null, defaultForFrames: string | null, alwaysSuccessor: boolean, retired: Array<{ modelId: string, date: string }> };

export type ModelChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type ModelChoiceQuery = { modelChoice: { models: Array<string>, defaultForText: string, defaultForReferences: string | null, defaultForFrames: string | null, alwaysSuccessor: boolean, retired: Array<{ modelId: string, date: string }> } };

export type ModelChoiceChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ModelChoiceChangedSubscription = { modelChoiceChanged: { models: Array<string>, defaultForText: string, defaultForReferences: string | null, defaultForFrames: string | null, alwaysSuccessor: boolean, retired: Array<{ modelId: string, date: string }> } };

export const ModelChoiceFieldsFragmentDoc = /*#__PURE__*/ createDocument<ModelChoiceFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModelChoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModelChoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"models"}},{"kind":"Field","name":{"kind":"Name","value":"defaultForText"}},{"kind":"Field","name":{"kind":"Name","value":"defaultForReferences"}},{"kind":"Field","name":{"kind":"Name","value":"defaultForFrames"}},{"kind":"Field","name":{"kind":"Name","value":"alwaysSuccessor"}},{"kind":"Field","name":{"kind":"Name","value":"retired"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}})
export const ModelChoiceDocument = /*#__PURE__*/ createDocument<ModelChoiceQuery, ModelChoiceQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModelChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModelChoiceFields"}}]}}]}}, [ModelChoiceFieldsFragmentDoc])
export const ModelChoiceChangedDocument = /*#__PURE__*/ createDocument<ModelChoiceChangedSubscription, ModelChoiceChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ModelChoiceChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelChoiceChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModelChoiceFields"}}]}}]}}, [ModelChoiceFieldsFragmentDoc])
export function useModelChoiceQuery(options?: useQuery.Options<ModelChoiceQuery, ModelChoiceQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ModelChoiceDocument, options)
}
export function useModelChoiceChangedSubscription(options?: useSubscription.Options<ModelChoiceChangedSubscription, ModelChoiceChangedSubscriptionVariables>) {
  return useSubscription(ModelChoiceChangedDocument, options)
}