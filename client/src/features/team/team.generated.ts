/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { CountFieldsFragmentDoc, PageFieldsFragmentDoc } from '../../entities/connection.generated'
import { MemberFieldsFragmentDoc } from './MemberFields.generated'
export type TeamQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type TeamQuery = { team: { nodes: Array<{ isInvited: boolean, invitedUntil: string | null, id: string, username: string, email: string | null, isAdmin: boolean, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, count: { value: number, isExact: boolean } } };

export type InviteMemberMutationVariables = Exact<{
  input: Types.InviteInput;
}>;


export type InviteMemberMutation = { inviteMember: { link: string, isMailed: boolean, expiresAt: string, user: { isInvited: boolean, invitedUntil: string | null, id: string, username: string, email: string | null, isAdmin: boolean, createdAt: string } } };

export type RenewInviteMutationVariables = Exact<{
  userId: string;
}>;


export type RenewInviteMutation = { renewInvite: { link: string, isMailed: boolean, expiresAt: string, user: { isInvited: boolean, invitedUntil: string | null, id: string, username: string, email: string | null, isAdmin: boolean, createdAt: string } } };

export type ResetMemberPasswordMutationVariables = Exact<{
  userId: string;
}>;


export type ResetMemberPasswordMutation = { resetMemberPassword: { link: string, isMailed: boolean, expiresAt: string, user: { isInvited: boolean, invitedUntil: string | null, id: string, username: string, email: string | null, isAdmin: boolean, createdAt: string } } };

export type RemoveMemberMutationVariables = Exact<{
  userId: string;
}>;


export type RemoveMemberMutation = { removeMember: string };

export type UpdateMemberMutationVariables = Exact<{
  userId: string;
  isAdmin: boolean;
}>;


export type UpdateMemberMutation = { updateMember: { isInvited: boolean, invitedUntil: string | null, id: string, username: string, email: string | null, isAdmin: boolean, createdAt: string } };

export const TeamDocument = /*#__PURE__*/ createDocument<TeamQuery, TeamQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountFields"}}]}}]}}]}}, [MemberFieldsFragmentDoc, PageFieldsFragmentDoc, CountFieldsFragmentDoc])
export const InviteMemberDocument = /*#__PURE__*/ createDocument<InviteMemberMutation, InviteMemberMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}, [MemberFieldsFragmentDoc])
export const RenewInviteDocument = /*#__PURE__*/ createDocument<RenewInviteMutation, RenewInviteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}, [MemberFieldsFragmentDoc])
export const ResetMemberPasswordDocument = /*#__PURE__*/ createDocument<ResetMemberPasswordMutation, ResetMemberPasswordMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetMemberPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetMemberPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}, [MemberFieldsFragmentDoc])
export const RemoveMemberDocument = /*#__PURE__*/ createDocument<RemoveMemberMutation, RemoveMemberMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}})
export const UpdateMemberDocument = /*#__PURE__*/ createDocument<UpdateMemberMutation, UpdateMemberMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAdmin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isAdmin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAdmin"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}}, [MemberFieldsFragmentDoc])
export function useTeamQuery(options: useQuery.Options<TeamQuery, TeamQueryVariables> & { returnPartialData?: false }) {
  return useQuery(TeamDocument, options)
}
export function useInviteMemberMutation(options?: useMutation.Options<InviteMemberMutation, InviteMemberMutationVariables>) {
  return useMutation(InviteMemberDocument, options)
}
export function useRenewInviteMutation(options?: useMutation.Options<RenewInviteMutation, RenewInviteMutationVariables>) {
  return useMutation(RenewInviteDocument, options)
}
export function useResetMemberPasswordMutation(options?: useMutation.Options<ResetMemberPasswordMutation, ResetMemberPasswordMutationVariables>) {
  return useMutation(ResetMemberPasswordDocument, options)
}
export function useRemoveMemberMutation(options?: useMutation.Options<RemoveMemberMutation, RemoveMemberMutationVariables>) {
  return useMutation(RemoveMemberDocument, options)
}
export function useUpdateMemberMutation(options?: useMutation.Options<UpdateMemberMutation, UpdateMemberMutationVariables>) {
  return useMutation(UpdateMemberDocument, options)
}