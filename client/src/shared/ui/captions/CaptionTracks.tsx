import { useEffect, useRef } from 'react'
import { captionLanguage } from '#schema/captions/languages'

/** Captions in one language, as WebVTT. */
interface ShownCaptions {
  language: string
  vtt: string
}

/** English name of a language. */
export const languageName = (code: string): string => captionLanguage(code)?.name ?? code

/** Track of a video element. A Blob URL, because elements cannot send the API token. */
function CaptionTrack({ captions: { language, vtt } }: { captions: ShownCaptions }) {
  const element = useRef<HTMLTrackElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }))
    element.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [vtt])
  useEffect(() => {
    const track = element.current!
    const video = track.closest('video')!
    Object.assign(track.track, { mode: 'showing' })
    // browsers show no captions over a poster; a seek removes the poster
    const removePoster = () => {
      if (video.paused && video.currentTime === 0) video.currentTime = 0
    }
    track.addEventListener('load', removePoster)
    video.addEventListener('loadeddata', removePoster)
    return () => {
      track.removeEventListener('load', removePoster)
      video.removeEventListener('loadeddata', removePoster)
    }
  }, [])
  return <track ref={element} kind="captions" srcLang={language} label={languageName(language)} />
}

/**
 * Captions of a film in the shown language, within its video element. Other languages are not rendered, because Chromium
 * shows disabled tracks, too.
 */
export const CaptionTracks = ({
  captions,
  shown,
}: {
  captions: readonly ShownCaptions[]
  /** Code of the shown language. */
  shown: string | null
}) =>
  captions
    .filter(({ language }) => language === shown)
    .map((each) => <CaptionTrack key={each.language} captions={each} />)
