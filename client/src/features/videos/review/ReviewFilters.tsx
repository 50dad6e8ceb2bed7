import { writtenCount } from '../../../shared/lib/lists/counts'
import { type Filter, FILTERS, type ReviewCounts } from './filters'
import s from './Review.module.css'

interface ReviewFiltersProps {
  filter: Filter
  /** Undefined until the server has counted. */
  counts: ReviewCounts | undefined
  onChange: (filter: Filter) => void
}

/** Which videos are shown, and how many there are of each kind. */
export const ReviewFilters = ({ filter, counts, onChange }: ReviewFiltersProps) => (
  <div className={s.filters} role="group" aria-label="Show">
    {FILTERS.map(({ key, label }) => (
      <button key={key} type="button" aria-pressed={key === filter} onClick={() => onChange(key)}>
        {label} <span className="mono">{counts && writtenCount(counts[key])}</span>
      </button>
    ))}
  </div>
)
