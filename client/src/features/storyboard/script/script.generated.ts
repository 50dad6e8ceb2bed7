/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type ProposedShotFieldsFragment = { scene: number, heading: string | null, words: string, seconds: number, camera: string | null, transition: string, dialogue: Array<{ speaker: string, text: string }> };

export type ScriptProposalFieldsFragment = { splitter: Types.Splitter, note: string | null, title: string | null, byline: string | null, opening: string, elements: Array<{ kind: Types.StoryboardElementKind, label: string, name: string, description: string }>, apart: Array<{ kind: Types.ScriptRemainderKind, text: string }>, shots: Array<{ scene: number, heading: string | null, words: string, seconds: number, camera: string | null, transition: string, dialogue: Array<{ speaker: string, text: string }> }> };

export type SplitScriptMutationVariables = Exact<{
  input: Types.SplitScriptInput;
}>;


export type SplitScriptMutation = { splitScript: { splitter: Types.Splitter, note: string | null, title: string | null, byline: string | null, opening: string, elements: Array<{ kind: Types.StoryboardElementKind, label: string, name: string, description: string }>, apart: Array<{ kind: Types.ScriptRemainderKind, text: string }>, shots: Array<{ scene: number, heading: string | null, words: string, seconds: number, camera: string | null, transition: string, dialogue: Array<{ speaker: string, text: string }> }> } };

export type AddScriptShotsMutationVariables = Exact<{
  input: Types.AddStoryboardShotsInput;
}>;


export type AddScriptShotsMutation = { addStoryboardShots: Array<{ id: string }> };

export type ProjectOfScriptQueryVariables = Exact<{
  id: string;
}>;


export type ProjectOfScriptQuery = { project: { id: string, name: string, description: string, viewerCanManage: boolean } };

export type NameProjectMutationVariables = Exact<{
  input: Types.UpdateProjectInput;
}>;


export type NameProjectMutation = { updateProject: { id: string, name: string } };

export const ProposedShotFieldsFragmentDoc = /*#__PURE__*/ createDocument<ProposedShotFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposedShotFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedShot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"dialogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}}]}})
export const ScriptProposalFieldsFragmentDoc = /*#__PURE__*/ createDocument<ScriptProposalFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScriptProposalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScriptProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"splitter"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"byline"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposedShotFields"}}]}}]}}, [ProposedShotFieldsFragmentDoc])
export const SplitScriptDocument = /*#__PURE__*/ createDocument<SplitScriptMutation, SplitScriptMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SplitScript"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SplitScriptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"splitScript"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScriptProposalFields"}}]}}]}}, [ScriptProposalFieldsFragmentDoc])
export const AddScriptShotsDocument = /*#__PURE__*/ createDocument<AddScriptShotsMutation, AddScriptShotsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddScriptShots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddStoryboardShotsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addStoryboardShots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}})
export const ProjectOfScriptDocument = /*#__PURE__*/ createDocument<ProjectOfScriptQuery, ProjectOfScriptQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectOfScript"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}}]}})
export const NameProjectDocument = /*#__PURE__*/ createDocument<NameProjectMutation, NameProjectMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}})
export function useSplitScriptMutation(options?: useMutation.Options<SplitScriptMutation, SplitScriptMutationVariables>) {
  return useMutation(SplitScriptDocument, options)
}
export function useAddScriptShotsMutation(options?: useMutation.Options<AddScriptShotsMutation, AddScriptShotsMutationVariables>) {
  return useMutation(AddScriptShotsDocument, options)
}
export function useProjectOfScriptQuery(options: useQuery.Options<ProjectOfScriptQuery, ProjectOfScriptQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProjectOfScriptDocument, options)
}
export function useNameProjectMutation(options?: useMutation.Options<NameProjectMutation, NameProjectMutationVariables>) {
  return useMutation(NameProjectDocument, options)
}