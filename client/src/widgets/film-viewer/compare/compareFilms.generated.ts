/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../entities/types.generated';

import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { FilmPlanFieldsFragmentDoc } from '../../../entities/video/filmPlan.generated'
export type ComparableFilmsQueryVariables = Exact<{
  projectId: string;
  first: number;
}>;


export type ComparableFilmsQuery = { project: { id: string, films: { nodes: Array<{ id: string, title: string, url: string | null, versionNumber: number | null, job: { id: string, kind: Types.JobKind } | null }> } } };

export type ComparedFilmQueryVariables = Exact<{
  id: string;
}>;


export type ComparedFilmQuery = { video:
    | { id: string, title: string, url: string | null, posterUrl: string | null, width: number | null, height: number | null, duration: number | null, frameRate: number | null, job: { id: string, kind: Types.JobKind } | null }
    | { id: string, title: string, url: string | null, posterUrl: string | null, width: number | null, height: number | null, duration: number | null, frameRate: number | null, job: { id: string, kind: Types.JobKind } | null }
    | { frames: number | null, versionNumber: number | null, id: string, title: string, url: string | null, posterUrl: string | null, width: number | null, height: number | null, duration: number | null, frameRate: number | null, plan: { frameRate: number, frames: number, isReconstructed: boolean, clips: Array<{ itemId: string, videoId: string, inFrame: number, outFrame: number | null, speed: number, frames: number, frameRate: number, model: string, seed: number | null, isUpscaled: boolean, contentId: string | null, isMuted: boolean, gain: number, framing: number, video:
            | { __typename: 'CardVideo', id: string, projectId: string, title: string, card: { kind: Types.CardKind } }
            | { __typename: 'Clip', prompt: string, engine: Types.EngineName, firstTakeId: string, id: string, projectId: string, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string }
            | { __typename: 'Film', id: string, projectId: string, title: string }
           | null }>, segments: Array<{ startFrame: number, frames: number, transition: string | null, clip: number, frame: number, afterClip: number | null, afterFrame: number | null }> } | null, job: { id: string, kind: Types.JobKind } | null }
   };

export const ComparableFilmsDocument = /*#__PURE__*/ createDocument<ComparableFilmsQuery, ComparableFilmsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparableFilms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"films"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}}]}})
export const ComparedFilmDocument = /*#__PURE__*/ createDocument<ComparedFilmQuery, ComparedFilmQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedFilm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frameRate"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Film"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frames"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilmPlanFields"}}]}}]}}]}}]}}, [FilmPlanFieldsFragmentDoc])
export function useComparableFilmsQuery(options: useQuery.Options<ComparableFilmsQuery, ComparableFilmsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ComparableFilmsDocument, options)
}
export function useComparedFilmQuery(options: useQuery.Options<ComparedFilmQuery, ComparedFilmQueryVariables> & { returnPartialData?: false }) {
  return useQuery(ComparedFilmDocument, options)
}