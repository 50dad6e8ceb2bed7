import { Alert, Button, Form, Input, Segmented, Upload } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { FileText } from 'lucide-react'
import { type Ref, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { estimateMicros, shownDollars } from '#schema/prices'
import { useFileDrop } from '../../../shared/lib/input/fileDrop'
import { errorProps } from '../../../shared/lib/form'
import { useInstallationQuery } from '../../../entities/installation/installation.generated'
import { Counter } from '../../../shared/ui/dialogs/FormDialog'
import s from './Script.module.css'
import type { ScriptDraft } from './scriptDraft'
import { LONG_SCRIPT } from '#schema/rules/storyboard'

/** No character of UTF-8 or UTF-16 takes more. */
const BYTES_A_CHARACTER = 4

const NO_TEXT = 'Not a text file. Choose a .fountain or .txt file.'

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The text of a script file. Throws an error with a user message if it is too long or not text. */
async function readScriptFile(file: File): Promise<string> {
  if (file.size > LIMITS.storyboard.scriptMax * BYTES_A_CHARACTER) throw new Error(LONG_SCRIPT)
  const text = decoded(await file.arrayBuffer())
  if (text.includes('\0')) throw new Error(NO_TEXT)
  return text
}

const { scriptMax } = LIMITS.storyboard
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

/** Where a script is pasted, dropped or written. */
export function ScriptForm({ draft, error, failure, field, onChange, onSubmit }: ScriptFormProps) {
  const [fileFailure, setFileFailure] = useState<string | null>(null)
  const write = (script: string) => {
    setFileFailure(null)
    onChange({ script, proposal: null })
  }
  const take = (file: File | undefined) => {
    if (file) readScriptFile(file).then(write, (caught: Error) => setFileFailure(caught.message))
  }
  const isOver = useFileDrop(([file]) => take(file))
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
            onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && onSubmit()}
          />
        </Form.Item>
        <div className={s.file}>
          <Upload
            accept=".fountain,.txt,text/plain"
            showUploadList={false}
            beforeUpload={(file) => {
              take(file)
              return false
            }}
          >
            <Button icon={<FileText size={16} />}>Choose a file</Button>
          </Upload>
          <span className="meta">
            Fountain, a screenplay as plain text, or prose. A .fountain or .txt file can be dropped here.
          </span>
        </div>
        <Splitters isByRule={draft.isByRule} onChange={(isByRule) => onChange({ isByRule })} />
      </Form>
    </>
  )
}

/** How the script is split, if there is a choice. */
function Splitters({ isByRule, onChange }: { isByRule: boolean; onChange: (isByRule: boolean) => void }) {
  const isPaid = useInstallationQuery().data?.installation.engine === 'FAL'
  const micros = estimateMicros({ model: 'openrouter/router' })
  if (!isPaid || micros === null) return null
  return (
    <Form.Item label={<span id="script-splitter">Split by</span>} className={s.splitter}>
      <Segmented
        block
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
