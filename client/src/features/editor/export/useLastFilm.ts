import { useLastFilmQuery } from './useMerge.generated'

/** The last film of a project that was merged completely; undefined while it loads, or without one. */
export function useLastFilm(projectId: string) {
  const { data } = useLastFilmQuery({
    variables: { id: projectId },
    // a first page in the cache would replace the list of the merged videos
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  })
  return data?.project.films.nodes.find(({ downloadUrl }) => downloadUrl)
}
