/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../../shared/lib/network/graphqlDocument'
export type ClipDialoguesQueryVariables = Exact<{
  projectId: string;
}>;


export type ClipDialoguesQuery = { storyboard: { projectId: string, shots: Array<{ id: string, dialogue: Array<{ speaker: string, text: string }>, chosenTake: { id: string } | null }> } };

export const ClipDialoguesDocument = /*#__PURE__*/ createDocument<ClipDialoguesQuery, ClipDialoguesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClipDialogues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dialogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenTake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}})
export function useClipDialoguesQuery(options: useQuery.Options<ClipDialoguesQuery, ClipDialoguesQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ClipDialoguesDocument, options)
}
export function useClipDialoguesLazyQuery(options?: useLazyQuery.Options<ClipDialoguesQuery, ClipDialoguesQueryVariables>) {
  return useLazyQuery(ClipDialoguesDocument, options)
}