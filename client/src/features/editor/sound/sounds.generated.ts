/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { PageFieldsFragmentDoc } from '../../../entities/connection.generated'
import { SoundFieldsFragmentDoc } from '../../../entities/video/cut/CutFields.generated'
export type ListedSoundFieldsFragment = { url: string, id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null };

export type ProjectSoundsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ProjectSoundsQuery = { project: { id: string, sounds: { nodes: Array<{ url: string, id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type HasSoundsQueryVariables = Exact<{
  id: string;
}>;


export type HasSoundsQuery = { project: { id: string, sounds: { nodes: Array<{ id: string }> } } };

export type CutPeaksQueryVariables = Exact<{
  id: string;
}>;


export type CutPeaksQuery = { project: { id: string, cut: { projectId: string, cues: Array<{ id: string, sound: { id: string, peaks: string } }> } } };

export type UploadSoundMutationVariables = Exact<{
  input: Types.UploadSoundInput;
  file: File;
}>;


export type UploadSoundMutation = { uploadSound: { peaks: string, url: string, id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } };

export type SketchSoundMutationVariables = Exact<{
  input: Types.SketchSoundInput;
}>;


export type SketchSoundMutation = { sketchSound: { peaks: string, url: string, id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } };

export type UpdateSoundMutationVariables = Exact<{
  input: Types.UpdateSoundInput;
}>;


export type UpdateSoundMutation = { updateSound: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } };

export const ListedSoundFieldsFragmentDoc = /*#__PURE__*/ createDocument<ListedSoundFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSoundFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoundFields"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}, [SoundFieldsFragmentDoc])
export const ProjectSoundsDocument = /*#__PURE__*/ createDocument<ProjectSoundsQuery, ProjectSoundsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectSounds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSoundFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}}]}}, [ListedSoundFieldsFragmentDoc, PageFieldsFragmentDoc])
export const HasSoundsDocument = /*#__PURE__*/ createDocument<HasSoundsQuery, HasSoundsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasSounds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}})
export const CutPeaksDocument = /*#__PURE__*/ createDocument<CutPeaksQuery, CutPeaksQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CutPeaks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"cues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sound"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"peaks"}}]}}]}}]}}]}}]}})
export const UploadSoundDocument = /*#__PURE__*/ createDocument<UploadSoundMutation, UploadSoundMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadSound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadSoundInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadSound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSoundFields"}},{"kind":"Field","name":{"kind":"Name","value":"peaks"}}]}}]}}, [ListedSoundFieldsFragmentDoc])
export const SketchSoundDocument = /*#__PURE__*/ createDocument<SketchSoundMutation, SketchSoundMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SketchSound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SketchSoundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sketchSound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSoundFields"}},{"kind":"Field","name":{"kind":"Name","value":"peaks"}}]}}]}}, [ListedSoundFieldsFragmentDoc])
export const UpdateSoundDocument = /*#__PURE__*/ createDocument<UpdateSoundMutation, UpdateSoundMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSoundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoundFields"}}]}}]}}, [SoundFieldsFragmentDoc])
export function useProjectSoundsQuery(options: useQuery.Options<ProjectSoundsQuery, ProjectSoundsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ProjectSoundsDocument, options)
}
export function useHasSoundsQuery(options: useQuery.Options<HasSoundsQuery, HasSoundsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(HasSoundsDocument, options)
}
export function useCutPeaksQuery(options: useQuery.Options<CutPeaksQuery, CutPeaksQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CutPeaksDocument, options)
}
export function useUploadSoundMutation(options?: useMutation.Options<UploadSoundMutation, UploadSoundMutationVariables>) {
  return useMutation(UploadSoundDocument, options)
}
export function useSketchSoundMutation(options?: useMutation.Options<SketchSoundMutation, SketchSoundMutationVariables>) {
  return useMutation(SketchSoundDocument, options)
}
export function useUpdateSoundMutation(options?: useMutation.Options<UpdateSoundMutation, UpdateSoundMutationVariables>) {
  return useMutation(UpdateSoundDocument, options)
}