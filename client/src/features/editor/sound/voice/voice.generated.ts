/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../../shared/lib/network/graphqlDocument'
import { SoundFieldsFragmentDoc } from '../../../../entities/video/cut/CutFields.generated'
export type ClipDialoguesQueryVariables = Exact<{
  projectId: string;
}>;


export type ClipDialoguesQuery = { storyboard: { projectId: string, shots: Array<{ id: string, dialogue: Array<{ speaker: string, text: string }>, chosenTake: { id: string } | null }> } };

export type SpeedUpSoundMutationVariables = Exact<{
  id: string;
  factor: number;
}>;


export type SpeedUpSoundMutation = { speedUpSound: { peaks: string, id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } };

export const ClipDialoguesDocument = /*#__PURE__*/ createDocument<ClipDialoguesQuery, ClipDialoguesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClipDialogues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dialogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenTake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}})
export const SpeedUpSoundDocument = /*#__PURE__*/ createDocument<SpeedUpSoundMutation, SpeedUpSoundMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SpeedUpSound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"factor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speedUpSound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"factor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"factor"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoundFields"}},{"kind":"Field","name":{"kind":"Name","value":"peaks"}}]}}]}}, [SoundFieldsFragmentDoc])
export function useClipDialoguesQuery(options: useQuery.Options<ClipDialoguesQuery, ClipDialoguesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ClipDialoguesDocument, options)
}
export function useSpeedUpSoundMutation(options?: useMutation.Options<SpeedUpSoundMutation, SpeedUpSoundMutationVariables>) {
  return useMutation(SpeedUpSoundDocument, options)
}