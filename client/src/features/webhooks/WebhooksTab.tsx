import { Button, Dropdown, Skeleton } from 'antd'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { confirm } from '../../shared/lib/confirm'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { messageOr } from '../../shared/lib/network/errors'
import { dateTimeOf } from '../../shared/lib/time'
import { toast } from '../../shared/lib/toast'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { inRegion } from '../../shared/ui/PopoverRegion'
import { Deliveries } from './Deliveries'
import { eventLabels } from './eventLabels'
import {
  type WebhookFieldsFragment,
  useDeleteWebhookMutation,
  useRenewWebhookSecretMutation,
  useUpdateWebhookMutation,
  useWebhooksQuery,
} from './webhooks.generated'
import { WebhookSecret } from './WebhookSecret'
import s from './Webhooks.module.css'

const WebhookDialog = lazyDialog(async () => (await import('./WebhookDialog')).WebhookDialog)
const SKELETONS = 3

/** The operations on a webhook; failures are shown as toasts. */
function useWebhookActions(onSecret: (secret: string) => void) {
  const [update] = useUpdateWebhookMutation({ context: { quiet: true } })
  const [renew] = useRenewWebhookSecretMutation({ context: { quiet: true } })
  const [remove] = useDeleteWebhookMutation({ context: { quiet: true } })
  const attempt = (failed: string, work: () => Promise<unknown>) =>
    work().catch((caught: unknown) => toast.error(messageOr(failed, caught)))
  return {
    setPaused: ({ id, url, events, projectIds }: WebhookFieldsFragment, isPaused: boolean) =>
      attempt(`Failed to ${isPaused ? 'pause' : 'resume'} the webhook`, () =>
        update({
          variables: { input: { id, url, events: [...events], projectIds: [...projectIds], isPaused } },
        }),
      ),
    renewSecret: ({ id }: WebhookFieldsFragment) =>
      confirm({
        title: 'New secret',
        content: 'Messages are signed with the new secret at once. Your tool rejects them until it knows it.',
        okText: 'Replace secret',
        onOk: () =>
          attempt('Failed to replace the secret', async () => {
            const { data } = await renew({ variables: { id } })
            if (data) onSecret(data.renewWebhookSecret.secret)
          }) as Promise<void>,
        focusable: { autoFocusButton: 'cancel' },
      }),
    remove: ({ id, url }: WebhookFieldsFragment) =>
      confirm({
        title: 'Delete webhook',
        content: `Are you sure you want to delete the webhook to ${url}? Waiting messages are not sent. This cannot be undone.`,
        okText: 'Delete',
        onOk: () =>
          attempt('Failed to delete the webhook', async () => {
            await remove({
              variables: { id },
              update: (cache) => {
                cache.evict({ id: cache.identify({ __typename: 'Webhook', id }) })
                cache.gc()
              },
            })
          }) as Promise<void>,
        focusable: { autoFocusButton: 'cancel' },
      }),
  }
}

/** The user’s webhooks, with their events, state and messages. */
export function WebhooksTab() {
  const { data, error, loading, refetch } = useWebhooksQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const [edited, setEdited] = useState<WebhookFieldsFragment | null>(null)
  const [read, setRead] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const actions = useWebhookActions(setSecret)
  const webhooks = data?.webhooks
  const isBroken = !webhooks && !!error && !loading
  const shown = webhooks?.find(({ id }) => id === read)
  return (
    <>
      <p className={s.about}>
        Webhooks tell other tools what happens in the projects that you see. The{' '}
        <a href="/api/v1/docs" target="_blank" rel="noreferrer">
          API documentation
        </a>{' '}
        says how.
      </p>
      {isBroken && <LoadError title="Unable to load your webhooks" refetch={refetch} />}
      {!webhooks && !isBroken && (
        <div role="status" aria-busy aria-label="Loading your webhooks">
          <Skeleton active title={false} paragraph={{ rows: SKELETONS * 2 }} />
        </div>
      )}
      {webhooks?.length === 0 && (
        <EmptyState
          title="No webhooks yet"
          text="Let a chat, a tracker or your own program know when a film is ready."
        />
      )}
      {webhooks && webhooks.length > 0 && (
        <ul className={s.webhooks} aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              actions={actions}
              onEdit={() => setEdited(webhook)}
              onRead={() => setRead(webhook.id)}
            />
          ))}
        </ul>
      )}
      <WebhookDialog
        open={edited !== null}
        webhook={edited}
        onClose={() => setEdited(null)}
        onSecret={setSecret}
      />
      <WebhookSecret secret={secret} onClose={() => setSecret(null)} />
      {shown && <Deliveries webhook={shown} onClose={() => setRead(null)} />}
    </>
  )
}

interface WebhookItemProps {
  webhook: WebhookFieldsFragment
  actions: ReturnType<typeof useWebhookActions>
  onEdit: () => void
  onRead: () => void
}

function WebhookItem({ webhook, actions, onEdit, onRead }: WebhookItemProps) {
  const { url, events, projectIds, pausedAt } = webhook
  const projects = projectIds.length === 1 ? '1 project' : `${projectIds.length} projects`
  return (
    <li>
      <div className={s.words}>
        <b className={s.address}>{url}</b>
        <span className="meta">
          {events.map((event) => eventLabels[event]).join(', ')} ·{' '}
          {projectIds.length ? projects : 'All projects'}
        </span>
        {pausedAt && <span className={s.paused}>Paused since {dateTimeOf(pausedAt)}</span>}
      </div>
      <div className={s.actions}>
        {pausedAt && <Button onClick={() => void actions.setPaused(webhook, false)}>Resume</Button>}
        <Button type="text" onClick={onRead}>
          Messages
        </Button>
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          popupRender={inRegion(`Actions for ${url}`)}
          menu={{
            items: [
              { key: 'edit', label: 'Change', onClick: onEdit },
              ...(pausedAt
                ? []
                : [{ key: 'pause', label: 'Pause', onClick: () => void actions.setPaused(webhook, true) }]),
              { key: 'secret', label: 'New secret', onClick: () => actions.renewSecret(webhook) },
              { key: 'delete', label: 'Delete', danger: true, onClick: () => actions.remove(webhook) },
            ],
          }}
        >
          <Button type="text" icon={<Ellipsis size={18} />} aria-label={`Actions for ${url}`} />
        </Dropdown>
      </div>
    </li>
  )
}
