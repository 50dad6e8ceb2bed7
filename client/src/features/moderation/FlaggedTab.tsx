import { Button, Segmented } from 'antd'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { type Count, countOf, formatCount } from '../../shared/lib/lists/connectionCache'
import { usePolling } from '../../shared/lib/network/connectivity'
import { useNextPage } from '../../shared/lib/lists/paging'
import { useSearchText, useSearchParam } from '../../shared/lib/navigation'
import { AssetCard } from '../../entities/asset/AssetCard'
import type { AssetCardFieldsFragment } from '../../entities/asset/AssetCard.generated'
import { AssetGrid } from '../../entities/asset/AssetGrid'
import { Toolbar } from '../../shared/ui/PageHeader'
import { SearchField } from '../../shared/ui/search/SearchField'
import { DecisionDialog } from './DecisionDialog'
import type { DecisionFieldsFragment } from './DecisionDialogFields.generated'
import { useFlaggedAssetsQuery, usePendingAssetsQuery } from './FlaggedTab.generated'
import s from './Moderation.module.css'
import { WaitingGrid } from './WaitingGrid'

const VIEWS = ['flagged', 'waiting'] as const
type View = (typeof VIEWS)[number]

const EMPTY = 'No Assets currently present'
const PAGE = 48
const HERE = '/library/flagged'
const label = (words: string, total: Count | undefined) =>
  total ? `${words} (${formatCount(total)})` : words

/**
 * Assets that need an admin’s decision: flagged ones, and unreviewed uploads (specification F4). An id in the address
 * opens the dialog of that asset. Opens on uploads if nothing is flagged. Updated by subscription, or polled while the
 * socket is down.
 */
export default function FlaggedTab() {
  const { id } = useParams()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchText()
  const query = useLocation().search
  const options = {
    variables: { first: PAGE, search: search || null },
    pollInterval: usePolling(TIMES.assetPolling),
  }
  // loads both, to show the counts of both views
  const flagged = useFlaggedAssetsQuery(options)
  const pending = usePendingAssetsQuery(options)
  const lists = {
    flagged: (flagged.data ?? (flagged.loading ? flagged.previousData : undefined))?.flaggedAssets,
    pending: (pending.data ?? (pending.loading ? pending.previousData : undefined))?.pendingAssets,
  }
  const isNothingFlagged = !search && flagged.data?.flaggedAssets.count.value === 0
  // decided once and without a search, so that the last decision of a view does not leave it
  const [initial, setInitial] = useState<View>()
  if (!initial && !search && flagged.data && pending.data)
    setInitial(isNothingFlagged && pending.data.pendingAssets.count.value ? 'waiting' : 'flagged')
  const [view, show] = useSearchParam<View>('view', { initial: initial ?? 'flagged', values: VIEWS })
  const isWaiting = view === 'waiting'
  const moreFlagged = useNextPage(flagged.fetchMore, lists.flagged?.pageInfo)
  const morePending = useNextPage(pending.fetchMore, lists.pending?.pageInfo)
  const list = isWaiting ? lists.pending : lists.flagged
  const { data, error, loading, refetch } = isWaiting ? pending : flagged

  const go = useCallback(
    (to: string) => void navigate(`${HERE}/${to}${query}`, { replace: true, preventScrollReset: true }),
    [navigate, query],
  )
  const close = useCallback(
    () => void navigate(HERE + query, { preventScrollReset: true }),
    [navigate, query],
  )
  const addressOf = useCallback((asset: { id: string }) => `${HERE}/${asset.id}${query}`, [query])
  const card = useCallback(
    (asset: AssetCardFieldsFragment & DecisionFieldsFragment) => (
      <AssetCard asset={asset} to={addressOf(asset)} note={asset.flagReason} />
    ),
    [addressOf],
  )
  // the uploads may be shown instead
  const isUndecided = !initial && !isWaiting && isNothingFlagged && pending.loading
  const grid = {
    assets: isUndecided ? undefined : list?.nodes,
    isStale: !data,
    isBroken: !!error && !loading,
    empty: {
      title: EMPTY,
      action:
        !isWaiting && lists.pending?.count.value ? (
          <Button onClick={() => show('waiting')}>Review waiting uploads</Button>
        ) : undefined,
      text: isWaiting ? 'New uploads appear here for review.' : 'Flagged assets appear here for review.',
    },
    search,
    onClearSearch: () => setSearch(''),
    refetch,
  }
  return (
    <>
      <Toolbar>
        <SearchField placeholder="Search for asset names or tags..." value={search} onSearch={setSearch} />
        <Segmented<View>
          aria-label="Type of review"
          value={view}
          onChange={show}
          options={[
            { value: 'flagged', label: label('Flagged', lists.flagged?.count) },
            { value: 'waiting', label: label('Waiting for review', lists.pending?.count) },
          ]}
        />
        {list && <span className="meta">{countOf(list.count, 'asset')}</span>}
      </Toolbar>
      {isWaiting && isNothingFlagged && (
        <div className={s.head}>
          <h2 className="section">Flagged</h2>
          <p className="meta">{EMPTY}</p>
        </div>
      )}
      <div className={s.head}>
        <h2 className="section">{isWaiting ? 'Waiting for review' : 'Flagged'}</h2>
        <p className="meta">
          {isWaiting
            ? 'Uploads by members that others cannot see yet.'
            : 'Assets that members flagged, with their reasons.'}
        </p>
      </div>
      {isWaiting ? (
        <WaitingGrid {...grid} addressOf={addressOf} onEnd={morePending} />
      ) : (
        <AssetGrid {...grid} render={card} onEnd={moreFlagged} />
      )}
      {id && (
        <DecisionDialog
          id={id}
          among={list?.nodes ?? []}
          total={list ? formatCount(list.count) : ''}
          onGo={go}
          onClose={close}
        />
      )}
    </>
  )
}
