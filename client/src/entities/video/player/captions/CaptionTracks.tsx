import { useEffect, useRef } from 'react'
import { type FilmCaptions, languageName } from './filmCaptions'

/** One track of a video element. The file is a Blob: the API needs a token, which elements do not send. */
function CaptionTrack({
  captions: { language, vtt },
  isShown,
}: {
  captions: FilmCaptions
  isShown: boolean
}) {
  const element = useRef<HTMLTrackElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }))
    element.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [vtt])
  useEffect(() => {
    Object.assign(element.current!.track, { mode: isShown ? 'showing' : 'disabled' })
  }, [isShown])
  return <track ref={element} kind="captions" srcLang={language} label={languageName(language)} />
}

/** The captions of a film, within its video element. */
export const CaptionTracks = ({
  captions,
  shown,
}: {
  captions: readonly FilmCaptions[]
  /** The code of the shown language. */
  shown: string | null
}) =>
  captions.map((each) => (
    <CaptionTrack key={each.language} captions={each} isShown={each.language === shown} />
  ))
