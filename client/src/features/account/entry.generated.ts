/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import type { TextDocument } from '../../shared/lib/network/graphqlDocument'
export type EntryQueryVariables = Exact<{ [key: string]: never; }>;


export type EntryQuery = { installation: { registrationOpen: boolean, isEmpty: boolean, needsSetupToken: boolean } };

export type SignInMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { signIn: { token: string, deviceProof: string } };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register: { id: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  identifier: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export const EntryDocument = "query Entry{installation{registrationOpen isEmpty needsSetupToken}}" as TextDocument<EntryQuery, EntryQueryVariables>
export const SignInDocument = "mutation SignIn($input:SignInInput!){signIn(input:$input){token deviceProof}}" as TextDocument<SignInMutation, SignInMutationVariables>
export const RegisterDocument = "mutation Register($input:RegisterInput!){register(input:$input){id}}" as TextDocument<RegisterMutation, RegisterMutationVariables>
export const RequestPasswordResetDocument = "mutation RequestPasswordReset($identifier:String!){requestPasswordReset(identifier:$identifier)}" as TextDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>