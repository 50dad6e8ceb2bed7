import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNarrow } from '../../shared/lib/media'

/** What the Videos tab shows: the generated takes, the cut, or both. */
const VIEWS = ['takes', 'cut', 'both'] as const
export type View = (typeof VIEWS)[number]

const PARAM = 'view'

interface Content {
  isLoaded: boolean
  /** Whether a video needs a review or is in progress. */
  isWaiting: boolean
  isCutEmpty: boolean
}

/**
 * The view in the address (`view=takes`). Without one, both where both fit; only the cut when it has clips and no video waits,
 * or, where both do not fit, for a film in the address, which is shown above the cut. A resized window keeps its view, because
 * another one would close open dialogs.
 */
export function useView({ isLoaded, isWaiting, isCutEmpty }: Content) {
  const [search, setSearch] = useSearchParams()
  const isNarrow = useNarrow()
  const [initial, setInitial] = useState<View>()
  const withTakes = isNarrow ? 'takes' : 'both'
  if (!initial && isLoaded) setInitial(isWaiting || isCutEmpty ? withTakes : 'cut')
  const usual = initial ?? withTakes
  const forFilm = usual === 'takes' && search.has('film') ? 'cut' : usual
  const inAddress = VIEWS.find((one) => one === search.get(PARAM))
  const view = inAddress ?? forFilm
  const open = (next: View) =>
    setSearch(
      (now) => {
        now.set(PARAM, next)
        return now
      },
      { preventScrollReset: true },
    )
  return {
    view,
    /** Null until the content decides the view: a click on any, also the visible one, selects it. */
    selected: inAddress ?? (initial ? view : null),
    views: VIEWS.filter((one) => one === view || one !== 'both' || !isNarrow),
    open,
    /** Opens the takes, beside the cut where both fit. */
    openTakes: () => open(withTakes),
  }
}
