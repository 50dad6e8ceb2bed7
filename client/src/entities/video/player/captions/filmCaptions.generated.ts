/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../../../shared/lib/network/graphqlDocument'
export type FilmCaptionsQueryVariables = Exact<{
  id: string;
}>;


export type FilmCaptionsQuery = { video:
    | { id: string }
    | { id: string }
    | { id: string, captions: Array<{ language: string, vtt: string, srt: string }> }
   };

export const FilmCaptionsDocument = /*#__PURE__*/ createDocument<FilmCaptionsQuery, FilmCaptionsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilmCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Film"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"vtt"}},{"kind":"Field","name":{"kind":"Name","value":"srt"}}]}}]}}]}}]}})
export function useFilmCaptionsQuery(options: useQuery.Options<FilmCaptionsQuery, FilmCaptionsQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FilmCaptionsDocument, options)
}