/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { LibraryAssetFieldsFragmentDoc } from './LibraryAssetFields.generated'
export type LibraryAssetQueryVariables = Exact<{
  id: string;
}>;


export type LibraryAssetQuery = { asset: { isGenerated: boolean, price: string, flagged: boolean, bytes: number, createdAt: string, name: string, description: string, tags: Array<string>, id: string, approvalStatus: Types.ApprovalStatus, isListed: boolean, downloadUrl: string, viewerCanEdit: boolean, viewerIsOwner: boolean, viewerCanDelete: boolean, viewerCanReview: boolean, viewerCanFlag: boolean, url: string, isAnimated: boolean, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, capturedFrom: { atSeconds: number, video:
        | { __typename: 'CardVideo', id: string, projectId: string, title: string }
        | { __typename: 'Clip', id: string, projectId: string, title: string }
        | { __typename: 'Film', id: string, projectId: string, title: string }
       | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, owner: { id: string, username: string } } };

export const LibraryAssetDocument = /*#__PURE__*/ createDocument<LibraryAssetQuery, LibraryAssetQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryAsset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryAssetFields"}}]}}]}}, [LibraryAssetFieldsFragmentDoc])
export function useLibraryAssetQuery(options: useQuery.Options<LibraryAssetQuery, LibraryAssetQueryVariables> & { returnPartialData?: false }) {
  return useQuery(LibraryAssetDocument, options)
}