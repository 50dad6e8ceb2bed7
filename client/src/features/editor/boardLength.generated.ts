/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type BoardLengthQueryVariables = Exact<{
  projectId: string;
}>;


export type BoardLengthQuery = { storyboard: { projectId: string, shots: Array<{ id: string, seconds: number, transition: string, transitionSeconds: number, chosenTake: { id: string, duration: number | null } | null, drawing: { url: string | null, seconds: number } | null }> } };

export const BoardLengthDocument = /*#__PURE__*/ createDocument<BoardLengthQuery, BoardLengthQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardLength"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"transitionSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"chosenTake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}},{"kind":"Field","name":{"kind":"Name","value":"drawing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}}]}}]}})
export function useBoardLengthQuery(options: useQuery.Options<BoardLengthQuery, BoardLengthQueryVariables> & { returnPartialData?: false }) {
  return useQuery(BoardLengthDocument, options)
}