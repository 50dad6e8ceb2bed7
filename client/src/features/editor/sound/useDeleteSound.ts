import { useApolloClient } from '@apollo/client/react'
import {
  useDeleteSoundMutation,
  useRestoreSoundMutation,
} from '../../../entities/sound/deleteSound.generated'
import { toast } from '../../../shared/lib/toast'
import { listSound, unlistSound } from './listedSounds'

/** Moves a sound of a project to the Trash, with Undo. The error link shows failures. */
export function useDeleteSound(projectId: string) {
  const { cache } = useApolloClient()
  const [send] = useDeleteSoundMutation()
  const [sendRestore] = useRestoreSoundMutation()
  const restore = async (id: string) => {
    const { data } = await sendRestore({ variables: { id } }).catch(() => ({ data: null }))
    if (data) listSound(cache, projectId, id)
  }
  return async (id: string): Promise<void> => {
    const { data } = await send({ variables: { id } }).catch(() => ({ data: null }))
    if (!data) return
    unlistSound(cache, projectId, id)
    toast.success('Sound deleted. Its cues are silent.', { label: 'Undo', run: () => void restore(id) })
  }
}
