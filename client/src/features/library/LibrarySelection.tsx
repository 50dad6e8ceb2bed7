import { useApolloClient } from '@apollo/client/react'
import { Button } from 'antd'
import { Download, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#schema/format'
import { useAddAssetToProjectMutation } from '../../entities/asset/addToProject.generated'
import { useRestoreAssetMutation } from '../../entities/asset/restoreAsset.generated'
import { SelectionBar } from '../../entities/asset/selection/SelectableCard'
import { type Selection, downloadAssets, runForEach } from '../../entities/asset/selection/useSelection'
import { useMeQuery } from '../../entities/person/me.generated'
import type { AssetScope } from '../../entities/types.generated'
import { confirm } from '../../shared/lib/confirm'
import { toast } from '../../shared/lib/toast'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { ProjectChoice } from './asset/AddToProjectPanel'
import { useDeleteAssetMutation } from './asset/useDeleteAsset.generated'
import { placeInLists, removeFromLists } from './feed'

const quiet = { context: { quiet: true } }

/** Moves assets to the Trash, with Undo. Resolves to whether any was deleted. */
function useDeleteAssets(viewerId: string) {
  const { cache } = useApolloClient()
  const [remove] = useDeleteAssetMutation(quiet)
  const [restore] = useRestoreAssetMutation(quiet)
  const undo = (ids: string[]) =>
    runForEach(
      ids,
      async (id) => {
        const { data } = await restore({ variables: { id } })
        if (data) placeInLists(cache, data.restoreAsset, viewerId)
      },
      'restored',
    ).then(({ length }) => length && toast.success(`${counted(length, 'asset')} restored`))
  return async (ids: string[]): Promise<boolean> => {
    const deleted = await runForEach(ids, (id) => remove({ variables: { id } }), 'deleted')
    for (const id of deleted) removeFromLists(cache, id)
    if (deleted.length)
      toast.success(`${counted(deleted.length, 'asset')} deleted`, {
        label: 'Undo',
        run: () => void undo(deleted),
      })
    return deleted.length > 0
  }
}

interface LibrarySelectionProps {
  selection: Selection
  scope: AssetScope
}

/** Actions for selected assets. The server checks the rights for each; refusals are shown. */
export function LibrarySelection({ selection, scope }: LibrarySelectionProps) {
  const { chosen, clear } = selection
  const me = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const client = useApolloClient()
  const [busy, setBusy] = useState<'delete' | 'add' | 'download'>()
  const [isAdding, setAdding] = useState(false)
  const [projectId, setProjectId] = useState<string>()
  const [addToProject] = useAddAssetToProjectMutation(quiet)
  const deleteAssets = useDeleteAssets(me?.id ?? '')
  const ids = chosen.map(({ id }) => id)
  // the team library's delete button is for admins (specification L4)
  const mayDelete = scope === 'MINE' || !!me?.isAdmin
  const run = async (kind: typeof busy, work: () => Promise<boolean>) => {
    setBusy(kind)
    const isDone = await work()
    setBusy(undefined)
    if (isDone) clear()
  }
  const askToDelete = () =>
    confirm({
      title: `Delete ${counted(ids.length, 'asset')}`,
      content:
        'You can restore them from the Trash for 30 days. Characters, places and props lose these images.',
      okText: 'Delete',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => void run('delete', () => deleteAssets(ids)),
    })
  const add = () =>
    run('add', async () => {
      const added = await runForEach(
        ids,
        (assetId) => addToProject({ variables: { assetId, projectId: projectId! } }),
        'added',
      )
      setAdding(false)
      if (added.length) toast.success(`${counted(added.length, 'asset')} added to the project`)
      return added.length > 0
    })
  const downloadEach = () => run('download', () => downloadAssets(client, ids))
  return (
    <>
      <SelectionBar selection={selection} isBusy={busy !== undefined}>
        <Button type="text" icon={<Plus size={16} />} disabled={!!busy} onClick={() => setAdding(true)}>
          Add to Project
        </Button>
        <Button
          type="text"
          icon={<Download size={16} />}
          loading={busy === 'download'}
          disabled={!!busy}
          onClick={() => void downloadEach()}
        >
          Download
        </Button>
        {mayDelete && (
          <Button
            type="text"
            danger
            icon={<Trash2 size={16} />}
            loading={busy === 'delete'}
            disabled={!!busy}
            onClick={askToDelete}
          >
            Delete
          </Button>
        )}
      </SelectionBar>
      {isAdding && (
        <FormDialog
          open
          title={`Add ${counted(ids.length, 'asset')} to a project`}
          okText="Add"
          okButtonProps={{ disabled: !projectId }}
          confirmLoading={busy === 'add'}
          onOk={() => void add()}
          onCancel={() => setAdding(false)}
        >
          <ProjectChoice value={projectId} onChange={setProjectId} />
        </FormDialog>
      )}
    </>
  )
}
