/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
export type CutMotionQueryVariables = Exact<{
  id: string;
}>;


export type CutMotionQuery = { project: { id: string, cut: { projectId: string, items: Array<{ id: string, video:
          | { id: string, motion: { startFrame: number, endFrame: number } | null }
          | { id: string, motion: { startFrame: number, endFrame: number } | null }
          | { id: string }
         }> } } };

export type PlannedShotsQueryVariables = Exact<{
  projectId: string;
}>;


export type PlannedShotsQuery = { storyboard: { projectId: string, shots: Array<{ id: string, seconds: number, chosenTake: { id: string } | null }> } };

export const CutMotionDocument = /*#__PURE__*/ createDocument<CutMotionQuery, CutMotionQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CutMotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"motion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startFrame"}},{"kind":"Field","name":{"kind":"Name","value":"endFrame"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"motion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startFrame"}},{"kind":"Field","name":{"kind":"Name","value":"endFrame"}}]}}]}}]}}]}}]}}]}}]}})
export const PlannedShotsDocument = /*#__PURE__*/ createDocument<PlannedShotsQuery, PlannedShotsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedShots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"chosenTake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}})
export function useCutMotionQuery(options: useQuery.Options<CutMotionQuery, CutMotionQueryVariables> & { returnPartialData?: false }) {
  return useQuery(CutMotionDocument, options)
}
export function usePlannedShotsQuery(options: useQuery.Options<PlannedShotsQuery, PlannedShotsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(PlannedShotsDocument, options)
}