import { useCallback } from 'react'
import { type ProjectCardFieldsFragment, useDeleteProjectMutation } from '../../gql/generated'
import { confirm } from '../../lib/confirm'
import { messageOr } from '../../lib/failure'
import { evictObject } from '../../lib/lists'
import { toast } from '../../lib/toast'

const FAILED = 'Failed to delete project'

/**
 * Deletes a project after a confirmation (specification P4); the dialog closes whether or not it succeeds.
 * `onDeleted` is called on success.
 */
export function useDeleteProject(onDeleted?: () => void) {
  const [remove] = useDeleteProjectMutation({ context: { quiet: true } })
  return useCallback(
    ({ id, name }: Pick<ProjectCardFieldsFragment, 'id' | 'name'>) =>
      confirm({
        title: 'Delete project',
        content: `Are you sure you want to delete "${name}"? This action cannot be undone and will permanently remove the project and all its associated data.`,
        okText: 'Delete',
        focusable: { autoFocusButton: 'cancel' },
        onOk: async () => {
          try {
            await remove({
              variables: { id },
              update: (cache) => evictObject(cache, { __typename: 'Project', id }, 'projects'),
            })
            toast.success('Project deleted successfully')
            onDeleted?.()
          } catch (caught) {
            toast.error(messageOr(FAILED, caught))
          }
        },
      }),
    [remove, onDeleted],
  )
}
