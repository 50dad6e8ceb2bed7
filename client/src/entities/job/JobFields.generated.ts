/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type JobFieldsFragment = { id: string, status: Types.JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean };

export const JobFieldsFragmentDoc = /*#__PURE__*/ createDocument<JobFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}}]}})