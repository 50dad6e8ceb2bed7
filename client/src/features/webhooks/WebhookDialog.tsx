import { Checkbox, Form, Input, type InputRef, Select } from 'antd'
import { useRef, useState } from 'react'
import { webhookRule } from '#schema/rules/webhook'
import type { WebhookEvent } from '../../entities/types.generated'
import { useMeQuery } from '../../entities/person/me.generated'
import { check, errorProps, responseFailure, useFormErrors } from '../../shared/lib/form'
import { onEnter } from '../../shared/lib/input/pressedKey'
import { matchesSearch } from '../../shared/lib/lists/connectionCache'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { adminEvents, eventLabels, ruleNameOf } from './eventLabels'
import {
  WebhooksDocument,
  type WebhookFieldsFragment,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useWebhookProjectsQuery,
} from './webhooks.generated'
import s from './Webhooks.module.css'

interface WebhookDialogProps {
  open: boolean
  /** The webhook to change; null for a new one. */
  webhook: WebhookFieldsFragment | null
  onClose: () => void
  /** Called with the secret of a new webhook. */
  onSecret: (secret: string) => void
}

/** Form for a webhook. */
export const WebhookDialog = (props: WebhookDialogProps) => (
  <WebhookForm key={props.open ? (props.webhook?.id ?? 'new') : 'closed'} {...props} />
)

interface Values {
  url: string
  events: WebhookEvent[]
  projectIds: string[]
}

const FIELDS = ['url', 'events', 'projectIds']

/** Saves the values; resolves with the secret of a new webhook. */
function useSaveWebhook(webhook: WebhookFieldsFragment | null) {
  const [create, { loading: isCreating }] = useCreateWebhookMutation({
    context: { quiet: true },
    update: (cache, { data }) =>
      void cache.updateQuery({ query: WebhooksDocument }, (known) =>
        known && data ? { webhooks: [data.createWebhook.webhook, ...known.webhooks] } : undefined,
      ),
  })
  const [update, { loading: isUpdating }] = useUpdateWebhookMutation({ context: { quiet: true } })
  const save = async (values: Values): Promise<string | undefined> => {
    if (!webhook) return (await create({ variables: { input: values } })).data?.createWebhook.secret
    const input = { ...values, id: webhook.id, isPaused: webhook.pausedAt !== null }
    await update({ variables: { input } })
    return undefined
  }
  return { save, isSaving: isCreating || isUpdating }
}

function WebhookForm({ open, webhook, onClose, onSecret }: WebhookDialogProps) {
  const [values, setValues] = useState<Values>({
    url: webhook?.url ?? '',
    events: [...(webhook?.events ?? [])],
    projectIds: [...(webhook?.projectIds ?? [])],
  })
  const { errors, failure, show, attempt, clear } = useFormErrors(FIELDS, responseFailure)
  const url = useRef<InputRef>(null)
  const isAdmin = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.isAdmin
  const projects = useWebhookProjectsQuery({ skip: !open }).data?.projects.nodes
  const { save, isSaving } = useSaveWebhook(webhook)
  const change = (changed: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changed }))
    clear()
  }
  const submit = async () => {
    if (isSaving) return
    if (show(check(webhookRule, { ...values, events: values.events.map(ruleNameOf) }).errors)) return
    await attempt(async () => {
      const secret = await save({ ...values, url: values.url.trim() })
      onClose()
      if (secret) onSecret(secret)
    })
  }
  const events = (Object.keys(eventLabels) as WebhookEvent[]).filter(
    (event) => isAdmin || !adminEvents.includes(event),
  )
  return (
    <FormDialog
      open={open}
      title={webhook ? 'Change webhook' : 'New webhook'}
      okText={webhook ? 'Save' : 'Create webhook'}
      failure={failure && { title: `Failed to ${webhook ? 'change' : 'create'} the webhook`, text: failure }}
      confirmLoading={isSaving}
      onOk={() => void submit()}
      onCancel={onClose}
      firstField={url}
    >
      <Form layout="vertical" requiredMark={false} component="div">
        <Form.Item label="Address" htmlFor="webhook-url" {...errorProps(errors.url)}>
          <Input
            id="webhook-url"
            ref={url}
            autoComplete="off"
            inputMode="url"
            placeholder="https://"
            value={values.url}
            onChange={({ target }) => change({ url: target.value })}
            onPressEnter={onEnter(submit)}
          />
        </Form.Item>
        <Form.Item label={<span id="webhook-events">Events</span>} {...errorProps(errors.events)}>
          <Checkbox.Group
            aria-labelledby="webhook-events"
            className={s.events}
            options={events.map((event) => ({ value: event, label: eventLabels[event] }))}
            value={values.events}
            onChange={(chosen) => change({ events: chosen })}
          />
        </Form.Item>
        <Form.Item
          label="Projects"
          htmlFor="webhook-projects"
          style={{ marginBottom: 0 }}
          {...errorProps(errors.projectIds)}
        >
          <Select
            id="webhook-projects"
            mode="multiple"
            allowClear
            placeholder="All projects"
            showSearch={{ filterOption: (typed, option) => matchesSearch(typed, String(option?.label)) }}
            value={values.projectIds}
            options={projects?.map(({ id, name }) => ({ value: id, label: name }))}
            loading={!projects}
            onChange={(projectIds) => change({ projectIds })}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
