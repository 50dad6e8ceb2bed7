import { type OpenedVideo, useVideoOf } from '../../lib/useOpenedVideo'
import { FilmViewer } from '../../ui/FilmViewer'
import type { MergedFilmFieldsFragment } from './MergedFilmFields.generated'
import { OpenedFilmDocument } from './OpenedFilm.generated'
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
  const finished = among.filter(({ url }) => url)
  const at = finished.findIndex((one) => one.id === id)
  const place = { at: at + 1, of: finished.length }
  return (
    <FilmViewer
      film={film}
      facts={factsOf(film)}
      onClose={viewer.close}
      onStep={at >= 0 && finished.length > 1 ? viewer.stepper(finished) : undefined}
      place={place}
    />
  )
}
