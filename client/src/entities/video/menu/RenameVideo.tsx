import { Form, Input, type InputRef } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { videoRule } from '#schema/rules/video'
import type { VideoMenuFieldsFragment } from './VideoMenuFields.generated'
import { messageOf } from '../../../shared/lib/network/errors'
import { check, errorProps, fieldErrorsOf } from '../../../shared/lib/form'
import { toast } from '../../../shared/lib/toast'
import { Counter, FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { useRenameVideoMutation } from './RenameVideo.generated'

interface RenameVideoProps {
  open: boolean
  video: Pick<VideoMenuFieldsFragment, 'id' | 'title' | 'isMerged'>
  onClose: () => void
  /** Called when the dialog is gone: the menu that opened it has no place for the focus any more. */
  afterClose?: () => void
}

/** Gives a video or film another title. */
export function RenameVideo({ open, video, onClose, afterClose }: RenameVideoProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const input = useRef<InputRef>(null)
  const [rename, { loading }] = useRenameVideoMutation({ context: { quiet: true } })
  const title = typed ?? video.title
  const kind = video.isMerged ? 'film' : 'video'
  const close = () => {
    setTyped(null)
    setError(undefined)
    onClose()
  }
  const change = (next: string) => {
    setTyped(next)
    if (error) setError(check(videoRule, { title: next }).errors?.title)
  }
  const submit = async () => {
    if (loading) return
    const { values, errors } = check(videoRule, { title })
    setError(errors?.title)
    if (!values) return
    if (values.title === video.title) return close()
    try {
      await rename({ variables: { id: video.id, ...values } })
      toast.success(video.isMerged ? 'Film renamed' : 'Video renamed')
      close()
    } catch (caught) {
      const named = fieldErrorsOf(caught).title
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
      title={`Rename ${kind}`}
      okText="Rename"
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={close}
      afterClose={afterClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
    >
      <Form layout="vertical" requiredMark={false} component="div">
        <Form.Item
          label="Title"
          htmlFor="video-title"
          style={{ marginBottom: 0 }}
          extra={<Counter used={title.length} of={LIMITS.video.titleMax} />}
          {...errorProps(error)}
        >
          <Input
            id="video-title"
            ref={input}
            value={title}
            onChange={({ target }) => change(target.value)}
            onKeyDown={send}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
