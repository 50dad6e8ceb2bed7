import { Button } from 'antd'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../shared/lib/network/download'
import { currentToken } from '../../shared/lib/session/session'
import { toast } from '../../shared/lib/toast'
import { useFilmSoundQuery } from './filmSound.generated'
import { measuredText } from '../../entities/video/loudnessText'

/** Downloads the cue sheet of a film as CSV. */
async function saveCueSheet(filmId: string): Promise<void> {
  const response = await fetch(`/api/v1/video/videos/${filmId}/cue_sheet`, {
    headers: { authorization: `Bearer ${currentToken()}` },
  })
  if (!response.ok) throw new Error(String(response.status))
  saveFile(await response.blob(), 'cue-sheet.csv')
}

/** Loudness and cue sheet of a film, if any; clips have neither. */
export function useFilmSound(filmId: string, isFilm: boolean) {
  const { data } = useFilmSoundQuery({ variables: { id: filmId }, skip: !isFilm, context: { quiet: true } })
  const film = data && 'cues' in data.video ? data.video : null
  const measured = film && measuredText(film)
  return { text: measured ? `Loudness ${measured}` : null, hasCues: !!film?.cues?.length }
}

/** Button to download the cue sheet of a film. */
export function CueSheetButton({ filmId, wordClass }: { filmId: string; wordClass: string | undefined }) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveCueSheet(filmId).catch(() => toast.error('Download failed'))
    setSaving(false)
  }
  return (
    <Button
      icon={<FileSpreadsheet size={16} />}
      aria-label="Cue sheet"
      loading={isSaving}
      onClick={() => void save()}
    >
      <span className={wordClass}>Cue sheet</span>
    </Button>
  )
}
