/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmPasswordMutation = { confirmPassword: string };

export const ConfirmPasswordDocument = /*#__PURE__*/ createDocument<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}})
export function useConfirmPasswordMutation(options?: useMutation.Options<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>) {
  return useMutation(ConfirmPasswordDocument, options)
}