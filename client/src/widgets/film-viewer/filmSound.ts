import { saveFile } from '../../shared/lib/network/download'
import { currentToken } from '../../shared/lib/session/session'
import { toast } from '../../shared/lib/toast'
import { useFilmSoundQuery } from './filmSound.generated'
import { measuredText } from '../../entities/video/loudnessText'

async function downloadCueSheet(filmId: string): Promise<void> {
  const response = await fetch(`/api/v1/video/videos/${filmId}/cue_sheet`, {
    headers: { authorization: `Bearer ${currentToken()}` },
  })
  if (!response.ok) throw new Error(String(response.status))
  saveFile(await response.blob(), 'cue-sheet.csv')
}

/** Downloads the cue sheet of a film as CSV; a failure is shown. */
export const saveCueSheet = (filmId: string): Promise<void> =>
  downloadCueSheet(filmId).catch(() => toast.error('Download failed'))

/** Loudness and cue sheet of a film, if any; clips have neither. */
export function useFilmSound(filmId: string, isFilm: boolean) {
  const { data } = useFilmSoundQuery({ variables: { id: filmId }, skip: !isFilm, context: { quiet: true } })
  const film = data && 'cues' in data.video ? data.video : null
  const measured = film && measuredText(film)
  return { text: measured ? `Loudness ${measured}` : null, hasCues: !!film?.cues?.length }
}
