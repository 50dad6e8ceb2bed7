import { Button, Form, Input, Tag } from 'antd'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { tagRule } from '#schema/rules/asset'
import { errorProps } from '../../../shared/lib/form'
import { Counter } from '../../../shared/ui/dialogs/FormDialog'
import s from './Upload.module.css'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

interface DescriptionFieldProps {
  value: string
  error: string | undefined
  rows?: number
  onChange: (value: string) => void
}

/** Description field with a counter up to 500. */
export const DescriptionField = ({ value, error, rows = 3, onChange }: DescriptionFieldProps) => (
  <Form.Item
    label="Description"
    htmlFor="asset-description"
    extra={<Counter used={value.length} of={LIMITS.asset.descriptionMax} />}
    {...errorProps(error)}
  >
    <Input.TextArea
      id="asset-description"
      rows={rows}
      placeholder="What it shows and where it may be used (optional)"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Form.Item>
)

const { tagsMax, tagMax } = LIMITS.asset

/** Field for up to five tags. Spaces become underscores; a click on a tag removes it (specification L14). */
export function TagsField({ tags, onChange }: { tags: string[]; onChange: (tags: string[]) => void }) {
  const [entry, setEntry] = useState('')
  const [problem, setProblem] = useState<string>()
  const isFull = tags.length >= tagsMax
  const add = () => {
    const checked = tagRule.safeParse(entry)
    setProblem(checked.error?.issues[0]?.message)
    if (!checked.success || isFull) return
    onChange([...new Set([...tags, checked.data])])
    setEntry('')
  }
  const remove = (tag: string) => onChange(tags.filter((other) => other !== tag))
  const count = <Counter used={tags.length} of={tagsMax} />
  return (
    <Form.Item
      label="Tags"
      htmlFor="asset-tag"
      style={{ marginBottom: 0 }}
      extra={count}
      {...errorProps(problem)}
    >
      <div className={s.add}>
        <Input
          id="asset-tag"
          placeholder="Add a tag"
          maxLength={tagMax}
          disabled={isFull}
          value={entry}
          onChange={({ target }) => setEntry(target.value)}
          onKeyDown={(event) => {
            if (pressedKey(event) !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            add()
          }}
        />
        <Button disabled={isFull || !entry.trim()} icon={<Plus size={16} />} onClick={add}>
          Add
        </Button>
      </div>
      {tags.length > 0 && (
        <div className={s.tags}>
          {tags.map((tag) => (
            <Tag
              key={tag}
              role="button"
              tabIndex={0}
              aria-label={`Remove tag ${tag}`}
              onClick={() => remove(tag)}
              onKeyDown={(event) => ['Enter', 'Delete'].includes(pressedKey(event)) && remove(tag)}
            >
              {tag} <X size={12} aria-hidden />
            </Tag>
          ))}
        </div>
      )}
    </Form.Item>
  )
}
