import { Form, Input } from 'antd'
import { LIMITS } from '#schema/limits'
import { errorProps } from '../../shared/lib/forms/form'
import { Counter } from '../../shared/ui/dialogs/FormDialog'

interface DescriptionFieldProps {
  value: string
  error: string | undefined
  rows?: number
  onChange: (value: string) => void
}

/** The description of a picture, with a counter out of 500. */
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
