import { Form, Input, type InputRef } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { declineRule } from '#schema/rules/video'
import { messageOf } from '../../../shared/lib/network/errors'
import { check, errorProps, fieldErrorsOf } from '../../../shared/lib/form'
import { useDeclineVideoMutation } from './review.generated'
import { toast } from '../../../shared/lib/toast'
import type { DeclineReasonFieldsFragment } from './DeclineReason.generated'
import { Counter, FormDialog } from '../../../shared/ui/dialogs/FormDialog'

interface DeclineReasonProps {
  open: boolean
  video: DeclineReasonFieldsFragment
  onClose: () => void
  /** Called when the dialog is gone. */
  afterClose?: () => void
}

/** Says why a declined video was declined; an empty reason takes it back. */
export function DeclineReason({ open, video, onClose, afterClose }: DeclineReasonProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const input = useRef<InputRef>(null)
  const [decline, { loading }] = useDeclineVideoMutation({ context: { quiet: true } })
  const reason = typed ?? video.declineReason ?? ''
  const close = () => {
    setTyped(null)
    setError(undefined)
    onClose()
  }
  const submit = async () => {
    if (loading) return
    const { values, errors } = check(declineRule, { reason })
    setError(errors?.reason)
    if (!values) return
    try {
      await decline({ variables: { id: video.id, reason: values.reason || null } })
      close()
    } catch (caught) {
      const named = fieldErrorsOf(caught).reason
      setError(named)
      if (!named) toast.error(messageOf(caught))
    }
  }
  const send = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <FormDialog
      open={open}
      title="Why was it declined?"
      okText="Save"
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={close}
      afterClose={afterClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
    >
      <Form layout="vertical" requiredMark={false} component="div">
        <Form.Item
          label="Reason"
          htmlFor="decline-reason"
          style={{ marginBottom: 0 }}
          extra={<Counter used={reason.length} of={LIMITS.video.reasonMax} />}
          {...errorProps(error)}
        >
          <Input
            id="decline-reason"
            ref={input}
            placeholder="Too dark"
            value={reason}
            onChange={({ target }) => {
              setError(undefined)
              setTyped(target.value)
            }}
            onKeyDown={send}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
