import { Alert, Button, Form, Input, Segmented, Upload } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { FileText } from 'lucide-react'
import { type Ref, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { estimateMicros, shownDollars } from '#schema/prices'
import { LONG_SCRIPT, UNREADABLE_FINAL_DRAFT } from '#schema/rules/storyboard'
import { isFinalDraft } from '#schema/text/document-format'
import { FINAL_DRAFT_MAX, fountainFromFinalDraft } from '#schema/text/final-draft'
import { type DecodedText, TextFileError, decodeTextFile } from '#schema/text/text-file'
import { useFileDrop } from '../../../shared/lib/input/fileDrop'
import { errorProps } from '../../../shared/lib/form'
import { useInstallationQuery } from '../../../entities/installation/installation.generated'
import { EncodingChoice } from '../../../shared/ui/files/EncodingChoice'
import { Counter } from '../../../shared/ui/dialogs/FormDialog'
import s from './Script.module.css'
import type { ScriptDraft } from './scriptDraft'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

/** Most bytes per character in UTF-8 and UTF-16. */
const BYTES_A_CHARACTER = 4
const ACCEPTED = 'a .fountain, .fdx or .txt file'

/** Decodes a script file. Throws an error with a message for users if it is too long or not text. */
function readScript(bytes: Uint8Array, encoding?: string): DecodedText {
  const decoded = decodeTextFile(bytes, { accepted: ACCEPTED, encoding })
  if (isFinalDraft(decoded.text)) {
    const text = fountainFromFinalDraft(decoded.text)
    if (text === undefined) throw new TextFileError(UNREADABLE_FINAL_DRAFT)
    return { ...decoded, text }
  }
  if (bytes.length > scriptMax * BYTES_A_CHARACTER) throw new TextFileError(LONG_SCRIPT)
  return decoded
}

interface ScriptFile {
  bytes: Uint8Array
  decoded: DecodedText
}

const { scriptMax } = LIMITS.storyboard
const UNREADABLE_FILE = 'Failed to read the file. Choose it again.'
const EXAMPLE = `INT. LIGHTHOUSE - NIGHT

The keeper climbs the last steps with a lantern.

KEEPER
Still burning.`

interface ScriptFormProps {
  draft: ScriptDraft
  error: string | undefined
  failure: string | null
  field: Ref<TextAreaRef>
  onChange: (changes: Partial<ScriptDraft>) => void
  onSubmit: () => void
}

/** Form to paste, drop or write a script. */
export function ScriptForm({ draft, error, failure, field, onChange, onSubmit }: ScriptFormProps) {
  const [fileFailure, setFileFailure] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ScriptFile | null>(null)
  const write = (script: string, file: ScriptFile | null = null) => {
    setFileFailure(null)
    setChosen(file)
    onChange({ script, proposal: null })
  }
  const decode = (bytes: Uint8Array, encoding?: string) => {
    try {
      const decoded = readScript(bytes, encoding)
      write(decoded.text, { bytes, decoded })
    } catch (caught) {
      setFileFailure(caught instanceof TextFileError ? caught.message : UNREADABLE_FILE)
    }
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > FINAL_DRAFT_MAX) return setFileFailure(LONG_SCRIPT)
    await file.arrayBuffer().then(
      (bytes) => decode(new Uint8Array(bytes)),
      () => setFileFailure(UNREADABLE_FILE),
    )
  }
  const isOver = useFileDrop(([file]) => void take(file))
  return (
    <>
      {failure && (
        <Alert
          type="error"
          showIcon
          title="Failed to split the script"
          description={failure}
          className={s.alert}
        />
      )}
      <Form layout="vertical" requiredMark={false} component="div">
        <Form.Item
          label="Script"
          htmlFor="script"
          extra={<Counter used={draft.script.length} of={scriptMax} />}
          {...errorProps(error ?? fileFailure ?? undefined)}
        >
          <Input.TextArea
            id="script"
            ref={field}
            className={s.script}
            data-over={isOver || undefined}
            rows={14}
            spellCheck={false}
            placeholder={EXAMPLE}
            value={draft.script}
            onChange={({ target }) => write(target.value)}
            onKeyDown={(event) =>
              pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey) && onSubmit()
            }
          />
        </Form.Item>
        {chosen && (
          <EncodingChoice
            id="script-encoding"
            decoded={chosen.decoded}
            onChoose={(encoding) => decode(chosen.bytes, encoding)}
          />
        )}
        <div className={s.file}>
          <Upload
            accept=".fountain,.fdx,.txt,text/plain"
            showUploadList={false}
            beforeUpload={(file) => {
              void take(file)
              return false
            }}
          >
            <Button icon={<FileText size={16} />}>Choose a file</Button>
          </Upload>
          <span className="meta">
            Fountain, Final Draft, a screenplay as plain text, or prose. A .fountain, .fdx or .txt file can be
            dropped here.
          </span>
        </div>
        <Splitters isByRule={draft.isByRule} onChange={(isByRule) => onChange({ isByRule })} />
      </Form>
    </>
  )
}

/** Choice of how to split the script, if a language model is available. */
function Splitters({ isByRule, onChange }: { isByRule: boolean; onChange: (isByRule: boolean) => void }) {
  const isPaid = useInstallationQuery().data?.installation.engine === 'FAL'
  const micros = estimateMicros({ model: 'openrouter/router' })
  if (!isPaid || micros === null) return null
  return (
    <Form.Item label={<span id="script-splitter">Split by</span>} className={s.splitter}>
      <Segmented
        block
        classNames={{ label: s.splitterLabel }}
        aria-labelledby="script-splitter"
        options={[
          { value: 'model', label: `Language model, up to ${shownDollars(micros)}` },
          { value: 'rule', label: 'Headings and sentences, free' },
        ]}
        value={isByRule ? 'rule' : 'model'}
        onChange={(value) => onChange(value === 'rule')}
      />
    </Form.Item>
  )
}
