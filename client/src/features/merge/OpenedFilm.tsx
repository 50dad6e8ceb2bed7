import { type MergedFilmFieldsFragment, OpenedFilmDocument } from '../../gql/generated'
import { type OpenedVideo, useVideoOf } from '../../lib/useOpenedVideo'
import { FilmViewer } from '../../ui/FilmViewer'
import { factsOf } from './words'

/** The film that the address names, on the whole screen. */
export function OpenedFilm({
  id,
  among,
  viewer,
}: {
  id: string
  among: readonly MergedFilmFieldsFragment[]
  viewer: OpenedVideo
}) {
  const film = useVideoOf(OpenedFilmDocument, { id, among, viewer })
  if (!film) return null
  const step = viewer.stepper(among.filter(({ url }) => url))
  return <FilmViewer film={film} facts={factsOf(film)} onClose={viewer.close} onStep={step} />
}
