import { goTo } from '../../../shared/lib/navigation'
import { toast } from '../../../shared/lib/toast'
import { useMergeAnimaticMutation } from './film.generated'

/** Merges the board into a draft film of the project. */
export function useDraftFilm(projectId: string) {
  const [start, { loading }] = useMergeAnimaticMutation({ variables: { projectId } })
  const exportFilm = () =>
    void start()
      .then(({ data: started }) => {
        const title = started?.mergeAnimatic.title
        toast.info(`“${title}” is being made`, {
          label: 'Show',
          run: () => goTo(`/projects/${projectId}?tab=merged`),
        })
      })
      .catch(() => undefined)
  return { exportFilm, isExporting: loading }
}
