import { Form, Input, type InputRef } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LIMITS, TIMES } from '../../../../schema/limits'
import { assetRule, FILE_TOO_LARGE, UNREADABLE_FILE, UNSUPPORTED_FILE } from '../../../../schema/rules/asset'
import { useUploadAssetMutation } from '../../gql/generated'
import { wordsOf } from '../../lib/failure'
import { check, errorProps, type FieldErrors, fieldErrorsOf } from '../../lib/form'
import { toast } from '../../lib/toast'
import { Counter, FormDialog } from '../../ui/FormDialog'
import { type Chosen, FileField } from './FileField'
import { prepare } from './shrink'
import { TagsField } from './TagsField'

const { descriptionMax, nameMax } = LIMITS.asset
const FAILED = 'Failed to upload asset. Please try again.'
const empty = { name: '', description: '', tags: [] as string[] }
const none: Chosen = { state: 'none' }

/** Closed, open, processing, ready, uploading, done (spec.md point 4); closing forgets everything. */
export function UploadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [chosen, setChosen] = useState<Chosen>(none)
  const name = useRef<InputRef>(null)
  const [upload, { loading }] = useUploadAssetMutation({ context: { quiet: true }, refetchQueries: ['Assets'] })
  const preview = chosen.state === 'ready' ? chosen.picture.preview : undefined
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])
  useEffect(() => {
    if (!open) return
    const focus = setTimeout(() => name.current?.focus(), TIMES.uploadNameFocus)
    return () => clearTimeout(focus)
  }, [open])

  const isReady = chosen.state === 'ready' && check(assetRule, values).errors === null && !loading
  const close = () => {
    setValues(empty)
    setErrors({})
    setChosen(none)
    onClose()
  }
  const edit = (field: 'name' | 'description', value: string) => {
    const next = { ...values, [field]: value }
    setValues(next)
    setErrors(check(assetRule, next).errors ?? {})
  }
  const choose = async (file: File) => {
    if (!(LIMITS.upload.types as readonly string[]).includes(file.type)) return setChosen({ state: 'none', problem: UNSUPPORTED_FILE })
    if (file.size > LIMITS.upload.bytes) return setChosen({ state: 'none', problem: FILE_TOO_LARGE })
    setChosen({ state: 'processing', name: file.name })
    try {
      setChosen({ state: 'ready', picture: await prepare(file) })
    } catch {
      setChosen({ state: 'none', problem: UNREADABLE_FILE })
    }
  }
  const submit = async () => {
    const checked = check(assetRule, values)
    if (chosen.state !== 'ready' || !checked.values || loading) return
    try {
      await upload({ variables: { input: checked.values, file: chosen.picture.file } })
      toast.success('Asset uploaded successfully!')
      close()
    } catch (caught) {
      const { file, ...named } = fieldErrorsOf(caught)
      setErrors(named)
      if (file) setChosen({ state: 'none', problem: file })
      else if (!Object.keys(named).length) toast.error(wordsOf(caught) || FAILED)
    }
  }
  const send = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
  }
  return (
    <FormDialog
      open={open}
      title="Upload Asset"
      okText="Upload"
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={close}
    >
      <div onKeyDown={send}>
        <FileField chosen={chosen} accept={LIMITS.upload.types.join(',')} onChoose={(file) => void choose(file)} onRemove={() => setChosen(none)} />
        <Form layout="vertical" requiredMark={false} component="div">
          <Form.Item label="Name" htmlFor="asset-name" {...errorProps(errors.name)}>
            <Input id="asset-name" ref={name} maxLength={nameMax} value={values.name} onChange={({ target }) => edit('name', target.value)} />
          </Form.Item>
          <Form.Item
            label="Description"
            htmlFor="asset-description"
            extra={<Counter used={values.description.length} of={descriptionMax} />}
            {...errorProps(errors.description)}
          >
            <Input.TextArea
              id="asset-description"
              rows={3}
              placeholder="What it shows and where it may be used (optional)"
              value={values.description}
              onChange={({ target }) => edit('description', target.value)}
            />
          </Form.Item>
          <TagsField tags={values.tags} onChange={(tags) => setValues((before) => ({ ...before, tags }))} />
        </Form>
      </div>
    </FormDialog>
  )
}
