/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type WorkspaceHeaderFieldsFragment = { id: string, name: string, assetCount: number, videoCount: number, createdAt: string };

export const WorkspaceHeaderFieldsFragmentDoc = /*#__PURE__*/ createDocument<WorkspaceHeaderFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkspaceHeaderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"assetCount"}},{"kind":"Field","name":{"kind":"Name","value":"videoCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}})