/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { ExtendedVideoFieldsFragmentDoc } from './ExtendedVideoFields.generated'
import { ReferenceImageFieldsFragmentDoc } from '../../asset/ReferenceFields.generated'
import { SettingsFieldsFragmentDoc } from '../../../features/chat/Answer.generated'
export type CaptureFrameMutationVariables = Exact<{
  videoId: string;
  atSeconds?: number | null | undefined;
  drawing?: string | null | undefined;
}>;


export type CaptureFrameMutation = { captureFrame: { name: string, id: string, smallUrl: string, mediumUrl: string, width: number, height: number, dominantColor: string, thumbHash: string, capturedFrom: { atSeconds: number } | null } };

export type ContinuedVideoFieldsFragment = { model: string, id: string, title: string, ratio: string, duration: number | null, posterUrl: string | null, smallPosterUrl: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null } };

export type ContinuedVideoQueryVariables = Exact<{
  id: string;
}>;


export type ContinuedVideoQuery = { video:
    | { __typename: 'CardVideo', projectId: string }
    | { __typename: 'Clip', projectId: string, model: string, id: string, title: string, ratio: string, duration: number | null, posterUrl: string | null, smallPosterUrl: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null } }
    | { __typename: 'Film', projectId: string, lastClip:
        | { __typename: 'CardVideo' }
        | { __typename: 'Clip', model: string, id: string, title: string, ratio: string, duration: number | null, posterUrl: string | null, smallPosterUrl: string | null, settings: { magicPrompt: boolean, duration: number | null, resolution: string | null, sound: boolean | null, negativePrompt: string | null, movement: string | null, promptOptimizer: boolean | null } }
        | { __typename: 'Film' }
       | null }
   };

export const ContinuedVideoFieldsFragmentDoc = /*#__PURE__*/ createDocument<ContinuedVideoFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContinuedVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExtendedVideoFields"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}}]}}, [ExtendedVideoFieldsFragmentDoc, SettingsFieldsFragmentDoc])
export const CaptureFrameDocument = /*#__PURE__*/ createDocument<CaptureFrameMutation, CaptureFrameMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaptureFrame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atSeconds"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"drawing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captureFrame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"videoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"atSeconds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atSeconds"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"drawing"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceImageFields"}},{"kind":"Field","name":{"kind":"Name","value":"capturedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atSeconds"}}]}}]}}]}}, [ReferenceImageFieldsFragmentDoc])
export const ContinuedVideoDocument = /*#__PURE__*/ createDocument<ContinuedVideoQuery, ContinuedVideoQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContinuedVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContinuedVideoFields"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Film"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastClip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContinuedVideoFields"}}]}}]}}]}}]}}, [ContinuedVideoFieldsFragmentDoc])
export function useCaptureFrameMutation(options?: useMutation.Options<CaptureFrameMutation, CaptureFrameMutationVariables>) {
  return useMutation(CaptureFrameDocument, options)
}