import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useRestoreProjectMutation } from '../../entities/project/restoreProject.generated'
import { confirm } from '../../shared/lib/confirm'
import { messageOr } from '../../shared/lib/network/errors'
import { evictObject } from '../../shared/lib/lists/connectionCache'
import { toast } from '../../shared/lib/toast'
import { focusNeighborLater } from '../../shared/lib/input/focus'
import { projectList } from './feed'
import { deletedHere as deleted } from '../../entities/project/deletedHere'
import type { ProjectCardFieldsFragment } from './ProjectCardFields.generated'
import { useDeleteProjectMutation } from './useDeleteProject.generated'

const FAILED = 'Failed to delete project'

/**
 * Moves a project to the Trash after confirmation (specification P4), with Undo. The dialog closes even on failure;
 * `onDeleted` is called on success.
 */
export function useDeleteProject(onDeleted?: () => void) {
  const [remove] = useDeleteProjectMutation({ context: { quiet: true } })
  const { cache } = useApolloClient()
  const [restore] = useRestoreProjectMutation()
  const undo = useCallback(
    async (id: string) => {
      const { data } = await restore({ variables: { id } }).catch(() => ({ data: null }))
      if (!data) return
      deleted.delete(id)
      projectList.put(cache, data.restoreProject)
      toast.success('Project restored')
    },
    [cache, restore],
  )
  return useCallback(
    ({ id, name }: Pick<ProjectCardFieldsFragment, 'id' | 'name'>) =>
      confirm({
        title: 'Delete project',
        content: `Are you sure you want to delete "${name}"? This action cannot be undone and will permanently remove the project and all its associated data.`,
        okText: 'Delete',
        focusable: { autoFocusButton: 'cancel' },
        afterClose: focusNeighborLater(document.activeElement?.closest('article')),
        onOk: async () => {
          deleted.add(id)
          try {
            await remove({
              variables: { id },
              update: (cache) => evictObject(cache, { __typename: 'Project', id }, 'projects'),
            })
            toast.success('Project deleted successfully', { label: 'Undo', run: () => void undo(id) })
            onDeleted?.()
          } catch (caught) {
            deleted.delete(id)
            toast.error(messageOr(FAILED, caught))
          }
        },
      }),
    [remove, onDeleted, undo],
  )
}
