/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { SettingsTabFieldsFragmentDoc } from './SettingsTabFields.generated'
import { WorkspaceHeaderFieldsFragmentDoc } from './WorkspaceHeader.generated'
export type WorkspaceFieldsFragment = { id: string, name: string, assetCount: number, videoCount: number, createdAt: string, description: string, isPrivate: boolean, viewerCanManage: boolean, viewerRole: Types.ProjectRole, memberRole: Types.ProjectRole, owner: { id: string, username: string } };

export const WorkspaceFieldsFragmentDoc = /*#__PURE__*/ createDocument<WorkspaceFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkspaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceHeaderFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsTabFields"}}]}}, [WorkspaceHeaderFieldsFragmentDoc, SettingsTabFieldsFragmentDoc])