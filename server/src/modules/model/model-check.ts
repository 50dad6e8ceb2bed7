import { setTimeout } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { FAL_MODELS } from '#schema/models/all'
import { type ProviderPrice, shownDollars } from '#schema/prices'
import { unavailable } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import type { Notify } from '#platform/events/notify'
import type { Engine, ProviderModel } from '../../engines/engine.js'
import { User } from '../account/user.entity.js'
import { ModelState } from './model-state.entity.js'

/** Maximum age of the provider’s data before it is requested again. */
const REFRESH_HOURS = 23
/** How long an admin’s request waits for the check, in milliseconds. */
const PATIENCE_MS = 3_000
/** Admins are notified of larger relative price changes. */
const NOTABLE_CHANGE = 0.1

/** One process at a time, so that each change is notified once. */
const LOCK = `select pg_advisory_xact_lock(hashtext('model_state'))`

interface ComparedBill {
  estimated: number
  billed: number
}

const nameOf = (id: string) => FAL_MODELS.find((model) => model.id === id)?.name ?? id

/** Checks daily which models the provider still has, their inputs and their prices. */
export class ModelCheck {
  private running: Promise<void> | undefined

  constructor(
    private readonly deps: {
      db: EntityManager
      engine: Pick<Engine, 'models' | 'prices'>
      notify: Notify
      log: Logger
    },
  ) {}

  /** Time of the last check, or null. */
  async checkedAt(): Promise<Date | null> {
    const [row] = await this.deps.db
      .fork()
      .execute<{ at: string | null }[]>('select max(checked_at) as at from model_state')
    return row?.at ? new Date(row.at) : null
  }

  /** Checks unless done within a day. Throws if the provider does not respond; the previous data stays. */
  async daily(): Promise<void> {
    const last = await this.checkedAt()
    if (!last || Date.now() - last.getTime() > REFRESH_HOURS * 3_600_000) await this.run()
  }

  /**
   * Checks now, at an admin’s request. A longer check continues in the background, and an event follows. Throws
   * UNAVAILABLE if the provider fails meanwhile.
   */
  async now(): Promise<void> {
    this.running ??= this.run().finally(() => (this.running = undefined))
    const outcome = this.running.catch((error: unknown) => {
      this.deps.log.warn({ error }, 'the provider’s models could not be read')
      throw unavailable('The provider did not answer. Its models are as it told them last.')
    })
    outcome.catch(() => undefined) // it may fail after the wait
    await Promise.race([outcome, setTimeout(PATIENCE_MS, undefined, { ref: false })])
  }

  /** Checks now. Throws like `daily`; does nothing without a provider. */
  async run(): Promise<void> {
    const { db, engine, log } = this.deps
    const activeModels = FAL_MODELS.filter(({ retirement }) => !retirement)
    const models = await engine.models?.(activeModels)
    if (!models) return
    const prices = (await engine.prices?.(activeModels.map(({ id }) => id))) ?? []
    const priceByModel = new Map(prices.map((price) => [price.model, price]))
    await db.fork().transactional(async (em) => {
      await em.execute(LOCK)
      const before = new Map((await em.find(ModelState, {})).map((state) => [state.model, state]))
      for (const model of models)
        await this.keep(em, model, priceByModel.get(model.model), before.get(model.model))
      await em.flush()
      await announce(em, { topic: 'models', id: 'state' })
    })
    log.info({ models: models.length, prices: prices.length }, 'read the provider’s models')
  }

  private async keep(
    em: EntityManager,
    { model, isRetired, fault }: ProviderModel,
    price: ProviderPrice | undefined,
    before: ModelState | undefined,
  ): Promise<void> {
    const state = before ?? em.create(ModelState, { model, checkedAt: new Date() })
    const name = nameOf(model)
    if (isRetired && !state.retiredAt) await this.notifyAdmins(em, `${name} was retired by its provider`)
    if (fault && fault !== state.fault && !isRetired)
      await this.notifyAdmins(em, `${name} no longer takes all that is sent to it (${fault})`)
    if (price && state.micros && state.unit === price.unit) {
      const change = price.micros / state.micros - 1
      if (Math.abs(change) > NOTABLE_CHANGE)
        await this.notifyAdmins(
          em,
          `The price of ${name} changed from ${shownDollars(state.micros)} to ${shownDollars(price.micros)} per ${price.unit}`,
        )
    }
    state.retiredAt = isRetired ? (state.retiredAt ?? new Date()) : null
    state.fault = fault
    if (price) Object.assign(state, { unit: price.unit, micros: price.micros, toldAt: new Date() })
    state.checkedAt = new Date()
  }

  /**
   * Compares a bill with its estimate, both in millionths of a dollar, in the transaction of `em`. Notifies admins of the
   * first bill of a model that differs by more than a factor of two.
   */
  async compareBill(em: EntityManager, model: string, { estimated, billed }: ComparedBill): Promise<void> {
    if (Math.max(estimated, billed) <= 2 * Math.min(estimated, billed)) return
    await em.execute(LOCK)
    const first = await em.execute<unknown[]>(
      `insert into model_state (model, bill_told_at) values (?, now())
       on conflict (model) do update set bill_told_at = now() where model_state.bill_told_at is null
       returning model`,
      [model],
    )
    if (first.length)
      await this.notifyAdmins(
        em,
        `${nameOf(model)} was billed at ${shownDollars(billed)} where ${shownDollars(estimated)} was estimated`,
      )
  }

  /** Records that the provider’s billing was read for these models. */
  async billsRead(models: readonly string[]): Promise<void> {
    await this.deps.db.fork().execute(
      `insert into model_state (model, bills_read_at) select unnest(?::text[]), now()
       on conflict (model) do update set bills_read_at = now()`,
      [`{${models.join(',')}}`],
    )
  }

  private async notifyAdmins(em: EntityManager, change: string): Promise<void> {
    const admins = await em.find(User, { isAdmin: true, revokedAt: null }, { fields: ['id'] })
    for (const { id: userId } of admins) await this.deps.notify(em, { type: 'model-changed', userId, change })
  }
}
