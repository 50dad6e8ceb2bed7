import { Button, Select, Skeleton } from 'antd'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAssetPages } from '../../entities/asset/useAssetPages'
import { ClearSearch, SearchField } from '../../shared/ui/search/SearchField'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { Picture } from '../../entities/asset/Picture'
import { StatusBadge } from '../../shared/ui/StatusBadge'
import type { AssetPickerFieldsFragment } from './AssetPicker.generated'
import s from './AssetPicker.module.css'

const PAGE = 60
const EMPTY = 'Upload images to the library, or describe one under Generate.'
const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const
type Order = (typeof ORDERS)[number]['value']
const ORIGINS = [
  { value: 'ALL', label: 'All Assets' },
  { value: 'UPLOADED', label: 'Uploaded' },
  { value: 'GENERATED', label: 'Generated' },
] as const
type Origin = (typeof ORIGINS)[number]['value']

/** Whether an asset can be a reference: approved, or pending and the viewer’s own. */
const canBeReference =
  (viewer: { id: string }) =>
  ({ approvalStatus, owner }: AssetPickerFieldsFragment) =>
    approvalStatus === 'APPROVED' || (approvalStatus === 'PENDING' && owner.id === viewer.id)

interface CandidateOptions {
  search: string
  origin: Origin
  order: Order
  isApprovedOnly: boolean
}

function useReferenceCandidates(
  viewer: { id: string },
  { search, origin, order, isApprovedOnly }: CandidateOptions,
) {
  const { data, error, loading, refetch, entries, more } = useAssetPages({
    first: PAGE,
    search: search || null,
    origin,
    scope: 'TEAM',
  })
  // sorting by oldest needs all pages
  useEffect(() => {
    if (order === 'oldest') more?.()
  }, [order, more])
  const isApproved = ({ approvalStatus }: AssetPickerFieldsFragment) => approvalStatus === 'APPROVED'
  const fitting = data && entries?.filter(isApprovedOnly ? isApproved : canBeReference(viewer))
  const assets = order === 'oldest' ? fitting?.reverse() : fitting
  return {
    assets,
    more: order === 'newest' ? more : undefined,
    failed: !data && error && !loading,
    refetch,
  }
}

interface AssetPickerProps {
  viewer: { id: string }
  chosen: readonly { id: string }[]
  /** Whether to exclude the viewer’s own pending assets. */
  isApprovedOnly?: boolean
  /** Whether the maximum number is selected. */
  isFull?: boolean
  /** Text of the empty state. */
  emptyText?: string
  onToggle: (asset: AssetPickerFieldsFragment) => void
}

/** Picker for reference images, in three columns, newest first (specification C17). */
export function AssetPicker({
  viewer,
  chosen,
  isApprovedOnly = false,
  isFull = false,
  emptyText = EMPTY,
  onToggle,
}: AssetPickerProps) {
  const [search, setSearch] = useState('')
  const [origin, setOrigin] = useState<Origin>('ALL')
  const [order, setOrder] = useState<Order>('newest')
  const showAll = () => {
    setSearch('')
    setOrigin('ALL')
  }
  const isNarrowed = search !== '' || origin !== 'ALL'
  const { assets, more, failed, refetch } = useReferenceCandidates(viewer, {
    search,
    origin,
    order,
    isApprovedOnly,
  })
  return (
    <>
      <div className={s.bar}>
        <SearchField
          placeholder="Search for asset names or tags..."
          value={search}
          onSearch={setSearch}
          className={s.search}
        />
        <Select
          aria-label="Asset type"
          value={origin}
          options={[...ORIGINS]}
          onChange={setOrigin}
          popupMatchSelectWidth={false}
        />
        <Select
          aria-label="Sort"
          value={order}
          options={[...ORDERS]}
          onChange={setOrder}
          popupMatchSelectWidth={false}
        />
      </div>
      <div className={s.room}>
        {failed && <LoadError title="Unable to load assets" refetch={refetch} />}
        {assets?.length === 0 && (
          <EmptyState
            title="No Assets currently present"
            text={isNarrowed ? undefined : emptyText}
            action={isNarrowed && <ClearSearch onClick={showAll} />}
          />
        )}
        <div className={s.grid} aria-busy={!assets && !failed}>
          {assets?.map((asset) => {
            const at = chosen.findIndex(({ id }) => id === asset.id)
            return (
              <button
                key={asset.id}
                type="button"
                className={s.asset}
                aria-pressed={at >= 0}
                aria-label={asset.name}
                disabled={isFull && at < 0}
                onClick={() => onToggle(asset)}
              >
                <Picture asset={asset} sizes="220px" />
                <span className={s.name}>{asset.name}</span>
                {asset.approvalStatus === 'PENDING' && (
                  <span className={s.status}>
                    <StatusBadge status={asset.approvalStatus} />
                  </span>
                )}
                {at >= 0 && (
                  <span className={s.tick}>
                    <Check size={14} strokeWidth={3} aria-hidden />
                  </span>
                )}
              </button>
            )
          })}
          {!assets &&
            !failed &&
            [0, 1, 2, 3, 4, 5].map((at) => (
              <Skeleton.Node key={at} active className={s.waiting}>
                <span />
              </Skeleton.Node>
            ))}
        </div>
        {more && (
          <Button className={s.more} onClick={more}>
            Show more
          </Button>
        )}
      </div>
    </>
  )
}
