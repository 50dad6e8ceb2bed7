import { Badge } from 'antd'
import { TIMES } from '#schema/limits'
import { formatCount } from '../../shared/lib/lists/connectionCache'
import { usePolling } from '../../shared/lib/network/connectivity'
import { useFlaggedCountQuery } from './FlaggedLabel.generated'
import s from './Library.module.css'

const NONE = { value: 0, isExact: true }

/** The label of the flagged tab, with the number of assets that need a decision: flagged, or not reviewed yet. */
export function FlaggedLabel({ label }: { label: string }) {
  const { data } = useFlaggedCountQuery({
    pollInterval: usePolling(TIMES.assetPolling),
    context: { quiet: true },
  })
  const flagged = data?.flaggedAssets.count ?? NONE
  const waiting = data?.pendingAssets.count ?? NONE
  return (
    <span className={s.flagged}>
      {label}
      <Badge
        count={flagged.value + waiting.value}
        color="var(--lift)"
        styles={{ indicator: { color: 'var(--text)', boxShadow: 'none' } }}
        title={`${formatCount(flagged)} flagged, ${formatCount(waiting)} waiting for review`}
      />
    </span>
  )
}
