import { Form, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { confirmationRule } from '#schema/rules/account'
import { registerPasswordDialog } from '../../shared/lib/confirm'
import { messageOf } from '../../shared/lib/network/errors'
import { check, errorProps, fieldErrorsOf } from '../../shared/lib/form'
import { useMeQuery } from '../../entities/person/me.generated'
import { useSession } from '../../shared/lib/session/session'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { useConfirmPasswordMutation } from './ConfirmDialog.generated'
import s from './ConfirmDialog.module.css'
import { onEnter } from '../../shared/lib/input/pressedKey'

/** z-index above the dialog whose action needs the confirmation. */
const ON_TOP = 1100

/**
 * Asks for the password again before a sensitive action, because the signed-in user may have left the screen. Mounted
 * once; opened by `requestPasswordConfirmation`.
 */
export function ConfirmDialog() {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const answer = useRef<(isConfirmed: boolean) => void>(() => undefined)
  const field = useRef<InputRef>(null)
  const token = useSession()
  const { data } = useMeQuery({ fetchPolicy: 'cache-only' })
  const [confirm, { loading }] = useConfirmPasswordMutation({ context: { quiet: true } })
  useEffect(() => {
    const stop = registerPasswordDialog(() => {
      setOpen(true)
      return new Promise((resolve) => (answer.current = resolve))
    })
    return () => {
      stop()
      answer.current(false)
    }
  }, [])
  const close = (isConfirmed: boolean) => {
    setOpen(false)
    setPassword('')
    setProblem(undefined)
    answer.current(isConfirmed)
  }
  useEffect(() => {
    if (!token) close(false)
  }, [token])
  const submit = async () => {
    if (loading) return
    const checked = check(confirmationRule, { password })
    setProblem(checked.errors?.password)
    if (!checked.values) return
    try {
      await confirm({ variables: checked.values })
      close(true)
    } catch (caught) {
      setProblem(fieldErrorsOf(caught).password ?? messageOf(caught))
      field.current?.focus({ cursor: 'all' })
    }
  }
  return (
    <FormDialog
      open={isOpen}
      title="Confirm it’s you"
      okText="Confirm"
      width={440}
      zIndex={ON_TOP}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={() => close(false)}
      firstField={field}
    >
      <p className={`soft ${s.words}`}>
        Enter your password to go on. You will not be asked again for {LIMITS.confirmation.minutes} minutes.
      </p>
      <Form layout="vertical" requiredMark={false} component="div">
        <input type="text" hidden readOnly autoComplete="username" value={data?.me.username ?? ''} />
        <Form.Item
          label="Your password"
          htmlFor="confirm-password"
          style={{ marginBottom: 0 }}
          {...errorProps(problem)}
        >
          <Input.Password
            id="confirm-password"
            ref={field}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              setProblem(undefined)
            }}
            onPressEnter={onEnter(submit)}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
