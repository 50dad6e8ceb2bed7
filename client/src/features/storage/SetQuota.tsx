import { Button, Form, Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { storageQuotaRule } from '#schema/rules/quotas'
import { sizeText } from '#schema/format'
import { check, errorProps, responseFailure, useFormErrors } from '../../shared/lib/form'
import { toast } from '../../shared/lib/toast'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { StorageDocument, useUpdateStorageQuotaMutation } from './storage.generated'
import s from './Storage.module.css'
import { onEnter } from '../../shared/lib/input/pressedKey'

const GIGABYTE = 1024 ** 3

/** Parses gigabytes into bytes; null if empty, NaN if it is not a number. */
const bytesOf = (written: string): number | null =>
  written.trim() ? Math.round(Number(written.replace(',', '.')) * GIGABYTE) : null

const gigabytesOf = (bytes: number | null) =>
  bytes === null ? '' : String(Number((bytes / GIGABYTE).toFixed(3)))

/** Button and dialog to set or remove the team’s storage quota. */
export function SetQuota({ quotaBytes }: { quotaBytes: number | null }) {
  const [isOpen, setOpen] = useState(false)
  const [written, setWritten] = useState('')
  const { errors, failure, show, attempt, clear } = useFormErrors(['quotaBytes'], responseFailure)
  const field = useRef<InputRef>(null)
  const [save, { loading }] = useUpdateStorageQuotaMutation({
    context: { quiet: true },
    refetchQueries: [StorageDocument],
    awaitRefetchQueries: true,
  })
  const open = () => {
    setWritten(gigabytesOf(quotaBytes))
    clear()
    setOpen(true)
  }
  const submit = async () => {
    if (loading) return
    const { values, errors: wrong } = check(storageQuotaRule, { quotaBytes: bytesOf(written) })
    if (show(wrong) || !values) return
    await attempt(async () => {
      await save({ variables: values })
      setOpen(false)
      toast.success(
        values.quotaBytes === null ? 'Quota removed' : `Quota set to ${sizeText(values.quotaBytes)}`,
      )
    })
  }
  return (
    <>
      <Button onClick={open}>{quotaBytes === null ? 'Set quota' : 'Change quota'}</Button>
      <FormDialog
        open={isOpen}
        title="Storage quota"
        okText="Save quota"
        failure={failure && { title: 'Failed to set the quota', text: failure }}
        confirmLoading={loading}
        onOk={() => void submit()}
        onCancel={() => setOpen(false)}
        firstField={field}
      >
        <Form layout="vertical" requiredMark={false} component="div">
          <Form.Item
            label="Team storage limit"
            htmlFor="storage-quota"
            style={{ marginBottom: 0 }}
            {...errorProps(errors.quotaBytes)}
          >
            <Input
              id="storage-quota"
              ref={field}
              autoComplete="off"
              inputMode="decimal"
              aria-describedby="storage-quota-hint"
              suffix="GB"
              value={written}
              onChange={({ target }) => {
                setWritten(target.value)
                clear()
              }}
              onPressEnter={onEnter(submit)}
            />
          </Form.Item>
        </Form>
        <p id="storage-quota-hint" className={`meta ${s.hint}`}>
          Leave empty for no limit. Existing files are never deleted.
        </p>
      </FormDialog>
    </>
  )
}
