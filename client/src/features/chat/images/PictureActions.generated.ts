/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { ReferenceImageFieldsFragmentDoc } from '../../../entities/asset/ReferenceFields.generated'
export type PictureActionsFieldsFragment = { downloadUrl: string, name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string };

export const PictureActionsFieldsFragmentDoc = /*#__PURE__*/ createDocument<PictureActionsFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureActionsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceImageFields"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}, [ReferenceImageFieldsFragmentDoc])