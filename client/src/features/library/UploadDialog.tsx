import { Form, Input, type InputRef } from 'antd'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUploadAllowanceQuery } from '../../gql/generated'
import { TIMES } from '#schema/limits'
import { assetNameRule, assetRule } from '#schema/rules/asset'
import { check, errorProps } from '../../lib/form'
import { toast } from '../../lib/toast'
import { FormDialog } from '../../ui/FormDialog'
import { AllowanceNote, quotaProblemOf } from './Allowance'
import { DescriptionField } from './DescriptionField'
import { FileDrop, RejectedFiles } from './FileDrop'
import { FileRow } from './FileRow'
import { TagsField } from './TagsField'
import s from './Upload.module.css'
import { useChosenFiles } from './useChosenFiles'
import { UPLOAD_FAILED, useUploads } from './useUploads'

const DONE = 'Asset uploaded successfully!'
const empty = { name: '', description: '', tags: [] as string[] }
const isNamed = (name: string) => assetNameRule.safeParse(name).success

/**
 * The upload dialog (states: specification L8); closing discards everything. Several files are sent each
 * under its own name, with one description and one set of tags; failed ones stay and can be sent again.
 */
export function UploadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { files, rejected, choose, change, remove, clear } = useChosenFiles()
  const { send, stop, isBusy } = useUploads({ change })
  const { data: allowance, refetch: refetchAllowance } = useUploadAllowanceQuery({
    skip: !open,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const [values, setValues] = useState(empty)
  const [isTouched, setTouched] = useState(false)
  const nameField = useRef<InputRef>(null)

  const waiting = files.filter(({ state }) => state === 'ready' || state === 'failed')
  const isSingle = files.length < 2
  const nameFor = (own: string) => (isSingle ? values.name : own)
  const errors = check(assetRule, { ...values, name: isSingle ? values.name : 'Several' }).errors ?? {}
  const isProcessing = files.some(({ state }) => state === 'processing')
  const sizes = waiting.flatMap(({ picture }) => picture?.file.size ?? [])
  const isReady =
    waiting.length > 0 &&
    !quotaProblemOf(allowance?.uploadAllowance, sizes) &&
    !isProcessing &&
    !isBusy &&
    !Object.keys(errors).length &&
    waiting.every(({ name }) => isNamed(nameFor(name)))

  const close = useCallback(() => {
    stop()
    clear()
    setValues(empty)
    setTouched(false)
    onClose()
  }, [stop, clear, onClose])

  const submit = async () => {
    if (!isReady) return
    const named = waiting.map((file) => ({ ...file, name: nameFor(file.name) }))
    const failed = await send(named, { description: values.description.trim(), tags: values.tags })
    if (!failed) return
    if (failed.length) void refetchAllowance().catch(() => undefined)
    if (failed.some(({ problem }) => problem === UPLOAD_FAILED)) toast.error(UPLOAD_FAILED)
    if (failed.length) return
    toast.success(DONE)
    close()
  }

  const addFiles = (given: File[]) => {
    const all = files.length + given.length
    // the name typed for one file stays with that file when others join it
    if (all > 1 && files[0] && isSingle && values.name) change(files[0].key, { name: values.name })
    void choose(given)
  }

  const removeFile = (key: number) => {
    const [last, ...others] = files.filter((file) => file.key !== key)
    if (last && !others.length) setValues((before) => ({ ...before, name: last.name }))
    remove(key)
  }

  useEffect(() => {
    if (!open) return
    const focus = setTimeout(() => nameField.current?.focus(), TIMES.uploadNameFocus)
    return () => clearTimeout(focus)
  }, [open])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = [...(event.clipboardData?.files ?? [])]
    if (!pasted.length || isBusy) return
    event.preventDefault()
    addFiles(pasted)
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('keydown', onKey)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('paste', onPaste)
    }
  }, [open])

  return (
    <FormDialog
      open={open}
      title="Upload Asset"
      okText={waiting.length > 1 ? `Upload ${waiting.length}` : 'Upload'}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={isBusy}
      mask={{ closable: !isBusy }}
      onOk={() => void submit()}
      onCancel={close}
    >
      <RejectedFiles rejected={rejected} />
      <AllowanceNote allowance={allowance?.uploadAllowance} sizes={sizes} />
      {files.length > 0 && (
        <ul className={s.files} aria-label="Files">
          {files.map((chosen) => (
            <FileRow
              key={chosen.key}
              chosen={chosen}
              alone={isSingle}
              onName={(name) => change(chosen.key, { name, problem: undefined })}
              onRemove={() => removeFile(chosen.key)}
            />
          ))}
        </ul>
      )}
      <FileDrop small={files.length > 0} disabled={isBusy} onChoose={addFiles} />
      <Form layout="vertical" requiredMark={false} component="div" disabled={isBusy}>
        {isSingle && (
          <Form.Item label="Name" htmlFor="asset-name" {...errorProps(isTouched ? errors.name : undefined)}>
            <Input
              id="asset-name"
              ref={nameField}
              value={values.name}
              onChange={({ target }) => {
                setTouched(true)
                setValues((before) => ({ ...before, name: target.value }))
              }}
            />
          </Form.Item>
        )}
        <DescriptionField
          value={values.description}
          error={errors.description}
          onChange={(description) => setValues((before) => ({ ...before, description }))}
        />
        <TagsField tags={values.tags} onChange={(tags) => setValues((before) => ({ ...before, tags }))} />
      </Form>
    </FormDialog>
  )
}
