/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export const SignOutDocument = /*#__PURE__*/ createDocument<SignOutMutation, SignOutMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}})
export function useSignOutMutation(options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) {
  return useMutation(SignOutDocument, options)
}