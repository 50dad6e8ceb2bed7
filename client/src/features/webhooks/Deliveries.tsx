import { Button, Skeleton } from 'antd'
import { ago, dateTimeOf, timeOf } from '../../shared/lib/time'
import { useNextPage } from '../../shared/lib/lists/paging'
import { messageOr } from '../../shared/lib/network/errors'
import { toast } from '../../shared/lib/toast'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { eventLabels } from './eventLabels'
import {
  type DeliveryFieldsFragment,
  type WebhookFieldsFragment,
  useResendWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
} from './webhooks.generated'
import s from './Webhooks.module.css'

/** While the log is open. */
const POLL_MS = 5_000

/** Dialog with the newest messages to a webhook, and what became of them. */
export function Deliveries({ webhook, onClose }: { webhook: WebhookFieldsFragment; onClose: () => void }) {
  const { data, error, loading, refetch, fetchMore } = useWebhookDeliveriesQuery({
    variables: { webhookId: webhook.id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
  })
  const messages = data?.webhookDeliveries.nodes
  const more = useNextPage(fetchMore, data?.webhookDeliveries.pageInfo)
  return (
    <FormDialog open title="Messages" width={720} footer={null} onCancel={onClose}>
      <p className={`meta ${s.address}`}>{webhook.url}</p>
      {!messages && error && !loading && <LoadError title="Unable to load the messages" refetch={refetch} />}
      {!messages && (loading || !error) && (
        <div role="status" aria-busy aria-label="Loading the messages">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      )}
      {messages?.length === 0 && (
        <EmptyState title="No messages yet" text="Messages of the last two weeks appear here." />
      )}
      {messages && messages.length > 0 && (
        <ul className={s.messages} aria-label="Messages">
          {messages.map((message) => (
            <Message key={message.id} message={message} mayResend={!webhook.pausedAt} />
          ))}
        </ul>
      )}
      {more && <Button onClick={more}>Show more</Button>}
    </FormDialog>
  )
}

/** What became of a message, as a sentence. */
function outcomeOf({ attempts, deliveredAt, failure, nextAt }: DeliveryFieldsFragment): string {
  if (nextAt && !attempts) return 'Waiting'
  if (deliveredAt && !failure) return attempts > 1 ? `Delivered after ${attempts} attempts` : 'Delivered'
  return nextAt
    ? `${failure ?? 'Being sent.'} Next attempt: ${dateTimeOf(nextAt)}`
    : (failure ?? 'Not delivered')
}

function Message({ message, mayResend }: { message: DeliveryFieldsFragment; mayResend: boolean }) {
  const [resend, { loading }] = useResendWebhookDeliveryMutation({
    variables: { id: message.id },
    context: { quiet: true },
    onError: (caught) => toast.error(messageOr('Failed to send the message', caught)),
  })
  const { event, createdAt, failure } = message
  return (
    <li>
      <div>
        <b>{eventLabels[event]}</b>
        <span className="meta" data-failed={!!failure || undefined}>
          {outcomeOf(message)}
        </span>
      </div>
      <time className="meta" dateTime={timeOf(createdAt).toISOString()} title={dateTimeOf(createdAt)}>
        {ago(createdAt)}
      </time>
      {mayResend && (
        <Button
          size="small"
          loading={loading}
          onClick={() => void resend()}
          aria-label={`Send again: ${eventLabels[event]}, ${dateTimeOf(createdAt)}`}
        >
          Send again
        </Button>
      )}
    </li>
  )
}
