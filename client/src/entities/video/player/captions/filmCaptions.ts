import { CAPTION_LANGUAGES } from '#schema/captions/languages'
import { useStoredChoice } from '../../../../shared/lib/storedChoice'
import { type FilmCaptionsQuery, useFilmCaptionsQuery } from './filmCaptions.generated'

/** The captions of a film in one language, as files. */
export type FilmCaptions = Extract<FilmCaptionsQuery['video'], { captions: unknown }>['captions'][number]

const NONE: readonly FilmCaptions[] = []
const CODES = ['en', ...CAPTION_LANGUAGES.map(({ code }) => code)]
const STATES = ['off', 'on'] as const

/** The captions of a merged film; clips have none. */
export function useFilmCaptions(filmId: string, isFilm: boolean): readonly FilmCaptions[] {
  const { data } = useFilmCaptionsQuery({
    variables: { id: filmId },
    skip: !isFilm,
    context: { quiet: true },
  })
  return data && 'captions' in data.video ? data.video.captions : NONE
}

/** Which captions are shown; remembered in the browser. */
export interface CaptionChoice {
  /** The code of the shown language; null: no captions. */
  shown: string | null
  toggle: () => void
  choose: (language: string | null) => void
}

/** The choice of a language; the first one where the film lacks the remembered one. */
export function useCaptionChoice(captions: readonly Pick<FilmCaptions, 'language'>[]): CaptionChoice {
  const [state, setState] = useStoredChoice('captions', STATES)
  const [preferred, setPreferred] = useStoredChoice('captions-language', CODES)
  const { language } = captions.find((each) => each.language === preferred) ??
    captions[0] ?? { language: null }
  const choose = (chosen: string | null) => {
    setState(chosen ? 'on' : 'off')
    if (chosen) setPreferred(chosen)
  }
  return {
    shown: state === 'on' ? language : null,
    toggle: () => setState(state === 'on' ? 'off' : 'on'),
    choose,
  }
}
