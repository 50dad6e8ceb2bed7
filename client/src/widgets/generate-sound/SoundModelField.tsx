import { Form, Select } from 'antd'
import { useId } from 'react'
import { newerText, soundModelOf } from '#schema/limits'
import { errorProps } from '../../shared/lib/form'

interface SoundModelFieldProps {
  models: readonly { id: string; name: string; isSketch: boolean }[]
  /** Id of the selected model. */
  value: string | undefined
  error?: string
  onChange: (id: string) => void
}

/** Choice of the model for a sound. */
export function SoundModelField({ models, value, error, onChange }: SoundModelFieldProps) {
  const id = useId()
  return (
    <Form.Item label="Model" htmlFor={id} {...errorProps(error)}>
      <Select
        id={id}
        value={value}
        options={models.map(({ id: value, name, isSketch }) => {
          const hint = isSketch ? 'free sketch' : newerText(soundModelOf(value)?.supersededBy)
          return { value, label: hint ? `${name} (${hint})` : name }
        })}
        onChange={onChange}
      />
    </Form.Item>
  )
}
