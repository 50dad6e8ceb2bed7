/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PersonFieldsFragmentDoc } from '../../entities/person/person.generated'
export type ProjectRolesFieldsFragment = { id: string, memberRole: Types.ProjectRole, roles: Array<{ role: Types.ProjectRole, user: { id: string, username: string } }> };

export type ProjectMembersQueryVariables = Exact<{
  id: string;
}>;


export type ProjectMembersQuery = { project: { id: string, memberRole: Types.ProjectRole, roles: Array<{ role: Types.ProjectRole, user: { id: string, username: string } }> } };

export type AddProjectMemberMutationVariables = Exact<{
  projectId: string;
  username: string;
  role?: Types.ProjectRole | null | undefined;
}>;


export type AddProjectMemberMutation = { addProjectMember: { id: string, memberRole: Types.ProjectRole, roles: Array<{ role: Types.ProjectRole, user: { id: string, username: string } }> } };

export type RemoveProjectMemberMutationVariables = Exact<{
  projectId: string;
  userId: string;
}>;


export type RemoveProjectMemberMutation = { removeProjectMember: { id: string, memberRole: Types.ProjectRole, roles: Array<{ role: Types.ProjectRole, user: { id: string, username: string } }> } };

export type UpdateProjectMemberMutationVariables = Exact<{
  projectId: string;
  userId: string;
  role: Types.ProjectRole;
}>;


export type UpdateProjectMemberMutation = { updateProjectMember: { viewerRole: Types.ProjectRole, viewerCanManage: boolean, id: string, memberRole: Types.ProjectRole, roles: Array<{ role: Types.ProjectRole, user: { id: string, username: string } }> } };

export type UpdateTeamRoleMutationVariables = Exact<{
  projectId: string;
  role: Types.ProjectRole;
}>;


export type UpdateTeamRoleMutation = { updateTeamRole: { viewerRole: Types.ProjectRole, id: string, memberRole: Types.ProjectRole, roles: Array<{ role: Types.ProjectRole, user: { id: string, username: string } }> } };

export const ProjectRolesFieldsFragmentDoc = /*#__PURE__*/ createDocument<ProjectRolesFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRolesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberRole"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}, [PersonFieldsFragmentDoc])
export const ProjectMembersDocument = /*#__PURE__*/ createDocument<ProjectMembersQuery, ProjectMembersQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRolesFields"}}]}}]}}, [ProjectRolesFieldsFragmentDoc])
export const AddProjectMemberDocument = /*#__PURE__*/ createDocument<AddProjectMemberMutation, AddProjectMemberMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProjectMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectRole"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProjectMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRolesFields"}}]}}]}}, [ProjectRolesFieldsFragmentDoc])
export const RemoveProjectMemberDocument = /*#__PURE__*/ createDocument<RemoveProjectMemberMutation, RemoveProjectMemberMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveProjectMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProjectMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRolesFields"}}]}}]}}, [ProjectRolesFieldsFragmentDoc])
export const UpdateProjectMemberDocument = /*#__PURE__*/ createDocument<UpdateProjectMemberMutation, UpdateProjectMemberMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProjectMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectRole"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProjectMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRolesFields"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}}]}}, [ProjectRolesFieldsFragmentDoc])
export const UpdateTeamRoleDocument = /*#__PURE__*/ createDocument<UpdateTeamRoleMutation, UpdateTeamRoleMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeamRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectRole"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeamRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRolesFields"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]}}, [ProjectRolesFieldsFragmentDoc])
export function useProjectMembersQuery(options: useQuery.Options<ProjectMembersQuery, ProjectMembersQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProjectMembersDocument, options)
}
export function useAddProjectMemberMutation(options?: useMutation.Options<AddProjectMemberMutation, AddProjectMemberMutationVariables>) {
  return useMutation(AddProjectMemberDocument, options)
}
export function useRemoveProjectMemberMutation(options?: useMutation.Options<RemoveProjectMemberMutation, RemoveProjectMemberMutationVariables>) {
  return useMutation(RemoveProjectMemberDocument, options)
}
export function useUpdateProjectMemberMutation(options?: useMutation.Options<UpdateProjectMemberMutation, UpdateProjectMemberMutationVariables>) {
  return useMutation(UpdateProjectMemberDocument, options)
}
export function useUpdateTeamRoleMutation(options?: useMutation.Options<UpdateTeamRoleMutation, UpdateTeamRoleMutationVariables>) {
  return useMutation(UpdateTeamRoleDocument, options)
}