import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const PARAM = 'note'

/** The note in the address (`?note=`). Opening one adds a history entry. */
export function useOpenedNote() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation() as { state: { wasOpenedHere?: boolean } | null }
  const navigate = useNavigate()
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
    id: search.get(PARAM),
    open: (id: string) => show(id, { state: { wasOpenedHere: true } }),
    close: () => (state?.wasOpenedHere ? void navigate(-1) : show(null, { replace: true })),
  }
}
