import { useUsesModels } from '../../installation/useUsesModels'
import { modelNameOf } from '#schema/limits'
import { Button, Form, Input, InputNumber, Select } from 'antd'
import { NO_SEARCH, SEED_MAX, type SearchDraft } from './search'
import s from './Search.module.css'

interface FiltersProps {
  /** The models to choose from. */
  models: readonly string[]
  draft: SearchDraft
  onChange: (changes: Partial<SearchDraft>) => void
}

/** Filters next to the prompt text. */
export function Filters({ models, draft, onChange }: FiltersProps) {
  const usesModels = useUsesModels()
  return (
    <Form layout="vertical" component="div" className={s.filters}>
      {(usesModels || draft.model) && (
        <Form.Item label="Model">
          <Select
            allowClear
            aria-label="Model"
            placeholder="Any"
            value={draft.model}
            options={models.map((id) => ({ value: id, label: modelNameOf(id) }))}
            onChange={(model: string | undefined) => onChange({ model: model ?? null })}
          />
        </Form.Item>
      )}
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
        <SeedField placeholder="Any" value={draft.seed} onChange={(seed) => onChange({ seed })} />
      </div>
      <div className={s.pair}>
        <DateField label="From" value={draft.from} onChange={(from) => onChange({ from })} />
        <DateField label="To" value={draft.to} onChange={(to) => onChange({ to })} />
      </div>
      <Button type="text" size="small" onClick={() => onChange({ ...NO_SEARCH, words: draft.words })}>
        Clear filters
      </Button>
    </Form>
  )
}

interface FieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
}

const DateField = ({ label, value, onChange }: FieldProps<string> & { label: string }) => (
  <Form.Item label={label}>
    <Input type="date" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  </Form.Item>
)

export const SeedField = ({ placeholder, ...field }: FieldProps<number | null> & { placeholder: string }) => (
  <Form.Item label="Seed">
    <InputNumber
      aria-label="Seed"
      style={{ width: '100%' }}
      min={0}
      max={SEED_MAX}
      precision={0}
      controls={false}
      placeholder={placeholder}
      {...field}
    />
  </Form.Item>
)
