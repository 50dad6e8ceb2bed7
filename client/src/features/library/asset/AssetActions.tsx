import { Button, Dropdown, type MenuProps } from 'antd'
import { Download, Ellipsis, Flag, Pencil, Plus, Tag, TagsIcon, Trash2 } from 'lucide-react'
import { useId, useCallback } from 'react'
import type { AssetScope } from '../../../entities/types.generated'
import { download } from '../../../shared/lib/network/download'
import { toast } from '../../../shared/lib/toast'
import { inRegion } from '../../../shared/ui/PopoverRegion'
import { useUnlistAssetMutation } from './AssetActions.generated'
import type { AssetActionsFieldsFragment } from './AssetActionsFields.generated'
import s from '../Library.module.css'
import { useApolloClient } from '@apollo/client/react'
import { useRestoreAssetMutation } from '../../../entities/asset/restoreAsset.generated'
import { useMeQuery } from '../../../entities/person/me.generated'
import { placeInLists, removeFromLists } from '../feed'
import { AssetUsesDocument, type AssetUsesQuery, useDeleteAssetMutation } from './useDeleteAsset.generated'
import { confirm } from '../../../shared/lib/confirm'

/** Joins words, such as “Rosa, Bakery and Old Tower”. */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** The elements of storyboards that use an asset, by project: “Used by Rosa and Bakery in The Last Loaf.” */
function usesOf({ usedBy }: AssetUsesQuery['asset']): string {
  const projects = new Map(usedBy.map(({ project }) => [project.id, project.name]))
  return [...projects]
    .map(([id, title]) => {
      const names = usedBy.filter(({ project }) => project.id === id).map(({ name }) => name)
      return `Used by ${listed(names)} in ${title}.`
    })
    .join(' ')
}

/** Asks before deleting an asset with these uses. */
const confirmDeletion = (uses: string) =>
  new Promise<boolean>((resolve) => {
    confirm({
      title: 'Delete asset',
      content: `${uses} They lose this image.`,
      okText: 'Delete',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })

/**
 * Moves an asset to the Trash, with Undo. Asks first if elements of storyboards use it. Resolves to whether it succeeded; the
 * error link shows failures.
 */
function useDeleteAsset() {
  const client = useApolloClient()
  const { cache } = client
  const me = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const [remove, { loading }] = useDeleteAssetMutation()
  const [restore] = useRestoreAssetMutation()
  const viewerId = me?.id ?? ''
  const undo = useCallback(
    async (id: string) => {
      const { data } = await restore({ variables: { id } }).catch(() => ({ data: null }))
      if (!data) return
      placeInLists(cache, data.restoreAsset, viewerId)
      toast.success('Asset restored')
    },
    [cache, restore, viewerId],
  )
  const deleteAsset = useCallback(
    async ({ id }: { id: string }): Promise<boolean> => {
      const uses = await client
        .query({ query: AssetUsesDocument, variables: { id }, fetchPolicy: 'network-only' })
        .catch(() => null)
      if (!uses?.data) return false
      const words = usesOf(uses.data.asset)
      if (words && !(await confirmDeletion(words))) return false
      const { data } = await remove({ variables: { id } }).catch(() => ({ data: null }))
      if (!data) return false
      removeFromLists(cache, id)
      toast.success('Asset deleted successfully', { label: 'Undo', run: () => void undo(id) })
      return true
    },
    [cache, client, remove, undo],
  )
  return { deleteAsset, isDeleting: loading }
}

/** Content of the dialog’s left panel: details, or a form. */
export type Mode = 'view' | 'edit' | 'add' | 'flag' | 'price'

interface AssetActionsProps {
  asset: AssetActionsFieldsFragment
  scope: AssetScope
  onMode: (mode: Mode) => void
  onClose: () => void
}

const WHY_NOT = {
  PENDING: 'It can be added once an admin has approved it',
  DECLINED: 'A declined asset cannot be added',
}

/** Less frequent actions, in a menu. */
function useMenuItems(asset: AssetActionsFieldsFragment, onMode: (mode: Mode) => void): MenuProps['items'] {
  const { id, approvalStatus, viewerIsOwner, viewerCanFlag, isListed, downloadUrl } = asset
  const [unlist] = useUnlistAssetMutation()
  const takeOff = async () => {
    const done = await unlist({ variables: { id } }).catch(() => null)
    if (done) toast.success('Asset taken off the marketplace')
  }
  const items = [
    {
      key: 'download',
      icon: <Download size={16} />,
      label: 'Download',
      onClick: () => void download(downloadUrl),
    },
    viewerIsOwner &&
      approvalStatus === 'APPROVED' && {
        key: 'price',
        icon: <Tag size={16} />,
        label: isListed ? 'Change price' : 'List on Marketplace',
        onClick: () => onMode('price'),
      },
    viewerIsOwner &&
      isListed && {
        key: 'unlist',
        icon: <TagsIcon size={16} />,
        label: 'Take off Marketplace',
        onClick: () => void takeOff(),
      },
    viewerCanFlag && {
      key: 'flag',
      icon: <Flag size={16} />,
      label: 'Flag for review',
      onClick: () => onMode('flag'),
    },
  ]
  return items.filter((item) => item !== false)
}

/** Actions for an asset, depending on its owner and review status (specification L4). */
export function AssetActions({ asset, scope, onMode, onClose }: AssetActionsProps) {
  const { approvalStatus, viewerCanEdit, viewerCanDelete, viewerCanReview } = asset
  const isApproved = approvalStatus === 'APPROVED'
  const items = useMenuItems(asset, onMode)
  const { deleteAsset, isDeleting } = useDeleteAsset()
  const remove = async () => {
    if (await deleteAsset(asset)) onClose()
  }
  // the team library's delete button is for admins (specification L4)
  const mayDelete = viewerCanDelete && (scope === 'MINE' || viewerCanReview)
  const mayAdd = scope === 'MINE' || approvalStatus !== 'DECLINED'
  const whyNot = mayAdd && approvalStatus !== 'APPROVED' ? WHY_NOT[approvalStatus] : undefined
  const reasonId = useId()
  return (
    <div className={s.foot}>
      {whyNot && (
        <p className={`meta ${s.reason}`} id={reasonId}>
          {whyNot}
        </p>
      )}
      {mayAdd ? (
        <Button
          type="primary"
          disabled={!isApproved}
          aria-describedby={whyNot && reasonId}
          icon={<Plus size={16} />}
          onClick={() => onMode('add')}
        >
          Add to Project
        </Button>
      ) : (
        <span />
      )}
      {viewerCanEdit && (
        <Button aria-label="Edit" icon={<Pencil size={16} />} onClick={() => onMode('edit')} />
      )}
      {mayDelete && (
        <Button
          type="text"
          danger
          aria-label="Delete"
          loading={isDeleting}
          icon={<Trash2 size={16} />}
          onClick={() => void remove()}
        />
      )}
      <Dropdown
        menu={{ items }}
        trigger={['click']}
        placement="topRight"
        popupRender={inRegion('More actions')}
      >
        <Button type="text" aria-label="More actions" icon={<Ellipsis size={16} />} />
      </Dropdown>
    </div>
  )
}
