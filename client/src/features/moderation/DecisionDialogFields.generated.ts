/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../entities/types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { AssetDialogFieldsFragmentDoc } from '../../widgets/asset-dialog/AssetDialog.generated'
import { PersonFieldsFragmentDoc } from '../../entities/person/person.generated'
export type DecisionDialogFieldsFragment = { name: string, description: string, tags: Array<string>, id: string, approvalStatus: Types.ApprovalStatus, flagged: boolean, flagReason: string | null, flaggedAt: string | null, url: string, isAnimated: boolean, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, capturedFrom: { atSeconds: number, video:
      | { __typename: 'CardVideo', id: string, projectId: string, title: string }
      | { __typename: 'Clip', id: string, projectId: string, title: string }
      | { __typename: 'Film', id: string, projectId: string, title: string }
     | null } | null, generation: { prompt: string, seed: number | null, model: string | null } | null, owner: { id: string, username: string }, flaggedBy: { id: string, username: string } | null };

export type DecisionFieldsFragment = { id: string, approvalStatus: Types.ApprovalStatus, flagged: boolean, flagReason: string | null, flaggedAt: string | null, flaggedBy: { id: string, username: string } | null };

export const DecisionFieldsFragmentDoc = /*#__PURE__*/ createDocument<DecisionFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"flagReason"}},{"kind":"Field","name":{"kind":"Name","value":"flaggedAt"}},{"kind":"Field","name":{"kind":"Name","value":"flaggedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}, [PersonFieldsFragmentDoc])
export const DecisionDialogFieldsFragmentDoc = /*#__PURE__*/ createDocument<DecisionDialogFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionDialogFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetDialogFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionFields"}}]}}, [AssetDialogFieldsFragmentDoc, DecisionFieldsFragmentDoc])