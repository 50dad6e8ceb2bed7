/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type StorageFieldsFragment = { bytes: number, limitBytes: number | null, quotaBytes: number | null, installationQuotaBytes: number | null, freeBytes: number | null, isNearlyFull: boolean, isFull: boolean, unmeasuredFiles: number, projectCount: number, kinds: Array<{ kind: Types.StorageKind, bytes: number, files: number }>, projects: Array<{ projectId: string, name: string, deletedAt: string | null, bytes: number, takesBytes: number, filmsBytes: number }> };

export type StorageQueryVariables = Exact<{
  first: number;
}>;


export type StorageQuery = { storage: { bytes: number, limitBytes: number | null, quotaBytes: number | null, installationQuotaBytes: number | null, freeBytes: number | null, isNearlyFull: boolean, isFull: boolean, unmeasuredFiles: number, projectCount: number, kinds: Array<{ kind: Types.StorageKind, bytes: number, files: number }>, projects: Array<{ projectId: string, name: string, deletedAt: string | null, bytes: number, takesBytes: number, filmsBytes: number }> } };

export type UpdateStorageQuotaMutationVariables = Exact<{
  quotaBytes?: number | null | undefined;
}>;


export type UpdateStorageQuotaMutation = { updateStorageQuota: { quotaBytes: number | null } };

export type ClearMergeCacheMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearMergeCacheMutation = { clearMergeCache: { files: number, bytes: number } };

export const StorageFieldsFragmentDoc = /*#__PURE__*/ createDocument<StorageFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorageUsage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"limitBytes"}},{"kind":"Field","name":{"kind":"Name","value":"quotaBytes"}},{"kind":"Field","name":{"kind":"Name","value":"installationQuotaBytes"}},{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isNearlyFull"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"unmeasuredFiles"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"files"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectCount"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"takesBytes"}},{"kind":"Field","name":{"kind":"Name","value":"filmsBytes"}}]}}]}})
export const StorageDocument = /*#__PURE__*/ createDocument<StorageQuery, StorageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Storage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorageFields"}}]}}]}}, [StorageFieldsFragmentDoc])
export const UpdateStorageQuotaDocument = /*#__PURE__*/ createDocument<UpdateStorageQuotaMutation, UpdateStorageQuotaMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStorageQuota"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quotaBytes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BigInt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStorageQuota"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quotaBytes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quotaBytes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quotaBytes"}}]}}]}})
export const ClearMergeCacheDocument = /*#__PURE__*/ createDocument<ClearMergeCacheMutation, ClearMergeCacheMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearMergeCache"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearMergeCache"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}})
export function useStorageQuery(options: useQuery.Options<StorageQuery, StorageQueryVariables> & { returnPartialData?: false }) {
  return useQuery(StorageDocument, options)
}
export function useUpdateStorageQuotaMutation(options?: useMutation.Options<UpdateStorageQuotaMutation, UpdateStorageQuotaMutationVariables>) {
  return useMutation(UpdateStorageQuotaDocument, options)
}
export function useClearMergeCacheMutation(options?: useMutation.Options<ClearMergeCacheMutation, ClearMergeCacheMutationVariables>) {
  return useMutation(ClearMergeCacheDocument, options)
}