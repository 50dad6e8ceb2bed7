import type { EntityManager } from '@mikro-orm/postgresql'
import { type ImageModel, bestImageModel, modelNameOf } from '#schema/limits'
import { type PricedOrder, shownDollars } from '#schema/prices'
import { Job, type JobOf } from '#platform/queue/job.entity'
import { EngineFailure } from '../../engines/engine.js'
import type { Ledger } from '../billing/ledger.js'
import type { Prices } from '../billing/prices.js'
import type { VideoModels } from '../model/model.service.js'
import type { ImageRequest } from './image-generation.service.js'

type ImageJob = JobOf<'image'>

interface Deps {
  models: Pick<VideoModels, 'choice' | 'imageOffer'>
  prices: Pick<Prices, 'estimate'>
  ledger: Pick<Ledger, 'reorder'>
}

/** The priced order of an image. */
export const pricedImage = ({ model, references }: ImageRequest): PricedOrder => ({
  model,
  references: references.length,
})

/** Whether the model of an image is retired, and the model to use now, if any. */
async function currentImageModel(
  em: EntityManager,
  { model: id, references }: ImageRequest,
  models: Pick<VideoModels, 'imageOffer'>,
): Promise<{ isRetired: boolean; best?: ImageModel }> {
  const offer = await models.imageOffer(em)
  const model = offer.models.find((known) => known.id === id)
  if (model && (offer.drawsRetired || !model.retirement)) return { isRetired: false, best: model }
  return { isRetired: true, best: bestImageModel(references.length, offer.models) }
}

/** Replaces a retired model with the best current one, if any. */
export async function replaceRetiredImage(
  em: EntityManager,
  job: ImageJob,
  models: Pick<VideoModels, 'imageOffer'>,
): Promise<void> {
  const { isRetired, best } = await currentImageModel(em, job.payload, models)
  if (!isRetired || !best) return
  job.payload = { ...job.payload, model: best.id }
  await em.flush()
}

/**
 * Returns the request of a waiting image before it is sent. A model that was retired since the order is replaced by the best
 * current one if the team allows it; otherwise throws `EngineFailure` with that model and its price.
 */
export async function requireCurrentImageModel(
  em: EntityManager,
  { id, payload }: ImageJob,
  deps: Deps,
): Promise<ImageRequest> {
  const { isRetired, best } = await currentImageModel(em, payload, deps.models)
  if (!isRetired) return payload
  const retired = `${modelNameOf(payload.model)} was retired by its provider. Nothing was sent.`
  if (!best) throw new EngineFailure(`${retired} No other model makes this image.`, false)
  const { alwaysSuccessor } = await deps.models.choice(em)
  if (alwaysSuccessor) {
    const job = (await em.findOneOrFail(Job, id)) as ImageJob
    await replaceRetiredImage(em, job, deps.models)
    await deps.ledger.reorder(em, id, pricedImage(job.payload))
    return job.payload
  }
  const { micros } = await deps.prices.estimate({ ...pricedImage(payload), model: best.id }, em)
  const price = micros === null ? 'at a price that is not known' : `for about ${shownDollars(micros)}`
  throw new EngineFailure(`${retired} Retry makes it with ${best.name} ${price}.`, false)
}
