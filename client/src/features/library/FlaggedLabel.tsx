import { Badge } from 'antd'
import { TIMES } from '#schema/limits'
import { useFlaggedCountQuery } from '../../gql/generated'
import { writtenCount } from '../../lib/counts'
import { usePolling } from '../../lib/live'
import s from './Library.module.css'

const NONE = { value: 0, isExact: true }

/** The label of the flagged tab, with the number of assets in it. */
export function FlaggedLabel({ label }: { label: string }) {
  const { data } = useFlaggedCountQuery({
    pollInterval: usePolling(TIMES.assetPolling),
    context: { quiet: true },
  })
  const count = data?.flaggedAssets.count ?? NONE
  return (
    <span className={s.flagged}>
      {label}
      <Badge
        count={count.value}
        color="var(--lift)"
        styles={{ indicator: { color: 'var(--text)', boxShadow: 'none' } }}
        title={`${writtenCount(count)} flagged`}
      />
    </span>
  )
}
