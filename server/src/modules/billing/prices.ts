import type { EntityManager } from '@mikro-orm/postgresql'
import { FAL_MODELS } from '#schema/models/all'
import { type PricedOrder, type ProviderPrice, estimateMicros } from '#schema/prices'
import type { Engine } from '../../engines/engine.js'
import { ModelState } from '../model/model-state.entity.js'

/** The endpoint of the provider’s prices, shown as their source. */
const PROVIDER_SOURCE = 'https://api.fal.ai/v1/models/pricing'

/** The estimated cost of an order. */
export interface Estimate {
  /** Millionths of a US dollar; null if unknown. */
  micros: number | null
  /** Made by the local engine, at no cost. */
  isFree: boolean
}

/** A line of the price list, from the price table or the provider. */
export interface ListedPrice {
  model: string
  unit: string
  micros: number
  sound: boolean | null
  resolution: string | null
  date: string
  source: string
}

/** Prices of orders: the price table, and current prices from the provider. */
export class Prices {
  constructor(
    private readonly db: EntityManager,
    private readonly engine: Pick<Engine, 'name'>,
  ) {}

  /** Estimates an order to the engine of this installation. */
  async estimate(order: PricedOrder, em = this.db.fork()): Promise<Estimate> {
    if (this.engine.name === 'local') return { micros: 0, isFree: true }
    return { micros: estimateMicros(order, await this.providerPriceOf(order.model, em)), isFree: false }
  }

  /** The provider’s current price of a model, if it has been read. */
  async providerPriceOf(model: string, em = this.db.fork()): Promise<ProviderPrice | undefined> {
    const state = await em.findOne(ModelState, { model, micros: { $ne: null } })
    return state ? { model, unit: state.unit!, micros: state.micros! } : undefined
  }

  /** The price table, then the provider’s current prices. */
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
    return [...table, ...(await this.providerPrices())]
  }

  /** The provider’s current prices. */
  async providerPrices(): Promise<ListedPrice[]> {
    const states = await this.db
      .fork()
      .find(ModelState, { micros: { $ne: null } }, { orderBy: { model: 'asc' } })
    return states.map(({ model, unit, micros, toldAt }) => ({
      model,
      unit: unit!,
      micros: micros!,
      sound: null,
      resolution: null,
      date: toldAt!.toISOString().slice(0, 10),
      source: PROVIDER_SOURCE,
    }))
  }
}
