/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type WaitingJobsQueryVariables = Exact<{
  projectId: string;
}>;


export type WaitingJobsQuery = { waitingJobs: { nodes: Array<{ id: string, status: Types.JobStatus, position: number | null, waitsFor: { id: string, kind: Types.JobKind, video:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
         | null } | null }> } };

export const WaitingJobsDocument = /*#__PURE__*/ createDocument<WaitingJobsQuery, WaitingJobsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}})
export function useWaitingJobsQuery(options: useQuery.Options<WaitingJobsQuery, WaitingJobsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(WaitingJobsDocument, options)
}