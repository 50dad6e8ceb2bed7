import { Button } from 'antd'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { currentToken } from '../../../../shared/lib/session/session'
import { toast } from '../../../../shared/lib/toast'
import { useFilmSoundQuery } from './filmSound.generated'
import { loudnessText, peakText } from './loudnessText'

/** How loud a film is, in words; null where it has no mix. */
function soundText({ loudness, truePeak }: { loudness: number | null; truePeak: number | null }) {
  if (loudness === null) return null
  const peak = truePeak === null ? '' : `, true peak ${peakText(truePeak)}`
  return `Loudness ${loudnessText(loudness, 1)}${peak}`
}

/** Downloads what a film plays beside its clips, as CSV. */
async function saveCueSheet(filmId: string): Promise<void> {
  const response = await fetch(`/api/v1/video/videos/${filmId}/cue_sheet`, {
    headers: { authorization: `Bearer ${currentToken()}` },
  })
  if (!response.ok) throw new Error(String(response.status))
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: 'cue-sheet.csv' })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Loudness and cue sheet of a film, where it has them. Not of clips. */
export function useFilmSound(filmId: string, isMerged: boolean) {
  const { data } = useFilmSoundQuery({ variables: { id: filmId }, skip: !isMerged, context: { quiet: true } })
  const video = data?.video
  return { text: video ? soundText(video) : null, hasCues: !!video?.cues?.length }
}

/** The button that downloads the cue sheet of a film. */
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
