/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useFragment, useLazyQuery, useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { ReferenceFieldsFragmentDoc } from '../../asset/ReferenceFields.generated'
import { SettingsFieldsFragmentDoc } from '../../../features/chat/Answer.generated'
export type RepeatedVideoFieldsFragment = { id: string, prompt: string, model: string, ratio: string, seed: number | null, declineReason: string | null, extendsVideoId: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, firstFrame: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null };

export type RepeatedVideoQueryVariables = Exact<{
  id: string;
}>;


export type RepeatedVideoQuery = { video:
    | { __typename: 'CardVideo', projectId: string }
    | { __typename: 'Clip', projectId: string, id: string, prompt: string, model: string, ratio: string, seed: number | null, declineReason: string | null, extendsVideoId: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null }, references: Array<{ assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null }>, firstFrame: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null, lastFrame: { assetId: string, name: string, asset: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string } | null } | null }
    | { __typename: 'Film', projectId: string }
   };

export const RepeatedVideoFieldsFragmentDoc = /*#__PURE__*/ createDocument<RepeatedVideoFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepeatedVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"prompt"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstFrame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastFrame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extendsVideoId"}}]}}, [SettingsFieldsFragmentDoc, ReferenceFieldsFragmentDoc])
export const RepeatedVideoDocument = /*#__PURE__*/ createDocument<RepeatedVideoQuery, RepeatedVideoQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepeatedVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepeatedVideoFields"}}]}}]}}, [RepeatedVideoFieldsFragmentDoc])
export function useRepeatedVideoQuery(options: useQuery.Options<RepeatedVideoQuery, RepeatedVideoQueryVariables> & { returnPartialData?: false }) {
  return useQuery(RepeatedVideoDocument, options)
}
export function useRepeatedVideoLazyQuery(options?: useLazyQuery.Options<RepeatedVideoQuery, RepeatedVideoQueryVariables>) {
  return useLazyQuery(RepeatedVideoDocument, options)
}
export function useRepeatedVideoFieldsFragment(from: useFragment.FromOptionValue<RepeatedVideoFieldsFragment> | null) {
  return useFragment<RepeatedVideoFieldsFragment>({ fragment: RepeatedVideoFieldsFragmentDoc, fragmentName: 'RepeatedVideoFields', from })
}