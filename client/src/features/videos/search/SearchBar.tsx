import { Badge, Button, Form, Input, InputNumber, Popover, Select } from 'antd'
import { ListFilter, Search } from 'lucide-react'
import { VIDEO_MODELS } from '#schema/limits'
import { PopoverRegion } from '../../../ui/PopoverRegion'
import s from './Search.module.css'
import { NO_SEARCH, type SearchDraft, filterCount } from './search'

const SEED_MAX = 2_147_483_647

interface SearchBarProps {
  draft: SearchDraft
  onChange: (changes: Partial<SearchDraft>) => void
}

/** Searches the videos of a project by the words of their prompts, and by what is behind the button. */
export function SearchBar({ draft, onChange }: SearchBarProps) {
  const count = filterCount(draft)
  return (
    <div className={s.bar} role="search" aria-label="Videos">
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
            <Filters draft={draft} onChange={onChange} />
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

const Filters = ({ draft, onChange }: SearchBarProps) => (
  <Form layout="vertical" component="div" className={s.filters}>
    <Form.Item label="Model">
      <Select
        allowClear
        aria-label="Model"
        placeholder="Any"
        value={draft.model}
        options={VIDEO_MODELS.map(({ id }) => ({ value: id as string, label: id }))}
        onChange={(model: string | undefined) => onChange({ model: model ?? null })}
      />
    </Form.Item>
    <div className={s.pair}>
      <Form.Item label="Author">
        <Input
          allowClear
          aria-label="Author"
          placeholder="Username"
          value={draft.author}
          onChange={({ target }) => onChange({ author: target.value })}
        />
      </Form.Item>
      <Form.Item label="Seed">
        <InputNumber
          aria-label="Seed"
          style={{ width: '100%' }}
          min={0}
          max={SEED_MAX}
          precision={0}
          controls={false}
          placeholder="Any"
          value={draft.seed}
          onChange={(seed) => onChange({ seed })}
        />
      </Form.Item>
    </div>
    <div className={s.pair}>
      <Form.Item label="From">
        <Input
          type="date"
          aria-label="From"
          value={draft.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </Form.Item>
      <Form.Item label="To">
        <Input
          type="date"
          aria-label="To"
          value={draft.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Form.Item>
    </div>
    <Button type="text" size="small" onClick={() => onChange({ ...NO_SEARCH, words: draft.words })}>
      Clear filters
    </Button>
  </Form>
)
