/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useFragment } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type BudgetFieldsFragment = { id: string, scope: Types.BudgetScope, subjectId: string | null, subjectName: string | null, period: Types.BudgetPeriod, limitUsd: string, usedUsd: string, leftUsd: string, isHard: boolean, allowsUnknown: boolean };

export const BudgetFieldsFragmentDoc = /*#__PURE__*/ createDocument<BudgetFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"BudgetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Budget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"limitUsd"}},{"kind":"Field","name":{"kind":"Name","value":"usedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"leftUsd"}},{"kind":"Field","name":{"kind":"Name","value":"isHard"}},{"kind":"Field","name":{"kind":"Name","value":"allowsUnknown"}}]}})
export function useBudgetFieldsFragment(from: useFragment.FromOptionValue<BudgetFieldsFragment> | null) {
  return useFragment<BudgetFieldsFragment>({ fragment: BudgetFieldsFragmentDoc, fragmentName: 'BudgetFields', from })
}