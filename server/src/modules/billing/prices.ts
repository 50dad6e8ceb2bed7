import type { EntityManager } from '@mikro-orm/postgresql'
import { FAL_MODELS } from '#schema/models/all'
import { type PricedOrder, type ToldPrice, estimateMicros } from '#schema/prices'
import type { Engine } from '../../engines/engine.js'
import { ModelState } from '../model/model-state.entity.js'

/** Where the provider tells them. */
const TOLD_SOURCE = 'https://api.fal.ai/v1/models/pricing'

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
    private readonly engine: Pick<Engine, 'name'>,
  ) {}

  /** Of an order to the engine of this installation. */
  async estimate(order: PricedOrder, em = this.db.fork()): Promise<Estimate> {
    if (this.engine.name === 'local') return { micros: 0, isFree: true }
    return { micros: estimateMicros(order, await this.toldOf(order.model, em)), isFree: false }
  }

  /** What the provider told of a model, if it did. */
  async toldOf(model: string, em = this.db.fork()): Promise<ToldPrice | undefined> {
    const state = await em.findOne(ModelState, { model, micros: { $ne: null } })
    return state ? { model, unit: state.unit!, micros: state.micros! } : undefined
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
    const told = await this.db
      .fork()
      .find(ModelState, { micros: { $ne: null } }, { orderBy: { model: 'asc' } })
    return told.map(({ model, unit, micros, toldAt }) => ({
      model,
      unit: unit!,
      micros: micros!,
      sound: null,
      resolution: null,
      date: toldAt!.toISOString().slice(0, 10),
      source: TOLD_SOURCE,
    }))
  }
}
