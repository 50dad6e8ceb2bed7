import { Form, Select } from 'antd'
import { type DecodedText, linesToCheck } from '#schema/text/text-file'
import s from './EncodingChoice.module.css'

interface EncodingChoiceProps {
  id: string
  decoded: DecodedText
  onChoose: (encoding: string) => void
}

/** Choice of the encoding of a text file if it was guessed, with lines that show whether the guess is right. */
export function EncodingChoice({ id, decoded, onChoose }: EncodingChoiceProps) {
  if (decoded.isCertain) return null
  return (
    <Form.Item label="Encoding of the file" htmlFor={id}>
      <Select
        id={id}
        aria-describedby={`${id}-lines`}
        value={decoded.encoding.name}
        onChange={onChoose}
        options={decoded.alternatives.map(({ name, label }) => ({ value: name, label }))}
      />
      <div id={`${id}-lines`} className={`meta ${s.lines}`}>
        Guessed. If these letters look wrong, choose another encoding.
        {linesToCheck(decoded.text).map((line, at) => (
          <q key={at} dir="auto">
            {line}
          </q>
        ))}
      </div>
    </Form.Item>
  )
}
