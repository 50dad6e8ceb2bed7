/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type TransitionRenderedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type TransitionRenderedSubscription = { transitionRendered: { key: string, seconds: number, url: string | null } };

export const TransitionRenderedDocument = /*#__PURE__*/ createDocument<TransitionRenderedSubscription, TransitionRenderedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TransitionRendered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transitionRendered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}})
export function useTransitionRenderedSubscription(options: useSubscription.Options<TransitionRenderedSubscription, TransitionRenderedSubscriptionVariables>) {
  return useSubscription(TransitionRenderedDocument, options)
}