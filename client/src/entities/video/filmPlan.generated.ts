/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
import { VideoTitleFieldsFragmentDoc } from './VideoTitle.generated'
export type FilmPlanFieldsFragment = { frameRate: number, frames: number, isReconstructed: boolean, clips: Array<{ itemId: string, videoId: string, inFrame: number, outFrame: number | null, speed: number, frames: number, frameRate: number, model: string, seed: number | null, isUpscaled: boolean, contentId: string | null, isMuted: boolean, gain: number, framing: number, video:
      | { __typename: 'CardVideo', id: string, projectId: string, title: string, card: { kind: Types.CardKind } }
      | { __typename: 'Clip', prompt: string, engine: Types.EngineName, id: string, projectId: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }
      | { __typename: 'Film', id: string, projectId: string, title: string }
     | null }>, segments: Array<{ startFrame: number, frames: number, transition: string | null, clip: number, frame: number, afterClip: number | null, afterFrame: number | null }> };

export type FilmPlanQueryVariables = Exact<{
  id: string;
}>;


export type FilmPlanQuery = { video:
    | { id: string }
    | { id: string }
    | { id: string, plan: { frameRate: number, frames: number, isReconstructed: boolean, clips: Array<{ itemId: string, videoId: string, inFrame: number, outFrame: number | null, speed: number, frames: number, frameRate: number, model: string, seed: number | null, isUpscaled: boolean, contentId: string | null, isMuted: boolean, gain: number, framing: number, video:
            | { __typename: 'CardVideo', id: string, projectId: string, title: string, card: { kind: Types.CardKind } }
            | { __typename: 'Clip', prompt: string, engine: Types.EngineName, id: string, projectId: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }
            | { __typename: 'Film', id: string, projectId: string, title: string }
           | null }>, segments: Array<{ startFrame: number, frames: number, transition: string | null, clip: number, frame: number, afterClip: number | null, afterFrame: number | null }> } | null }
   };

export const FilmPlanFieldsFragmentDoc = /*#__PURE__*/ createDocument<FilmPlanFieldsFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilmPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FilmPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frameRate"}},{"kind":"Field","name":{"kind":"Name","value":"frames"}},{"kind":"Field","name":{"kind":"Name","value":"isReconstructed"}},{"kind":"Field","name":{"kind":"Name","value":"clips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"videoId"}},{"kind":"Field","name":{"kind":"Name","value":"inFrame"}},{"kind":"Field","name":{"kind":"Name","value":"outFrame"}},{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"frames"}},{"kind":"Field","name":{"kind":"Name","value":"frameRate"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"isUpscaled"}},{"kind":"Field","name":{"kind":"Name","value":"contentId"}},{"kind":"Field","name":{"kind":"Name","value":"isMuted"}},{"kind":"Field","name":{"kind":"Name","value":"gain"}},{"kind":"Field","name":{"kind":"Name","value":"framing"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoTitleFields"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompt"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startFrame"}},{"kind":"Field","name":{"kind":"Name","value":"frames"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"clip"}},{"kind":"Field","name":{"kind":"Name","value":"frame"}},{"kind":"Field","name":{"kind":"Name","value":"afterClip"}},{"kind":"Field","name":{"kind":"Name","value":"afterFrame"}}]}}]}}, [VideoTitleFieldsFragmentDoc])
export const FilmPlanDocument = /*#__PURE__*/ createDocument<FilmPlanQuery, FilmPlanQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilmPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Film"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilmPlanFields"}}]}}]}}]}}]}}, [FilmPlanFieldsFragmentDoc])
export function useFilmPlanQuery(options: useQuery.Options<FilmPlanQuery, FilmPlanQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FilmPlanDocument, options)
}