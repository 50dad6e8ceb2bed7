import { Badge } from 'antd'
import { TIMES } from '#schema/limits'
import { useFlaggedCountQuery } from '../../gql/generated'
import { usePolling } from '../../lib/live'
import s from './Library.module.css'

/** The label of the flagged tab, with the number of assets in it. */
export function FlaggedLabel({ label }: { label: string }) {
  const { data } = useFlaggedCountQuery({
    pollInterval: usePolling(TIMES.assetPolling),
    context: { quiet: true },
  })
  const count = data?.flaggedAssets.totalCount ?? 0
  return (
    <span className={s.flagged}>
      {label}
      <Badge
        count={count}
        color="var(--lift)"
        styles={{ indicator: { color: 'var(--text)', boxShadow: 'none' } }}
        title={`${count} flagged`}
      />
    </span>
  )
}
