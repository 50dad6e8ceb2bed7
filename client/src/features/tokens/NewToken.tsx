import { Button, Form, Input, type InputRef, Radio, Select } from 'antd'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { apiTokenRule } from '#schema/rules/account'
import type { ApiTokenScope } from '../../entities/types.generated'
import { check, errorProps, responseFailure, useFormErrors } from '../../shared/lib/form'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { type Secret, SecretDialog } from '../../shared/ui/dialogs/SecretDialog'
import { dateOf } from '../../shared/lib/time'
import { expiries, scopes } from './tokenOptions'
import { ApiTokensDocument, useCreateApiTokenMutation } from './tokens.generated'
import s from './Tokens.module.css'
import { onEnter } from '../../shared/lib/input/pressedKey'

const FAILED = 'Failed to create the token'
const empty: { name: string; scope: ApiTokenScope; expiresInDays: number } = {
  name: '',
  scope: 'READ',
  expiresInDays: 30,
}
const FIELDS = ['name', 'scope', 'expiresInDays']
const scopeKeys = Object.keys(scopes) as (keyof typeof scopes)[]

/** Dialog to create a token; shows it once. */
export function NewToken() {
  const [isOpen, setOpen] = useState(false)
  const [fresh, setFresh] = useState<Secret | null>(null)
  const [values, setValues] = useState(empty)
  const { errors, failure, show, attempt, clear } = useFormErrors(FIELDS, responseFailure)
  const name = useRef<InputRef>(null)
  const [create, { loading }] = useCreateApiTokenMutation({
    context: { quiet: true },
    update: (cache, { data }) =>
      void cache.updateQuery({ query: ApiTokensDocument }, (known) =>
        known && data ? { apiTokens: [data.createApiToken.apiToken, ...known.apiTokens] } : undefined,
      ),
  })
  const close = () => {
    setOpen(false)
    setValues(empty)
    clear()
  }
  const change = (changed: Partial<typeof empty>) => {
    setValues((before) => ({ ...before, ...changed }))
    clear()
  }
  const submit = async () => {
    if (loading) return
    if (show(check(apiTokenRule, { ...values, scope: values.scope.toLowerCase() }).errors)) return
    await attempt(async () => {
      const { data } = await create({ variables: { input: { ...values, name: values.name.trim() } } })
      close()
      if (!data) return
      const { token, apiToken } = data.createApiToken
      const note = `${apiToken.name} · ${scopes[apiToken.scope].label} · Expires on ${dateOf(apiToken.expiresAt)}`
      setFresh({ value: token, note })
    })
  }
  return (
    <>
      <Button type="primary" icon={<KeyRound size={16} />} onClick={() => setOpen(true)}>
        New token
      </Button>
      <FormDialog
        open={isOpen}
        title="New token"
        okText="Create token"
        failure={failure && { title: FAILED, text: failure }}
        confirmLoading={loading}
        onOk={() => void submit()}
        onCancel={close}
        firstField={name}
      >
        <Form layout="vertical" requiredMark={false} component="div">
          <Form.Item label="Name" htmlFor="token-name" {...errorProps(errors.name)}>
            <Input
              id="token-name"
              ref={name}
              autoComplete="off"
              placeholder="What will use it"
              value={values.name}
              onChange={({ target }) => change({ name: target.value })}
              onPressEnter={onEnter(submit)}
            />
          </Form.Item>
          <Form.Item label={<span id="token-scope">Scope</span>} {...errorProps(errors.scope)}>
            <Radio.Group
              aria-labelledby="token-scope"
              className={s.scopes}
              value={values.scope}
              onChange={({ target }) => change({ scope: target.value as ApiTokenScope })}
            >
              {scopeKeys.map((key) => (
                <Radio key={key} value={key}>
                  <b>{scopes[key].label}</b>
                  <small>{scopes[key].text}</small>
                </Radio>
              ))}
            </Radio.Group>
          </Form.Item>
          <Form.Item
            label="Expires after"
            htmlFor="token-expiry"
            style={{ marginBottom: 0 }}
            {...errorProps(errors.expiresInDays)}
          >
            <Select
              id="token-expiry"
              className={s.expiry}
              value={values.expiresInDays}
              options={expiries}
              onChange={(expiresInDays) => change({ expiresInDays })}
            />
          </Form.Item>
        </Form>
      </FormDialog>
      <SecretDialog
        secret={fresh}
        title="Your new token"
        label="Token"
        text="Copy this token now; you won’t see it again."
        onClose={() => setFresh(null)}
      />
    </>
  )
}
