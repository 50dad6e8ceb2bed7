/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PageFieldsFragmentDoc } from '../../entities/connection.generated'
export type WebhookFieldsFragment = { id: string, url: string, events: Array<Types.WebhookEvent>, projectIds: Array<string>, pausedAt: string | null };

export type DeliveryFieldsFragment = { id: string, event: Types.WebhookEvent, createdAt: string, attempts: number, nextAt: string | null, deliveredAt: string | null, failure: string | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, events: Array<Types.WebhookEvent>, projectIds: Array<string>, pausedAt: string | null }> };

export type WebhookProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookProjectsQuery = { projects: { nodes: Array<{ id: string, name: string }> } };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { nodes: Array<{ id: string, event: Types.WebhookEvent, createdAt: string, attempts: number, nextAt: string | null, deliveredAt: string | null, failure: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateWebhookMutationVariables = Exact<{
  input: Types.CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, url: string, events: Array<Types.WebhookEvent>, projectIds: Array<string>, pausedAt: string | null } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: Types.UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string, url: string, events: Array<Types.WebhookEvent>, projectIds: Array<string>, pausedAt: string | null } };

export type RenewWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { secret: string, webhook: { id: string, url: string, events: Array<Types.WebhookEvent>, projectIds: Array<string>, pausedAt: string | null } } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: string };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { id: string, event: Types.WebhookEvent, createdAt: string, attempts: number, nextAt: string | null, deliveredAt: string | null, failure: string | null } };

export const WebhookFieldsFragmentDoc = /*#__PURE__*/ createDocument<WebhookFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"projectIds"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}})
export const DeliveryFieldsFragmentDoc = /*#__PURE__*/ createDocument<DeliveryFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}})
export const WebhooksDocument = /*#__PURE__*/ createDocument<WebhooksQuery, WebhooksQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}}, [WebhookFieldsFragmentDoc])
export const WebhookProjectsDocument = /*#__PURE__*/ createDocument<WebhookProjectsQuery, WebhookProjectsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}})
export const WebhookDeliveriesDocument = /*#__PURE__*/ createDocument<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}}, [DeliveryFieldsFragmentDoc, PageFieldsFragmentDoc])
export const CreateWebhookDocument = /*#__PURE__*/ createDocument<CreateWebhookMutation, CreateWebhookMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}}]}}, [WebhookFieldsFragmentDoc])
export const UpdateWebhookDocument = /*#__PURE__*/ createDocument<UpdateWebhookMutation, UpdateWebhookMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}}, [WebhookFieldsFragmentDoc])
export const RenewWebhookSecretDocument = /*#__PURE__*/ createDocument<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}}]}}, [WebhookFieldsFragmentDoc])
export const DeleteWebhookDocument = /*#__PURE__*/ createDocument<DeleteWebhookMutation, DeleteWebhookMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}})
export const ResendWebhookDeliveryDocument = /*#__PURE__*/ createDocument<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}}]}}, [DeliveryFieldsFragmentDoc])
export function useWebhooksQuery(options?: useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { returnPartialData?: false }) {
  return useQuery(WebhooksDocument, options)
}
export function useWebhookProjectsQuery(options?: useQuery.Options<WebhookProjectsQuery, WebhookProjectsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(WebhookProjectsDocument, options)
}
export function useWebhookDeliveriesQuery(options: useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(WebhookDeliveriesDocument, options)
}
export function useCreateWebhookMutation(options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) {
  return useMutation(CreateWebhookDocument, options)
}
export function useUpdateWebhookMutation(options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) {
  return useMutation(UpdateWebhookDocument, options)
}
export function useRenewWebhookSecretMutation(options?: useMutation.Options<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>) {
  return useMutation(RenewWebhookSecretDocument, options)
}
export function useDeleteWebhookMutation(options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) {
  return useMutation(DeleteWebhookDocument, options)
}
export function useResendWebhookDeliveryMutation(options?: useMutation.Options<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>) {
  return useMutation(ResendWebhookDeliveryDocument, options)
}