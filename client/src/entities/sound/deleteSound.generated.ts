/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { SoundFieldsFragmentDoc } from '../video/cut/CutFields.generated'
export type DeleteSoundMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSoundMutation = { deleteSound: string };

export type RestoreSoundMutationVariables = Exact<{
  id: string;
}>;


export type RestoreSoundMutation = { restoreSound: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } };

export const DeleteSoundDocument = /*#__PURE__*/ createDocument<DeleteSoundMutation, DeleteSoundMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}})
export const RestoreSoundDocument = /*#__PURE__*/ createDocument<RestoreSoundMutation, RestoreSoundMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoundFields"}}]}}]}}, [SoundFieldsFragmentDoc])
export function useDeleteSoundMutation(options?: useMutation.Options<DeleteSoundMutation, DeleteSoundMutationVariables>) {
  return useMutation(DeleteSoundDocument, options)
}
export function useRestoreSoundMutation(options?: useMutation.Options<RestoreSoundMutation, RestoreSoundMutationVariables>) {
  return useMutation(RestoreSoundDocument, options)
}