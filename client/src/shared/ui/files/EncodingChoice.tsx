import { Form, Select } from 'antd'
import { type DecodedText, linesToCheck } from '#schema/text/text-file'

interface EncodingChoiceProps {
  id: string
  decoded: DecodedText
  onChoose: (encoding: string) => void
}

/** The encoding of a text file if it was guessed: with the lines that show whether the guess is right. */
export function EncodingChoice({ id, decoded, onChoose }: EncodingChoiceProps) {
  if (decoded.isCertain) return null
  return (
    <Form.Item
      label="Encoding of the file"
      htmlFor={id}
      help={
        <>
          Guessed. If these letters look wrong, choose another:
          {linesToCheck(decoded.text).map((line, at) => (
            <q key={at} dir="auto" style={{ display: 'block', color: 'var(--text)' }}>
              {line}
            </q>
          ))}
        </>
      }
    >
      <Select
        id={id}
        value={decoded.encoding.name}
        onChange={onChoose}
        options={decoded.alternatives.map(({ name, label }) => ({ value: name, label }))}
      />
    </Form.Item>
  )
}
