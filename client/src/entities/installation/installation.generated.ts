/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type InstallationQueryVariables = Exact<{ [key: string]: never; }>;


export type InstallationQuery = { installation: { engine: Types.EngineName, registrationOpen: boolean, isEmpty: boolean, needsSetupToken: boolean } };

export const InstallationDocument = /*#__PURE__*/ createDocument<InstallationQuery, InstallationQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Installation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"installation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetupToken"}}]}}]}})
export function useInstallationQuery(options?: useQuery.Options<InstallationQuery, InstallationQueryVariables> & { returnPartialData?: false }) {
  return useQuery(InstallationDocument, options)
}