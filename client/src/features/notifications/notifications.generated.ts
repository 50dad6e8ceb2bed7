/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { NotificationFieldsFragmentDoc } from './NotificationFields.generated'
export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { notifications: { unreadCount: number } };

export type MarkNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkNotificationsReadMutation = { markNotificationsRead: number };

export type NotificationAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationAddedSubscription = { notificationAdded: { id: string, message: string, isRead: boolean, link: string | null, createdAt: string } };

export const UnreadCountDocument = /*#__PURE__*/ createDocument<UnreadCountQuery, UnreadCountQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}})
export const MarkNotificationsReadDocument = /*#__PURE__*/ createDocument<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"}}]}})
export const NotificationAddedDocument = /*#__PURE__*/ createDocument<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationFields"}}]}}]}}, [NotificationFieldsFragmentDoc])
export function useUnreadCountQuery(options?: useQuery.Options<UnreadCountQuery, UnreadCountQueryVariables> & { returnPartialData?: false }) {
  return useQuery(UnreadCountDocument, options)
}
export function useMarkNotificationsReadMutation(options?: useMutation.Options<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>) {
  return useMutation(MarkNotificationsReadDocument, options)
}
export function useNotificationAddedSubscription(options?: useSubscription.Options<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>) {
  return useSubscription(NotificationAddedDocument, options)
}