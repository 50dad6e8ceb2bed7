/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated';

import { useMutation } from '@apollo/client/react'
import { createDocument } from '../../../shared/lib/network/graphqlDocument'
import { CutFieldsFragmentDoc } from './CutFields.generated'
export type ArrangeCutMutationVariables = Exact<{
  input: Types.EditCutInput;
}>;


export type ArrangeCutMutation = { editCut: { edit: { cut: { projectId: string, size: string | null, ratio: string | null, fit: Types.FilmFit, frameRate: number | null, title: string | null, clipGain: number, loudness: number | null, burnedCaptions: string | null, revision: number, editedBy: { id: string, username: string } | null, items: Array<{ id: string, inFrame: number, outFrame: number | null, speed: number, isMuted: boolean, gain: number, framing: number, transition: string, transitionSeconds: number, duration: number, isTrimRemoved: boolean, revision: number, editedBy: { id: string, username: string } | null, video:
            | { __typename: 'CardVideo', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null, card: { kind: Types.CardKind, design: Types.CardDesign, title: string, subtitle: string, seconds: number, revision: number, lines: Array<{ role: string, name: string }>, background: { kind: Types.CardBackgroundKind, colour: string, assetId: string | null } } }
            | { __typename: 'Clip', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, isRenamed: boolean, shotNumber: number | null, takeNumber: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
            | { __typename: 'Film', id: string, projectId: string, url: string | null, duration: number | null, frames: number | null, frameRate: number | null, width: number | null, height: number | null, title: string, posterUrl: string | null, smallPosterUrl: string | null }
           }>, cues: Array<{ id: string, itemId: string | null, atSeconds: number, inSeconds: number, outSeconds: number | null, gain: number, fadeInSeconds: number, fadeOutSeconds: number, isMuted: boolean, isDucked: boolean, isDuckedByClips: boolean, isLooped: boolean, revision: number, editedBy: { id: string, username: string } | null, sound: { id: string, projectId: string, kind: Types.CueKind, title: string, source: string, licence: string, duration: number, loudness: number | null, model: string | null, words: string | null, voice: string | null, deletedAt: string | null } }> } } } };

export const ArrangeCutDocument = /*#__PURE__*/ createDocument<ArrangeCutMutation, ArrangeCutMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArrangeCut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditCutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editCut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CutFields"}}]}}]}}]}}]}}, [CutFieldsFragmentDoc])
export function useArrangeCutMutation(options?: useMutation.Options<ArrangeCutMutation, ArrangeCutMutationVariables>) {
  return useMutation(ArrangeCutDocument, options)
}