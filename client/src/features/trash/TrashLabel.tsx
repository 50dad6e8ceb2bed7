import { Badge } from 'antd'
import { TIMES } from '#schema/limits'
import { type Count, writtenCount } from '../../shared/lib/lists/counts'
import type { Kind } from './kinds'
import s from './Trash.module.css'
import { useTrashCountsQuery } from './TrashLabel.generated'

/** How many there are of each kind, as far as it is known; read again while somebody looks. */
export function useTrashCounts(): Partial<Record<Kind['key'], Count>> {
  const { data } = useTrashCountsQuery({
    pollInterval: TIMES.assetPolling,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  return {
    assets: data?.trashedAssets.count,
    projects: data?.trashedProjects.count,
    videos: data?.videos.count,
    films: data?.films.count,
    shots: data?.trashedShots.count,
  }
}

/** The label of a kind, with how many of it are in the Trash. */
export const TrashLabel = ({ label, count }: { label: string; count: Count | undefined }) => (
  <span className={s.label}>
    {label}
    <Badge
      count={count?.value ?? 0}
      color="var(--lift)"
      styles={{ indicator: { color: 'var(--text)', boxShadow: 'none' } }}
      title={count && `${writtenCount(count)} in the trash`}
    />
  </span>
)
