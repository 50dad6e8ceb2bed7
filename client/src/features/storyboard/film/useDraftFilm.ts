import { goTo } from '../../../shared/lib/navigation/goTo'
import { toast } from '../../../shared/lib/toast'
import { useExportAnimaticMutation } from './film.generated'

/** Merges what the board plays into a draft film of its project. */
export function useDraftFilm(projectId: string) {
  const [start, { loading }] = useExportAnimaticMutation({ variables: { projectId } })
  const exportFilm = () =>
    void start()
      .then(({ data: started }) => {
        const title = started?.exportAnimatic.title
        toast.info(`“${title}” is being made`, {
          label: 'Show',
          run: () => goTo(`/projects/${projectId}?tab=merged`),
        })
      })
      .catch(() => undefined)
  return { exportFilm, isExporting: loading }
}
