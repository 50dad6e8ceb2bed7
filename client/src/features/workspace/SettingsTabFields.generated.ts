/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PersonFieldsFragmentDoc } from '../../entities/person/person.generated'
export type SettingsTabFieldsFragment = { id: string, name: string, description: string, isPrivate: boolean, viewerCanManage: boolean, viewerRole: Types.ProjectRole, memberRole: Types.ProjectRole, owner: { id: string, username: string } };

export const SettingsTabFieldsFragmentDoc = /*#__PURE__*/ createDocument<SettingsTabFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsTabFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"memberRole"}}]}}, [PersonFieldsFragmentDoc])