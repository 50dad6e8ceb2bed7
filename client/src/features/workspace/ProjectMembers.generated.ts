/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PersonFieldsFragmentDoc } from '../../entities/person/person.generated'
export type ProjectMembersQueryVariables = Exact<{
  id: string;
}>;


export type ProjectMembersQuery = { project: { id: string, members: Array<{ id: string, username: string }> } };

export type AddProjectMemberMutationVariables = Exact<{
  projectId: string;
  username: string;
}>;


export type AddProjectMemberMutation = { addProjectMember: { id: string, members: Array<{ id: string, username: string }> } };

export type RemoveProjectMemberMutationVariables = Exact<{
  projectId: string;
  userId: string;
}>;


export type RemoveProjectMemberMutation = { removeProjectMember: { id: string, members: Array<{ id: string, username: string }> } };

export const ProjectMembersDocument = /*#__PURE__*/ createDocument<ProjectMembersQuery, ProjectMembersQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}, [PersonFieldsFragmentDoc])
export const AddProjectMemberDocument = /*#__PURE__*/ createDocument<AddProjectMemberMutation, AddProjectMemberMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProjectMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProjectMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}, [PersonFieldsFragmentDoc])
export const RemoveProjectMemberDocument = /*#__PURE__*/ createDocument<RemoveProjectMemberMutation, RemoveProjectMemberMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveProjectMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProjectMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}, [PersonFieldsFragmentDoc])
export function useProjectMembersQuery(options: useQuery.Options<ProjectMembersQuery, ProjectMembersQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProjectMembersDocument, options)
}
export function useAddProjectMemberMutation(options?: useMutation.Options<AddProjectMemberMutation, AddProjectMemberMutationVariables>) {
  return useMutation(AddProjectMemberDocument, options)
}
export function useRemoveProjectMemberMutation(options?: useMutation.Options<RemoveProjectMemberMutation, RemoveProjectMemberMutationVariables>) {
  return useMutation(RemoveProjectMemberDocument, options)
}
export function useProjectMembersLazyQuery(options?: useLazyQuery.Options<ProjectMembersQuery, ProjectMembersQueryVariables>) {
  return useLazyQuery(ProjectMembersDocument, options)
}