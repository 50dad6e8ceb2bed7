import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Button } from 'antd'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#schema/format'
import { useAddAssetToProjectMutation } from '../../entities/asset/addToProject.generated'
import { SelectionBar } from '../../entities/asset/selection/SelectableCard'
import { type Selection, downloadAssets, runForEach } from '../../entities/asset/selection/useSelection'
import { removeEntry, updateList } from '../../shared/lib/lists/connectionCache'
import { toast } from '../../shared/lib/toast'
import { useRemoveAssetFromProjectMutation } from './AssetsTab.generated'
import type { ProjectAssetFieldsFragment } from './ProjectAssetFields.generated'

/** Removes an asset from the cached list of a project. */
export function removeFromProject(cache: ApolloCache, projectId: string, id: string): void {
  const key = cache.identify({ __typename: 'Asset', id })
  const of = cache.identify({ __typename: 'Project', id: projectId })
  if (key) updateList(cache, { of, field: 'assets' }, (list) => removeEntry(list, key))
}

interface ProjectSelectionProps {
  selection: Selection & { chosen: readonly ProjectAssetFieldsFragment[] }
  projectId: string
}

/** Actions for selected images of a project. */
export function ProjectSelection({ selection, projectId }: ProjectSelectionProps) {
  const { chosen, clear } = selection
  const client = useApolloClient()
  const { cache } = client
  const [busy, setBusy] = useState<'remove' | 'download'>()
  const quiet = { context: { quiet: true } }
  const [remove] = useRemoveAssetFromProjectMutation(quiet)
  const [add] = useAddAssetToProjectMutation(quiet)
  const undo = async (ids: string[]) => {
    const added = await runForEach(
      ids,
      (assetId) => add({ variables: { projectId, assetId } }),
      'added to the project again',
    )
    if (added.length) await client.refetchQueries({ include: ['ProjectAssets'] })
  }
  const removeChosen = async () => {
    setBusy('remove')
    const removed = await runForEach(
      chosen.map(({ id }) => id),
      (assetId) => remove({ variables: { projectId, assetId } }),
      'removed',
    )
    setBusy(undefined)
    if (!removed.length) return
    for (const id of removed) removeFromProject(cache, projectId, id)
    clear()
    toast.success(`${counted(removed.length, 'asset')} removed from the project`, {
      label: 'Undo',
      run: () => void undo(removed),
    })
  }
  const downloadChosen = async () => {
    setBusy('download')
    const isDone = await downloadAssets(
      client,
      chosen.map(({ id }) => id),
    )
    setBusy(undefined)
    if (isDone) clear()
  }
  return (
    <SelectionBar selection={selection} isBusy={busy !== undefined}>
      <Button
        type="text"
        icon={<Download size={16} />}
        loading={busy === 'download'}
        disabled={busy === 'remove'}
        onClick={() => void downloadChosen()}
      >
        Download
      </Button>
      <Button
        type="text"
        danger
        icon={<Trash2 size={16} />}
        loading={busy === 'remove'}
        disabled={busy === 'download'}
        onClick={() => void removeChosen()}
      >
        Remove
      </Button>
    </SelectionBar>
  )
}
