import { LockMode, type EntityManager } from '@mikro-orm/postgresql'
import { WEBHOOK_LIMITS, type WebhookEvent } from '#schema/webhooks'
import { webhookRule } from '#schema/rules/webhook'
import { check, isId } from '#platform/errors/check'
import { badInput, conflict, notFound } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import { WEBHOOK_QUEUE } from '#platform/events/webhook-events'
import { type PageRequest, span } from '#platform/queries/page'
import { readPage } from '#platform/queries/rows'
import type { Viewer } from '#platform/auth/viewer'
import { isVisible } from '#platform/auth/visible'
import { User } from '../account/user.entity.js'
import { type AuditDetails, recordAudit } from '../audit/audit.service.js'
import type { Projects } from '../project/project.service.js'
import { Webhook, WebhookDelivery } from './webhook.entity.js'
import { secretOf } from './webhook-messages.js'

const { perPerson } = WEBHOOK_LIMITS

/** Unchecked input of a webhook; `webhookRule` parses it. */
export interface WebhookInput {
  url: string
  events: WebhookEvent[]
  projectIds: string[]
}

/** A webhook with its secret, which is shown once. */
export interface WebhookWithSecret {
  webhook: Webhook
  secret: string
}

/** The webhooks of people. A webhook reports what its owner may see, and ends with their membership. */
export class Webhooks {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      secret: string
      allowsReceiver: (address: string) => boolean
    },
  ) {
    this.db = deps.db
  }

  /** The viewer’s own, newest first. */
  list(viewer: Viewer): Promise<Webhook[]> {
    return this.db
      .fork()
      .find(Webhook, { ownerId: viewer.id }, { orderBy: { createdAt: 'desc', id: 'desc' } })
  }

  /** One of the viewer’s. Throws NOT_FOUND. */
  open(viewer: Viewer, id: string): Promise<Webhook> {
    return this.own(this.db.fork(), viewer, id)
  }

  /** The messages to one of the viewer’s webhooks, newest first. Throws BAD_USER_INPUT and NOT_FOUND. */
  async deliveries(viewer: Viewer, webhookId: string, request: PageRequest) {
    const page = span(request)
    const { id } = await this.open(viewer, webhookId)
    return readPage(this.db, WebhookDelivery, {
      sort: 'created_at',
      conditions: [{ sql: 'r.webhook_id = ?', parameters: [id] }],
      ...page,
    })
  }

  /** Throws BAD_USER_INPUT, and CONFLICT if the viewer already has ten. */
  async create(viewer: Viewer, input: WebhookInput): Promise<WebhookWithSecret> {
    const fields = await this.checked(viewer, input)
    return this.db.fork().transactional(async (em) => {
      await em.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if ((await em.count(Webhook, { ownerId: viewer.id })) >= perPerson)
        throw conflict(`You already have ${perPerson} webhooks. Delete one first.`)
      const webhook = em.create(Webhook, { ...fields, ownerId: viewer.id })
      await em.flush()
      await this.audit(em, viewer, webhook, { action: 'webhook-created', after: factsOf(webhook) })
      return this.withSecret(webhook)
    })
  }

  /** Replaces its settings; `isPaused: false` resumes it. Throws BAD_USER_INPUT and NOT_FOUND. */
  async update(viewer: Viewer, id: string, input: WebhookInput & { isPaused: boolean }): Promise<Webhook> {
    const fields = await this.checked(viewer, input)
    return this.change(viewer, id, async (em, webhook) => {
      const { isPaused } = input
      const before = factsOf(webhook)
      Object.assign(webhook, fields, { pausedAt: isPaused ? (webhook.pausedAt ?? new Date()) : null })
      await em.flush()
      await this.audit(em, viewer, webhook, { action: 'webhook-changed', before, after: factsOf(webhook) })
      if (!isPaused) await announce(em, { topic: 'queued', queue: WEBHOOK_QUEUE })
      return webhook
    })
  }

  /** Replaces its secret; the old one ends at once. Throws NOT_FOUND. */
  renewSecret(viewer: Viewer, id: string): Promise<WebhookWithSecret> {
    return this.change(viewer, id, async (em, webhook) => {
      const before = { secretVersion: webhook.secretVersion++ }
      await em.flush()
      const after = { secretVersion: webhook.secretVersion }
      await this.audit(em, viewer, webhook, { action: 'webhook-changed', before, after })
      return this.withSecret(webhook)
    })
  }

  /** Deletes it with its messages. Throws NOT_FOUND. */
  delete(viewer: Viewer, id: string): Promise<string> {
    return this.change(viewer, id, async (em, webhook) => {
      await this.audit(em, viewer, webhook, { action: 'webhook-deleted', before: factsOf(webhook) })
      await em.nativeDelete(Webhook, { id })
      return id
    })
  }

  /** Sends a message once more. Throws NOT_FOUND, and CONFLICT while its webhook is paused. */
  async resend(viewer: Viewer, deliveryId: string): Promise<WebhookDelivery> {
    const found = isId(deliveryId) ? await this.db.fork().findOne(WebhookDelivery, deliveryId) : null
    if (!found) throw notFound('Message')
    return this.change(viewer, found.webhookId, async (em, { pausedAt }) => {
      if (pausedAt) throw conflict('This webhook is paused. Resume it first.')
      const delivery = await em.findOneOrFail(WebhookDelivery, deliveryId, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      })
      Object.assign(delivery, { attempts: 0, nextAt: new Date() })
      await em.flush()
      await announce(em, { topic: 'queued', queue: WEBHOOK_QUEUE })
      return delivery
    })
  }

  private async checked(viewer: Viewer, input: WebhookInput) {
    const fields = check(webhookRule, input)
    if (!fields.url.startsWith('https:') && !this.deps.allowsReceiver('127.0.0.1'))
      throw badInput([{ path: ['url'], message: 'Enter an address that starts with https://' }])
    for (const [at, id] of fields.projectIds.entries())
      if (!(await isVisible(this.deps.projects.open(viewer, id))))
        throw badInput([{ path: ['projectIds', at], message: 'Project not found' }])
    return fields
  }

  private change<Result>(
    viewer: Viewer,
    id: string,
    run: (em: EntityManager, webhook: Webhook) => Promise<Result>,
  ): Promise<Result> {
    return this.db.fork().transactional(async (em) => run(em, await this.own(em, viewer, id, true)))
  }

  private async own(em: EntityManager, viewer: Viewer, id: string, lock = false): Promise<Webhook> {
    const lockMode = lock ? LockMode.PESSIMISTIC_WRITE : undefined
    const webhook = isId(id) ? await em.findOne(Webhook, { id, ownerId: viewer.id }, { lockMode }) : null
    if (!webhook) throw notFound('Webhook')
    return webhook
  }

  private withSecret(webhook: Webhook): WebhookWithSecret {
    return { webhook, secret: secretOf(this.deps.secret, webhook) }
  }

  private audit(
    em: EntityManager,
    viewer: Viewer,
    { id, url }: Webhook,
    details: Pick<AuditDetails, 'action' | 'before' | 'after'>,
  ): Promise<void> {
    return recordAudit(em, viewer, { ...details, subjectId: id, subjectName: new URL(url).host })
  }
}

/** What the audit log shows of a webhook. */
const factsOf = ({ url, events, pausedAt }: Webhook) => ({
  url,
  events: events.join(', '),
  isPaused: !!pausedAt,
})
