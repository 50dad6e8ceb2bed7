/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react'
import { createDocument } from '../../shared/lib/network/graphqlDocument'
export type FilmSoundQueryVariables = Exact<{
  id: string;
}>;


export type FilmSoundQuery = { video:
    | { id: string }
    | { id: string }
    | { loudness: number | null, loudnessTarget: number | null, truePeak: number | null, id: string, cues: Array<{ title: string }> | null }
   };

export const FilmSoundDocument = /*#__PURE__*/ createDocument<FilmSoundQuery, FilmSoundQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilmSound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Film"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loudness"}},{"kind":"Field","name":{"kind":"Name","value":"loudnessTarget"}},{"kind":"Field","name":{"kind":"Name","value":"truePeak"}},{"kind":"Field","name":{"kind":"Name","value":"cues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}})
export function useFilmSoundQuery(options: useQuery.Options<FilmSoundQuery, FilmSoundQueryVariables> & { returnPartialData?: false }) {
  return useQuery(FilmSoundDocument, options)
}