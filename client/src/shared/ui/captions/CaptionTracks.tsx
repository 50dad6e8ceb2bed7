import { useEffect, useRef } from 'react'
import { captionLanguage } from '#schema/captions/languages'

/** Captions in one language, as WebVTT. */
interface ShownCaptions {
  language: string
  vtt: string
}

/** The name of a language in English. */
export const languageName = (code: string): string => captionLanguage(code)?.name ?? code

/** One track of a video element. The file is a Blob: the API needs a token, which elements do not send. */
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
    // browsers show no captions over a poster, and a seek removes it
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
 * The shown captions of a film, within its video element. Other languages have no element: Chromium shows a disabled
 * track beside the chosen one.
 */
export const CaptionTracks = ({
  captions,
  shown,
}: {
  captions: readonly ShownCaptions[]
  /** The code of the shown language. */
  shown: string | null
}) =>
  captions
    .filter(({ language }) => language === shown)
    .map((each) => <CaptionTrack key={each.language} captions={each} />)
