import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const PARAM = 'video'

interface Identified {
  id: string
}

/** The video in the address (`?video=`). Opening one adds a history entry; stepping to another one does not. */
export function useOpenedVideo() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation() as { state: { wasOpenedHere?: boolean } | null }
  const navigate = useNavigate()
  const openedId = search.get(PARAM)
  const show = (id: string | null, options: { replace?: boolean; state?: unknown }) =>
    setSearch(
      (now) => {
        if (id === null) now.delete(PARAM)
        else now.set(PARAM, id)
        return now
      },
      { preventScrollReset: true, ...options },
    )
  return {
    openedId,
    open: (id: string) => show(id, { state: { wasOpenedHere: true } }),
    close: () => (state?.wasOpenedHere ? void navigate(-1) : show(null, { replace: true })),
    /** Returns a function that opens one of these videos by its distance, such as the previous (-1) or next (1) one. */
    stepper: (among: readonly Identified[]) => (by: number) => {
      const at = among.findIndex(({ id }) => id === openedId)
      const next = at < 0 ? undefined : among[at + by]
      if (next) show(next.id, { replace: true, state })
    },
  }
}
export type OpenedVideo = ReturnType<typeof useOpenedVideo>
