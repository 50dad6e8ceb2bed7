import { useNavigate } from 'react-router-dom'
import { toast } from '../../shared/lib/toast'
import { projectList } from './feed'
import { useOpenSampleProjectMutation } from './useSampleFilm.generated'

/** Opens the viewer’s sample film. Rejects if the call fails; the error link shows the failure. */
export function useSampleFilm(): () => Promise<void> {
  const navigate = useNavigate()
  const [open] = useOpenSampleProjectMutation({
    update: (cache, { data }) => data && projectList.put(cache, data.openSampleProject),
  })
  return async () => {
    const { data } = await open()
    const { id, coverUrl } = data!.openSampleProject
    if (!coverUrl)
      toast.info('The sample film is being made. It appears under Merged Videos when it is ready.')
    await navigate(`/projects/${id}?tab=storyboard`)
  }
}
