import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { FAL_MODELS } from '#schema/models/all'
import { type PricedOrder, type ToldPrice, estimateMicros } from '#schema/prices'
import type { Engine } from '../../engines/engine.js'
import { ProviderPrice } from './ledger-entry.entity.js'

/** Where the provider tells them. */
const TOLD_SOURCE = 'https://api.fal.ai/v1/models/pricing'
/** How old a told price may be before the provider is asked again. */
const REFRESH_HOURS = 23

/** What an order will probably cost. */
export interface Estimate {
  /** Millionths of a US dollar; null where it is not known. */
  micros: number | null
  /** Made on this machine, at no cost. */
  isFree: boolean
}

/** A line of the price list: the table, and what the provider told. */
export interface ListedPrice {
  model: string
  unit: string
  micros: number
  sound: boolean | null
  resolution: string | null
  date: string
  source: string
}

/** What orders cost: the price table, and what the provider told since. */
export class Prices {
  constructor(
    private readonly db: EntityManager,
    private readonly engine: Pick<Engine, 'name' | 'prices'>,
    private readonly log: Logger,
  ) {}

  /** Of an order to the engine of this installation. */
  async estimate(order: PricedOrder, em = this.db.fork()): Promise<Estimate> {
    if (this.engine.name === 'local') return { micros: 0, isFree: true }
    return { micros: estimateMicros(order, await this.toldOf(order.model, em)), isFree: false }
  }

  /** What the provider told of a model, if it did. */
  async toldOf(model: string, em = this.db.fork()): Promise<ToldPrice | undefined> {
    return (await em.findOne(ProviderPrice, { model })) ?? undefined
  }

  /** The price table, and after it what the provider told. */
  async list(): Promise<ListedPrice[]> {
    const table = FAL_MODELS.flatMap(({ id, price }) =>
      (price?.rates ?? []).map(({ micros, sound = null, resolution = null }) => ({
        model: id,
        unit: price!.unit,
        micros,
        sound,
        resolution,
        date: price!.date,
        source: price!.source,
      })),
    )
    return [...table, ...(await this.told())]
  }

  /** What the provider told of its models. */
  async told(): Promise<ListedPrice[]> {
    const told = await this.db.fork().find(ProviderPrice, {}, { orderBy: { model: 'asc' } })
    return told.map(({ model, unit, micros, toldAt }) => ({
      model,
      unit,
      micros,
      sound: null,
      resolution: null,
      date: toldAt.toISOString().slice(0, 10),
      source: TOLD_SOURCE,
    }))
  }

  /** Asks the provider for its prices, once a day. */
  async refresh(): Promise<void> {
    if (!this.engine.prices) return
    const em = this.db.fork()
    const [fresh] = await em.execute<unknown[]>(
      `select 1 from provider_price where told_at > now() - make_interval(hours => ?) limit 1`,
      [REFRESH_HOURS],
    )
    if (fresh) return
    const living = FAL_MODELS.filter(({ retirement }) => !retirement)
    const told = await this.engine.prices(living.map(({ id }) => id))
    for (const { model, unit, micros } of told)
      await em.execute(
        `insert into provider_price (model, unit, micros) values (?, ?, ?)
         on conflict (model) do update set unit = excluded.unit, micros = excluded.micros, told_at = now()`,
        [model, unit, micros],
      )
    this.log.info({ prices: told.length }, 'the provider told its prices')
  }
}
