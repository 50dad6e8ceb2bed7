/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { MemberFieldsFragmentDoc } from './MemberFields.generated'
export type MemberChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MemberChangedSubscription = { memberChanged: { removedId: string | null, member: { isInvited: boolean, invitedUntil: string | null, id: string, username: string, email: string | null, isAdmin: boolean, createdAt: string } | null } };

export const MemberChangedDocument = /*#__PURE__*/ createDocument<MemberChangedSubscription, MemberChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MemberChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedId"}}]}}]}}, [MemberFieldsFragmentDoc])
export function useMemberChangedSubscription(options?: useSubscription.Options<MemberChangedSubscription, MemberChangedSubscriptionVariables>) {
  return useSubscription(MemberChangedDocument, options)
}