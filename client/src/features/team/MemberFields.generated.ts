/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { UserFieldsFragmentDoc } from '../../entities/person/person.generated'
export type MemberFieldsFragment = { isInvited: boolean, invitedUntil: string | null, id: string, username: string, email: string | null, isAdmin: boolean, createdAt: string };

export const MemberFieldsFragmentDoc = /*#__PURE__*/ createDocument<MemberFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}},{"kind":"Field","name":{"kind":"Name","value":"isInvited"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}}]}}, [UserFieldsFragmentDoc])