/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { PageFieldsFragmentDoc } from '../connection.generated'
import { PersonFieldsFragmentDoc } from '../person/person.generated'
import { VideoTitleFieldsFragmentDoc } from '../video/VideoTitle.generated'
export type ReviewLinkFieldsFragment = { id: string, projectId: string, name: string, kind: Types.ReviewKind, hasPassword: boolean, mayDownload: boolean, mayApprove: boolean, showsNames: boolean, createdAt: string, expiresAt: string, endedAt: string | null, isActive: boolean, opens: number, lastSeenAt: string | null, video:
    | { __typename: 'CardVideo', id: string, title: string }
    | { __typename: 'Clip', id: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }
    | { __typename: 'Film', id: string, title: string }
   | null, createdBy: { id: string, username: string } | null, guests: Array<{ id: string, name: string, lastSeenAt: string }>, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
      | { id: string }
      | { id: string }
      | { id: string }
     | null }> };

export type VerdictFieldsFragment = { guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type VerdictsQueryVariables = Exact<{
  projectId: string;
}>;


export type VerdictsQuery = { project: { id: string, reviewLinks: { nodes: Array<{ id: string, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
            | { id: string }
            | { id: string }
            | { id: string }
           | null }> }> } } };

export type ReviewLinksQueryVariables = Exact<{
  projectId: string;
  after?: string | null | undefined;
}>;


export type ReviewLinksQuery = { project: { id: string, reviewLinks: { nodes: Array<{ id: string, projectId: string, name: string, kind: Types.ReviewKind, hasPassword: boolean, mayDownload: boolean, mayApprove: boolean, showsNames: boolean, createdAt: string, expiresAt: string, endedAt: string | null, isActive: boolean, opens: number, lastSeenAt: string | null, video:
          | { __typename: 'CardVideo', id: string, title: string }
          | { __typename: 'Clip', id: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }
          | { __typename: 'Film', id: string, title: string }
         | null, createdBy: { id: string, username: string } | null, guests: Array<{ id: string, name: string, lastSeenAt: string }>, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
            | { id: string }
            | { id: string }
            | { id: string }
           | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type CreateReviewLinkMutationVariables = Exact<{
  input: Types.CreateReviewLinkInput;
}>;


export type CreateReviewLinkMutation = { createReviewLink: { token: string, link: { id: string, projectId: string, name: string, kind: Types.ReviewKind, hasPassword: boolean, mayDownload: boolean, mayApprove: boolean, showsNames: boolean, createdAt: string, expiresAt: string, endedAt: string | null, isActive: boolean, opens: number, lastSeenAt: string | null, video:
        | { __typename: 'CardVideo', id: string, title: string }
        | { __typename: 'Clip', id: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }
        | { __typename: 'Film', id: string, title: string }
       | null, createdBy: { id: string, username: string } | null, guests: Array<{ id: string, name: string, lastSeenAt: string }>, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
          | { id: string }
          | { id: string }
          | { id: string }
         | null }> } } };

export type SignOutGuestsMutationVariables = Exact<{
  id: string;
}>;


export type SignOutGuestsMutation = { signOutGuests: { id: string, projectId: string, name: string, kind: Types.ReviewKind, hasPassword: boolean, mayDownload: boolean, mayApprove: boolean, showsNames: boolean, createdAt: string, expiresAt: string, endedAt: string | null, isActive: boolean, opens: number, lastSeenAt: string | null, video:
      | { __typename: 'CardVideo', id: string, title: string }
      | { __typename: 'Clip', id: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }
      | { __typename: 'Film', id: string, title: string }
     | null, createdBy: { id: string, username: string } | null, guests: Array<{ id: string, name: string, lastSeenAt: string }>, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
        | { id: string }
        | { id: string }
        | { id: string }
       | null }> } };

export type EndReviewLinkMutationVariables = Exact<{
  id: string;
}>;


export type EndReviewLinkMutation = { endReviewLink: { id: string, projectId: string, name: string, kind: Types.ReviewKind, hasPassword: boolean, mayDownload: boolean, mayApprove: boolean, showsNames: boolean, createdAt: string, expiresAt: string, endedAt: string | null, isActive: boolean, opens: number, lastSeenAt: string | null, video:
      | { __typename: 'CardVideo', id: string, title: string }
      | { __typename: 'Clip', id: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }
      | { __typename: 'Film', id: string, title: string }
     | null, createdBy: { id: string, username: string } | null, guests: Array<{ id: string, name: string, lastSeenAt: string }>, verdicts: Array<{ guestName: string, versionNumber: number | null, shotNumber: number | null, isApproved: boolean, text: string, createdAt: string, video:
        | { id: string }
        | { id: string }
        | { id: string }
       | null }> } };

export const VerdictFieldsFragmentDoc = /*#__PURE__*/ createDocument<VerdictFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerdictFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestName"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"shotNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}})
export const ReviewLinkFieldsFragmentDoc = /*#__PURE__*/ createDocument<ReviewLinkFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"mayDownload"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"showsNames"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"guests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerdictFields"}}]}}]}}, [VideoTitleFieldsFragmentDoc, PersonFieldsFragmentDoc, VerdictFieldsFragmentDoc])
export const VerdictsDocument = /*#__PURE__*/ createDocument<VerdictsQuery, VerdictsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Verdicts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verdicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerdictFields"}}]}}]}}]}}]}}]}}, [VerdictFieldsFragmentDoc])
export const ReviewLinksDocument = /*#__PURE__*/ createDocument<ReviewLinksQuery, ReviewLinksQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}}]}}, [ReviewLinkFieldsFragmentDoc, PageFieldsFragmentDoc])
export const CreateReviewLinkDocument = /*#__PURE__*/ createDocument<CreateReviewLinkMutation, CreateReviewLinkMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReviewLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReviewLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReviewLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewLinkFields"}}]}}]}}]}}, [ReviewLinkFieldsFragmentDoc])
export const SignOutGuestsDocument = /*#__PURE__*/ createDocument<SignOutGuestsMutation, SignOutGuestsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutGuests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutGuests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewLinkFields"}}]}}]}}, [ReviewLinkFieldsFragmentDoc])
export const EndReviewLinkDocument = /*#__PURE__*/ createDocument<EndReviewLinkMutation, EndReviewLinkMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndReviewLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endReviewLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewLinkFields"}}]}}]}}, [ReviewLinkFieldsFragmentDoc])
export function useVerdictsQuery(options: useQuery.Options<VerdictsQuery, VerdictsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(VerdictsDocument, options)
}
export function useReviewLinksQuery(options: useQuery.Options<ReviewLinksQuery, ReviewLinksQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ReviewLinksDocument, options)
}
export function useCreateReviewLinkMutation(options?: useMutation.Options<CreateReviewLinkMutation, CreateReviewLinkMutationVariables>) {
  return useMutation(CreateReviewLinkDocument, options)
}
export function useSignOutGuestsMutation(options?: useMutation.Options<SignOutGuestsMutation, SignOutGuestsMutationVariables>) {
  return useMutation(SignOutGuestsDocument, options)
}
export function useEndReviewLinkMutation(options?: useMutation.Options<EndReviewLinkMutation, EndReviewLinkMutationVariables>) {
  return useMutation(EndReviewLinkDocument, options)
}