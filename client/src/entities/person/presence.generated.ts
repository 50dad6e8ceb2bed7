/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useMutation, useSubscription } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PersonFieldsFragmentDoc } from './person.generated'
export type PresenceFieldsFragment = { id: string, presence: Array<{ editedId: string | null, user: { id: string, username: string } }> };

export type UpdatePresenceMutationVariables = Exact<{
  input: Types.UpdatePresenceInput;
}>;


export type UpdatePresenceMutation = { updatePresence: { id: string, presence: Array<{ editedId: string | null, user: { id: string, username: string } }> } };

export type PresenceChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type PresenceChangedSubscription = { presenceChanged: { id: string, presence: Array<{ editedId: string | null, user: { id: string, username: string } }> } };

export const PresenceFieldsFragmentDoc = /*#__PURE__*/ createDocument<PresenceFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresenceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"presence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}, [PersonFieldsFragmentDoc])
export const UpdatePresenceDocument = /*#__PURE__*/ createDocument<UpdatePresenceMutation, UpdatePresenceMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePresence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePresenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresenceFields"}}]}}]}}, [PresenceFieldsFragmentDoc])
export const PresenceChangedDocument = /*#__PURE__*/ createDocument<PresenceChangedSubscription, PresenceChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PresenceChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presenceChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresenceFields"}}]}}]}}, [PresenceFieldsFragmentDoc])
export function useUpdatePresenceMutation(options?: useMutation.Options<UpdatePresenceMutation, UpdatePresenceMutationVariables>) {
  return useMutation(UpdatePresenceDocument, options)
}
export function usePresenceChangedSubscription(options: useSubscription.Options<PresenceChangedSubscription, PresenceChangedSubscriptionVariables>) {
  return useSubscription(PresenceChangedDocument, options)
}