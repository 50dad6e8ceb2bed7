import { App } from 'antd'
import { useCallback } from 'react'
import { type ProjectFieldsFragment, useDeleteProjectMutation } from '../../gql/generated'
import { saidOr } from '../../lib/failure'
import { forget } from '../../lib/lists'
import { toast } from '../../lib/toast'

const FAILED = 'Failed to delete project'

/**
 * Asks and deletes (specification P4); the dialog closes whether or not it worked. `onDeleted` follows when
 * it did.
 */
export function useDeleteProject(onDeleted?: () => void) {
  const { modal } = App.useApp()
  const [remove] = useDeleteProjectMutation({ context: { quiet: true } })
  return useCallback(
    ({ id, name }: Pick<ProjectFieldsFragment, 'id' | 'name'>) =>
      modal.confirm({
        title: 'Delete project',
        icon: null,
        centered: true,
        content: `Are you sure you want to delete "${name}"? This action cannot be undone and will permanently remove the project and all its associated data.`,
        okText: 'Delete',
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        onOk: async () => {
          try {
            await remove({
              variables: { id },
              update: (cache) => forget(cache, { __typename: 'Project', id }, 'projects'),
            })
            toast.success('Project deleted successfully')
            onDeleted?.()
          } catch (caught) {
            toast.error(saidOr(FAILED, caught))
          }
        },
      }),
    [modal, remove, onDeleted],
  )
}
