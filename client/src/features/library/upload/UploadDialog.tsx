import { Form, Input, type InputRef } from 'antd'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { TIMES } from '#schema/limits'
import { assetNameRule, assetRule } from '#schema/rules/asset'
import type { ChangedAssetFieldsFragment } from '../../../entities/asset/ChangedAssetFields.generated'
import { useFileDrop } from '../../../shared/lib/input/fileDrop'
import { check, errorProps } from '../../../shared/lib/form'
import { toast } from '../../../shared/lib/toast'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { AllowanceNote, quotaProblemOf } from './Allowance'
import { DescriptionField, TagsField } from './AssetFields'
import { FileDrop, RejectedFiles } from './FileDrop'
import { FileRow } from './FileRow'
import s from './Upload.module.css'
import { useUploadAllowanceQuery } from './UploadDialog.generated'
import { useChosenFiles } from './useChosenFiles'
import { UPLOAD_FAILED, useUploads } from './useUploads'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

const DONE = 'Asset uploaded successfully!'
const empty = { description: '', tags: [] as string[] }
const isNamed = (name: string) => assetNameRule.safeParse(name).success

interface UploadDialogProps {
  open: boolean
  /** Initial files. */
  given?: File[]
  onClose: () => void
  /** Called with each uploaded asset. */
  onUploaded?: (asset: ChangedAssetFieldsFragment) => void
}

/**
 * Upload dialog (states: specification L8); closing discards everything. Several files have a name each, and share
 * description and tags. Failed files stay and can be retried.
 */
export function UploadDialog({ open, given, onClose, onUploaded }: UploadDialogProps) {
  const { files, rejected, choose, change, remove, clear } = useChosenFiles()
  const { send, stop, isBusy } = useUploads({ change, onUploaded })
  const { data: allowance, refetch: refetchAllowance } = useUploadAllowanceQuery({
    skip: !open,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const [values, setValues] = useState(empty)
  /** Name typed for a single file; undefined to use the file’s. */
  const [typedName, setTypedName] = useState<string>()
  const nameField = useRef<InputRef>(null)

  const waiting = files.filter(({ state }) => state === 'ready' || state === 'failed')
  const isSingle = files.length < 2
  const name = typedName ?? files[0]?.name ?? ''
  const nameFor = (own: string) => (isSingle ? name : own)
  const errors = check(assetRule, { ...values, name: isSingle ? name : 'Several' }).errors ?? {}
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
    setTypedName(undefined)
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

  const addFiles = (added: File[]) => {
    const all = files.length + added.length
    // the name typed for a single file stays with it when others are added
    if (all > 1 && files[0] && isSingle && typedName) change(files[0].key, { name: typedName })
    void choose(added)
  }

  const removeFile = (key: number) => {
    if (files.length === 2) setTypedName(undefined)
    remove(key)
  }

  useEffect(() => {
    if (!open) return
    const focus = setTimeout(() => nameField.current?.focus(), TIMES.uploadNameFocus)
    return () => clearTimeout(focus)
  }, [open])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  useFileDrop((files) => !isBusy && addFiles(files), !open)
  const begin = useEffectEvent((files: File[]) => addFiles(files))
  useEffect(() => {
    if (open && given?.length) begin(given)
  }, [open, given])

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
          <Form.Item
            label="Name"
            htmlFor="asset-name"
            {...errorProps(typedName === undefined && !files.length ? undefined : errors.name)}
          >
            <Input
              id="asset-name"
              ref={nameField}
              value={name}
              onChange={({ target }) => setTypedName(target.value)}
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
