import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { ADMIN_WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '#schema/webhooks'
import type { Notify } from '#platform/events/notify'
import type { WebhookData } from '#platform/events/webhook-events'
import type { PolledQueue } from '#platform/queue/queue-poller'
import { User } from '../account/user.entity.js'
import { maySeeProject } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { post } from './post.js'
import { Webhook, WebhookDelivery } from './webhook.entity.js'
import { messageOf, secretOf } from './webhook-messages.js'

/** The waits after failed attempts, in seconds: five seconds to ten hours, a day in total. */
export const WAITS = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 7 * 3600, 10 * 3600]
/** Seconds for which a worker claims a message; it is sent again if the worker dies. */
const LEASE_SECONDS = 30
/** Receivers that are called at once. */
const CONCURRENCY = 8
/** The receiver wants no more messages. */
const GONE = 410

type TakenDelivery = Pick<WebhookDelivery, 'id' | 'attempts'>

/** Sends the messages of webhooks, of one person one at a time, so that slow receivers do not delay those of others. */
export class WebhookSender implements PolledQueue<TakenDelivery> {
  readonly concurrency = CONCURRENCY
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      notify: Notify
      secret: string
      allowsReceiver: (address: string) => boolean
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  /** Claims the message that is due first. */
  async take(): Promise<TakenDelivery | undefined> {
    const [taken] = await this.db.fork().execute<TakenDelivery[]>(
      `with next as materialized (
         select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
         where d.next_at <= now() and w.paused_at is null and not exists (
           select from webhook_delivery sent join webhook other on other.id = sent.webhook_id
           where sent.leased_until > now() and other.owner_id = w.owner_id)
         order by d.next_at limit 1 for update of d skip locked)
       update webhook_delivery d set attempts = d.attempts + 1,
         leased_until = now() + ? * interval '1 second', next_at = now() + ? * interval '1 second'
       from next where d.id = next.id returning d.id, d.attempts`,
      [LEASE_SECONDS, LEASE_SECONDS],
    )
    return taken
  }

  /** Sends a claimed message, and stores what came of it. Never rejects: without a result, its claim lapses. */
  async work({ id, attempts }: TakenDelivery): Promise<void> {
    try {
      const em = this.db.fork()
      const delivery = await em.findOneOrFail(WebhookDelivery, id)
      const webhook = await em.findOneOrFail(Webhook, delivery.webhookId)
      if (!(await this.maySee(em, webhook, delivery)))
        return void (await em.nativeDelete(WebhookDelivery, { id }))
      const failure = await this.failureOf(webhook, delivery)
      if (failure === null) await this.end(id, { deliveredAt: new Date(), nextAt: null, failure })
      else if (failure.isFinal || attempts > WAITS.length) await this.pause(webhook, id, failure.reason)
      else
        await this.end(id, {
          nextAt: new Date(Date.now() + WAITS[attempts - 1] * 1000),
          failure: failure.reason,
        })
    } catch (error) {
      this.deps.log.warn({ error: (error as Error).message, delivery: id }, 'a webhook could not be served')
    }
  }

  /** Sends it; null if the receiver accepted it. */
  private async failureOf(
    webhook: Webhook,
    delivery: WebhookDelivery,
  ): Promise<{ reason: string; isFinal: boolean } | null> {
    const { secret, allowsReceiver: allows } = this.deps
    try {
      const message = messageOf(delivery, secretOf(secret, webhook), new Date())
      const status = await post(new URL(webhook.url), { ...message, allows })
      if (status >= 200 && status < 300) return null
      const isRedirect = status >= 300 && status < 400
      return {
        reason: `It responded with ${status}${isRedirect ? '; redirects are not followed' : ''}.`,
        isFinal: status === GONE,
      }
    } catch (error) {
      return { reason: (error as Error).message, isFinal: false }
    }
  }

  /** Whether the owner may see now what the message is about. */
  private async maySee(em: EntityManager, { ownerId }: Webhook, delivery: WebhookDelivery): Promise<boolean> {
    const { project_id: projectId } = delivery.data as WebhookData
    const owner = await em.findOneOrFail(User, ownerId)
    if (ADMIN_WEBHOOK_EVENTS.includes(delivery.event) && !owner.isAdmin) return false
    if (!projectId) return true
    const project = await this.deps.projects.find(projectId, em)
    return !!project && maySeeProject(owner, project)
  }

  private async end(
    id: string,
    fields: Partial<Pick<WebhookDelivery, 'deliveredAt' | 'nextAt' | 'failure'>>,
  ): Promise<void> {
    await this.db.fork().nativeUpdate(WebhookDelivery, { id }, { ...fields, leasedUntil: null })
  }

  /** Gives up a message, and pauses its webhook with a notification. */
  private async pause({ id, ownerId, url }: Webhook, deliveryId: string, failure: string): Promise<void> {
    await this.db.fork().transactional(async (em) => {
      const given = { nextAt: null, failure, leasedUntil: null }
      await em.nativeUpdate(WebhookDelivery, { id: deliveryId }, given)
      const paused = await em.nativeUpdate(Webhook, { id, pausedAt: null }, { pausedAt: new Date() })
      if (paused)
        await this.deps.notify(em, { type: 'webhook-paused', userId: ownerId, host: new URL(url).host })
    })
  }

  /** Removes old messages from the log. */
  async prune(): Promise<void> {
    await this.db
      .fork()
      .execute(
        `delete from webhook_delivery where next_at is null and created_at < now() - ? * interval '1 day'`,
        [WEBHOOK_LIMITS.loggedDays],
      )
  }
}
