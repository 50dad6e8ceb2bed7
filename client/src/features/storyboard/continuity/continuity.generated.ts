/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { PersonFieldsFragmentDoc } from '../../../entities/person/person.generated'
import { PictureFieldsFragmentDoc } from '../../../entities/asset/Picture.generated'
import { PosterFieldsFragmentDoc } from '../../../entities/video/Poster.generated'
export type ContinuityPictureFieldsFragment = { shotId: string, assetId: string | null, videoId: string | null, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null, video: { id: string, status: Types.VideoStatus, posterUrl: string | null, smallPosterUrl: string | null } | null, check: { isSame: boolean, words: string, checkedAt: string, checkedBy: { id: string, username: string } } | null };

export type ContinuityQueryVariables = Exact<{
  elementId: string;
}>;


export type ContinuityQuery = { continuity: Array<{ shotId: string, assetId: string | null, videoId: string | null, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null, video: { id: string, status: Types.VideoStatus, posterUrl: string | null, smallPosterUrl: string | null } | null, check: { isSame: boolean, words: string, checkedAt: string, checkedBy: { id: string, username: string } } | null }> };

export type ContinuityChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type ContinuityChangedSubscription = { storyboardChanged: { projectId: string } };

export type ContinuityShotChangedSubscriptionVariables = Exact<{
  projectId: string;
}>;


export type ContinuityShotChangedSubscription = { storyboardShotChanged: { id: string } };

export type CheckContinuityMutationVariables = Exact<{
  input: Types.CheckContinuityInput;
}>;


export type CheckContinuityMutation = { checkContinuity: Array<{ shotId: string, assetId: string | null, videoId: string | null, asset: { id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null, video: { id: string, status: Types.VideoStatus, posterUrl: string | null, smallPosterUrl: string | null } | null, check: { isSame: boolean, words: string, checkedAt: string, checkedBy: { id: string, username: string } } | null }> };

export const ContinuityPictureFieldsFragmentDoc = /*#__PURE__*/ createDocument<ContinuityPictureFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContinuityPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContinuityPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shotId"}},{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"videoId"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PosterFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"check"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}, [PictureFieldsFragmentDoc, PosterFieldsFragmentDoc, PersonFieldsFragmentDoc])
export const ContinuityDocument = /*#__PURE__*/ createDocument<ContinuityQuery, ContinuityQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Continuity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"elementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continuity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"elementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"elementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContinuityPictureFields"}}]}}]}}, [ContinuityPictureFieldsFragmentDoc])
export const ContinuityChangedDocument = /*#__PURE__*/ createDocument<ContinuityChangedSubscription, ContinuityChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContinuityChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}}]}}]}})
export const ContinuityShotChangedDocument = /*#__PURE__*/ createDocument<ContinuityShotChangedSubscription, ContinuityShotChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContinuityShotChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboardShotChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}})
export const CheckContinuityDocument = /*#__PURE__*/ createDocument<CheckContinuityMutation, CheckContinuityMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckContinuity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckContinuityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkContinuity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContinuityPictureFields"}}]}}]}}, [ContinuityPictureFieldsFragmentDoc])
export function useContinuityQuery(options: useQuery.Options<ContinuityQuery, ContinuityQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ContinuityDocument, options)
}
export function useContinuityChangedSubscription(options: useSubscription.Options<ContinuityChangedSubscription, ContinuityChangedSubscriptionVariables>) {
  return useSubscription(ContinuityChangedDocument, options)
}
export function useContinuityShotChangedSubscription(options: useSubscription.Options<ContinuityShotChangedSubscription, ContinuityShotChangedSubscriptionVariables>) {
  return useSubscription(ContinuityShotChangedDocument, options)
}
export function useCheckContinuityMutation(options?: useMutation.Options<CheckContinuityMutation, CheckContinuityMutationVariables>) {
  return useMutation(CheckContinuityDocument, options)
}