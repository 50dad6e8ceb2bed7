import { useEffect, useRef, useState } from 'react'
import { type CastVoice, speakerKey, speedOf } from '#schema/cast-voices'
import { LIMITS } from '#schema/limits'
import { type Dialogue, spokenDialogue } from '#schema/shot-elements'
import { usePreview } from '../../../entities/sound/usePreview'
import { currentToken } from '../../../shared/lib/session/session'
import { toast } from '../../../shared/lib/toast'

/** The first line of a speaker, shortened at a word boundary; empty if the speaker has no line. */
export function sampleWords(shots: readonly { dialogue: readonly Dialogue[] }[], speaker: string): string {
  const lines = shots.flatMap(({ dialogue }) => spokenDialogue(dialogue))
  const line = lines.find((one) => speakerKey(one.speaker) === speaker)?.text.replaceAll(/\s+/g, ' ') ?? ''
  const { sampleMax } = LIMITS.sound
  if (line.length <= sampleMax) return line
  const end = line.lastIndexOf(' ', sampleMax)
  return line.slice(0, end > 0 ? end : sampleMax)
}

async function fetchSample(projectId: string, { voice, ...one }: CastVoice, words: string): Promise<string> {
  const query = new URLSearchParams({ words, voice, speed: String(speedOf(one)) })
  const response = await fetch(`/api/v1/projects/${projectId}/voice-sample?${query}`, {
    headers: { authorization: `Bearer ${currentToken()}` },
  })
  if (!response.ok) throw new Error(String(response.status))
  return URL.createObjectURL(await response.blob())
}

/** Plays samples of voices, by speaker, one at a time; those of free voices are read when heard. */
export function useVoiceSample(projectId: string) {
  const { playingId, toggle } = usePreview()
  const [loadingId, setLoading] = useState<string | null>(null)
  const urls = useRef<string[]>([])
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), [])
  const hear = async (one: CastVoice, words: string) => {
    const id = one.speaker
    setLoading(id)
    const url = await fetchSample(projectId, one, words).catch(() => null)
    setLoading(null)
    if (!url) return toast.error('Unable to play a sample. Try again.')
    urls.current.push(url)
    toggle({ id, url })
  }
  return { playingId, loadingId, hear, toggle }
}
