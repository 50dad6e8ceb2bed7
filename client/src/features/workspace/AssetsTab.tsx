import { useApolloClient } from '@apollo/client/react'
import { Button, Segmented } from 'antd'
import { Download, ImagePlus, Images, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import type { AssetOrigin } from '../../entities/types.generated'
import { useNextPage } from '../../shared/lib/lists/paging'
import { usePolling } from '../../shared/lib/network/connectivity'
import { toast } from '../../shared/lib/toast'
import { useSearchParam } from '../../shared/lib/navigation'
import { CAPTION } from '../../entities/asset/AssetCard'
import { SelectableCard, SelectButton } from '../../entities/asset/selection/SelectableCard'
import { downloadAssets, useSelection } from '../../entities/asset/selection/useSelection'
import { ProjectSelection, removeFromProject } from './ProjectSelection'
import { AssetDialog } from '../../widgets/asset-dialog/AssetDialog'
import { useMeQuery } from '../../entities/person/me.generated'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { LinkButton } from '../../shared/ui/buttons'
import { Masonry } from '../../shared/ui/masonry/Masonry'
import { StatusBadge } from '../../shared/ui/StatusBadge'
import { useProjectAssetsQuery, useRemoveAssetFromProjectMutation } from './AssetsTab.generated'
import { useMay } from '../../entities/person/may'
import { PictureSkeleton } from '../../shared/ui/PictureSkeleton'
import s from './AssetsTab.module.css'
import type { ProjectAssetFieldsFragment } from './ProjectAssetFields.generated'

const ProjectImagePicker = lazyComponent(
  async () => (await import('../../widgets/asset-picker/ProjectImagePicker')).ProjectImagePicker,
)

const NONE: readonly ProjectAssetFieldsFragment[] = []
const PAGE = 48
const FILTERS: { value: AssetOrigin; label: string }[] = [
  { value: 'ALL', label: 'All Assets' },
  { value: 'UPLOADED', label: 'Uploaded' },
  { value: 'GENERATED', label: 'Generated' },
]
const ORIGINS = FILTERS.map(({ value }) => value)

/** The current address with an asset opened. */
function withAsset(query: string, id: string) {
  const search = new URLSearchParams(query)
  search.set('asset', id)
  return `?${search}`
}

const fromLibrary = (
  <LinkButton to="/library" icon={<Images size={16} />}>
    Add from Library
  </LinkButton>
)

/** Images of the project, refetched when their pushed count changes. */
export function AssetsTab({ projectId, count }: { projectId: string; count: number }) {
  const [origin, setOrigin] = useSearchParam<AssetOrigin>('type', { initial: 'ALL', values: ORIGINS })
  const [search, setSearch] = useSearchParams()
  const query = useLocation().search
  const { data, error, refetch, fetchMore } = useProjectAssetsQuery({
    variables: { id: projectId, first: PAGE, origin },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
  })
  const [isPicking, setPicking] = useState(false)
  const mayChange = useMay()('generate')
  const viewer = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const list = data?.project.assets
  const more = useNextPage(fetchMore, list?.pageInfo)
  const read = useRef(count)
  useEffect(() => {
    if (read.current === count) return
    read.current = count
    void refetch().catch(() => undefined)
  }, [count, refetch])
  const selection = useSelection(list?.nodes ?? NONE)
  const { picked, isActive, toggle } = selection
  const card = useCallback(
    (asset: ProjectAssetFieldsFragment) => (
      <SelectableCard
        asset={asset}
        to={withAsset(query, asset.id)}
        isChosen={picked.has(asset.id)}
        isActive={isActive}
        onToggle={toggle}
      />
    ),
    [query, picked, isActive, toggle],
  )
  const opened = list?.nodes.find(({ id }) => id === search.get('asset'))
  const close = () =>
    setSearch(
      (now) => {
        now.delete('asset')
        return now
      },
      { preventScrollReset: true },
    )
  if (!list && error) return <LoadError title="Unable to load assets" refetch={refetch} />
  return (
    <section className={s.tab}>
      <div className={s.bar}>
        <Segmented
          aria-label="Asset type"
          value={origin}
          onChange={(value) => setOrigin(value)}
          options={FILTERS}
        />
        <div className={s.actions}>
          {!!list?.nodes.length && <SelectButton selection={selection} />}
          {mayChange && (
            <Button type="primary" icon={<ImagePlus size={16} />} onClick={() => setPicking(true)}>
              Add images
            </Button>
          )}
        </div>
      </div>
      {viewer && isPicking && (
        <ProjectImagePicker
          projectId={projectId}
          viewer={viewer}
          onAdded={({ length }) => {
            toast.success(
              length > 1 ? `${length} assets added to the project` : 'Asset added to project successfully',
            )
            void refetch().catch(() => undefined)
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {!list && <LoadingSkeleton />}
      {list && !list.nodes.length && (
        <EmptyState
          title="No Assets currently present"
          text={mayChange ? 'Add images from your library to use them in this project.' : undefined}
          action={mayChange && fromLibrary}
        />
      )}
      {!!list?.nodes.length && (
        <div ref={selection.grid}>
          <Masonry items={list.nodes} render={card} caption={CAPTION} />
          {more && (
            <Button className={s.more} onClick={more}>
              Show more
            </Button>
          )}
          <ProjectSelection selection={selection} projectId={projectId} />
        </div>
      )}
      {opened && <Opened asset={opened} projectId={projectId} onClose={close} />}
    </section>
  )
}

function Opened({
  asset,
  projectId,
  onClose,
}: {
  asset: ProjectAssetFieldsFragment
  projectId: string
  onClose: () => void
}) {
  const client = useApolloClient()
  const mayChange = useMay()('generate')
  const [remove, { loading }] = useRemoveAssetFromProjectMutation({
    variables: { projectId, assetId: asset.id },
    update: (cache) => removeFromProject(cache, projectId, asset.id),
  })
  const takeAway = async () => {
    const removed = await remove().catch(() => null)
    if (!removed?.data) return
    toast.success('Asset removed from project successfully')
    onClose()
  }
  return (
    <AssetDialog
      asset={asset}
      status={<StatusBadge status={asset.approvalStatus} quiet />}
      onClose={onClose}
      actions={
        <>
          {asset.isGenerated && (
            <Button icon={<Download size={16} />} onClick={() => void downloadAssets(client, [asset.id])}>
              Download
            </Button>
          )}
          {mayChange && (
            <Button
              danger
              type="text"
              icon={<Trash2 size={16} />}
              loading={loading}
              onClick={() => void takeAway()}
            >
              Remove
            </Button>
          )}
        </>
      }
    />
  )
}

const LoadingSkeleton = () => (
  <div className={s.waiting} role="status" aria-busy aria-label="Loading assets">
    {[0, 1, 2, 3].map((at) => (
      <PictureSkeleton key={at} ratio="4/3" />
    ))}
  </div>
)
