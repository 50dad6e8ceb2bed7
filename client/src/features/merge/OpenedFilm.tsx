import { useCloseOnError } from '../../shared/lib/toast'
import type { OpenedVideo } from '../../entities/video/useOpenedVideo'
import type { VerdictFieldsFragment } from '../../entities/review-link/reviewLinks.generated'
import { verdictText } from '../../entities/review-link/Verdict'
import { FilmViewer } from '../../widgets/film-viewer/FilmViewer'
import type { MergedFilmFieldsFragment } from './MergedFilmFields.generated'
import { useOpenedFilmQuery } from './OpenedFilm.generated'
import { factsOf } from './MergedFilm'

const NO_FILM = new Error('This video is not a film')

/** The film in the address, in full screen. */
export function OpenedFilm({
  id,
  among,
  verdicts,
  viewer,
}: {
  id: string
  among: readonly MergedFilmFieldsFragment[]
  verdicts: readonly VerdictFieldsFragment[]
  viewer: OpenedVideo
}) {
  const listed = among.find((one) => one.id === id)
  const { data, error } = useOpenedFilmQuery({
    variables: { id },
    skip: listed !== undefined,
    context: { quiet: true },
  })
  const film = listed ?? (data?.video.__typename === 'Film' ? data.video : null)
  useCloseOnError(film ? undefined : (error ?? (data && NO_FILM)), viewer.close)
  if (!film) return null
  const said = verdicts.filter(({ video }) => video?.id === id).map(verdictText)
  const finished = among.filter(({ url }) => url)
  const at = finished.findIndex((one) => one.id === id)
  const place = { at: at + 1, of: finished.length }
  return (
    <FilmViewer
      film={film}
      facts={[factsOf(film), ...said].join(' · ')}
      onClose={viewer.close}
      onStep={at >= 0 && finished.length > 1 ? viewer.stepper(finished) : undefined}
      place={place}
    />
  )
}
