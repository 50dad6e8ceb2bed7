import { Badge, Button, Input, Popover } from 'antd'
import { ListFilter, Search } from 'lucide-react'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { PopoverRegion } from '../../../shared/ui/PopoverRegion'
import s from './Search.module.css'
import { type SearchDraft, filterCount } from './search'

const Filters = lazyComponent(async () => (await import('./Filters')).Filters)

interface SearchBarProps {
  /** Accessible name of the search. */
  label: string
  /** The models to choose from. */
  models: readonly string[]
  draft: SearchDraft
  onChange: (changes: Partial<SearchDraft>) => void
}

/** Searches generations by prompt text and filters. */
export function SearchBar({ label, models, draft, onChange }: SearchBarProps) {
  const count = filterCount(draft)
  return (
    <div className={s.bar} role="search" aria-label={label}>
      <Input
        allowClear
        aria-label="Search prompts"
        placeholder="Search prompts"
        prefix={<Search size={16} aria-hidden />}
        value={draft.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <Popover
        trigger="click"
        placement="bottomRight"
        destroyOnHidden
        content={
          <PopoverRegion label="Filters">
            <Filters models={models} draft={draft} onChange={onChange} />
          </PopoverRegion>
        }
      >
        <Button
          type="text"
          aria-label={count ? `Filters, ${count} set` : 'Filters'}
          icon={
            <Badge dot={count > 0}>
              <ListFilter size={16} />
            </Badge>
          }
        />
      </Popover>
    </div>
  )
}
