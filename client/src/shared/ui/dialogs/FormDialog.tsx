import { Alert, Form, Input, type InputRef, Modal, type ModalProps } from 'antd'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { check, errorProps, fieldErrorsOf } from '../../lib/form'
import { messageOf } from '../../lib/network/errors'
import { toast } from '../../lib/toast'
import s from './FormDialog.module.css'
import { pressedKey } from '../../lib/input/pressedKey'

interface FormDialogProps extends Omit<ModalProps, 'width' | 'afterOpenChange'> {
  /** In pixels. */
  width?: number
  /** Error of the form, shown above it. */
  failure?: { title: string; text: string } | null | ''
  /** Focused, with its text selected, when the dialog has opened. */
  firstField?: RefObject<FirstField | null>
}

interface FirstField {
  focus(): void
  select?(): void
}

/** On a busy machine, the person is already typing in another field when the dialog has opened. */
function focusUnlessTyping(field: FirstField | null | undefined) {
  if (document.activeElement?.matches('input, textarea')) return
  field?.focus()
  field?.select?.()
}

/** Dialog with a form: centred on desktops, a bottom sheet on phones. */
export const FormDialog = ({ children, failure, firstField, width = 560, ...props }: FormDialogProps) => (
  <Modal
    centered
    width={{ xs: '100vw', md: width }}
    destroyOnHidden
    className={s.dialog}
    classNames={{ container: s.container, header: s.header, body: s.body, footer: s.footer }}
    styles={{ header: { marginBottom: 20 }, footer: { marginTop: 24 } }}
    afterOpenChange={(isOpen) => isOpen && focusUnlessTyping(firstField?.current)}
    {...props}
  >
    {failure && (
      <Alert
        type="error"
        showIcon
        title={failure.title}
        description={failure.text}
        style={{ marginBottom: 20 }}
      />
    )}
    {children}
    <End />
  </Modal>
)

/** A part of the dialog that scrolls alone, with the same arrow at its end. */
export const ScrollingPart = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${s.body} ${className}`}>
    {children}
    <End />
  </div>
)

/** End of the scrolling content. An arrow shows while it is out of view. */
function End() {
  const end = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true))
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div className={s.more} data-shown={!isSeen || undefined} aria-hidden>
        <ChevronDown size={16} />
      </div>
      <div ref={end} className={s.end} />
    </>
  )
}

/** Counter such as 71/500 for `extra` of a form item; red above the limit. */
export const Counter = ({ used, of }: { used: number; of: number }) => (
  <span className={`mono ${s.count}`} data-counter data-over={used > of || undefined}>
    {used}/{of}
  </span>
)

interface TextFieldDialogProps<Name extends string> extends Pick<
  ModalProps,
  'open' | 'title' | 'okText' | 'afterClose'
> {
  /** `name` is the field in the rule and in the server’s errors. */
  field: { id: string; name: Name; label: string; max: number; placeholder?: string }
  rule: z.ZodType<Partial<Record<Name, string | null>>>
  value: string
  loading: boolean
  /** Saves the valid value. The dialog shows its errors. */
  onSave: (value: string) => Promise<void>
  onClose: () => void
}

/** Dialog with a text field and its counter. Enter saves. */
export function TextFieldDialog<Name extends string>({
  field: { id, name, label, max, placeholder },
  rule,
  value,
  loading,
  onSave,
  onClose,
  ...dialog
}: TextFieldDialogProps<Name>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const input = useRef<InputRef>(null)
  const text = typed ?? value
  const validate = (next: string) => check(rule, { [name]: next })
  const close = () => {
    setTyped(null)
    setError(undefined)
    onClose()
  }
  const change = (next: string) => {
    setTyped(next)
    if (error) setError(validate(next).errors?.[name])
  }
  const submit = async () => {
    if (loading) return
    const { values, errors } = validate(text)
    setError(errors?.[name])
    if (!values) return
    try {
      await onSave(values[name] ?? '')
      close()
    } catch (caught) {
      const fieldError = fieldErrorsOf(caught)[name]
      setError(fieldError)
      if (!fieldError) toast.error(messageOf(caught))
    }
  }
  const submitOnEnter = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter') return
    event.preventDefault()
    void submit()
  }
  return (
    <FormDialog
      {...dialog}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={close}
      firstField={input}
    >
      <Form layout="vertical" requiredMark={false} component="div">
        <Form.Item
          label={label}
          htmlFor={id}
          style={{ marginBottom: 0 }}
          extra={<Counter used={text.length} of={max} />}
          {...errorProps(error)}
        >
          <Input
            id={id}
            ref={input}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => change(target.value)}
            onKeyDown={submitOnEnter}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
