import { CAPTION_LANGUAGES } from '#schema/captions/languages'
import { useStoredChoice } from '../../../../shared/lib/storedChoice'
import { type FilmCaptionsQuery, useFilmCaptionsQuery } from './filmCaptions.generated'

/** Captions of a film in one language, as files. */
export type FilmCaptions = Extract<FilmCaptionsQuery['video'], { captions: unknown }>['captions'][number]

const NONE: readonly FilmCaptions[] = []
const CODES = ['en', ...CAPTION_LANGUAGES.map(({ code }) => code)]
const STATES = ['off', 'on'] as const

/** Captions of a merged film; clips have none. */
export function useFilmCaptions(filmId: string, isFilm: boolean): readonly FilmCaptions[] {
  const { data } = useFilmCaptionsQuery({
    variables: { id: filmId },
    skip: !isFilm,
    context: { quiet: true },
  })
  return data && 'captions' in data.video ? data.video.captions : NONE
}

/** Shown captions, remembered in the browser. */
export interface CaptionChoice {
  /** Code of the shown language; null for none. */
  shown: string | null
  toggle: () => void
  choose: (language: string | null) => void
}

/** The chosen language, or the first one if the film lacks it. */
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
