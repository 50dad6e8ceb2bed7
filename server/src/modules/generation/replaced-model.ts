import type { EntityManager } from '@mikro-orm/postgresql'
import { type VideoModel, modelNameOf, pricedChange, toolModelOf } from '#schema/limits'
import { type PricedOrder, shownDollars } from '#schema/prices'
import { EngineFailure } from '../../engines/engine.js'
import type { Ledger } from '../billing/ledger.js'
import type { Prices } from '../billing/prices.js'
import type { VideoModels } from '../model/model.service.js'
import { EngineName, Clip, type VideoOptions } from '../video/clip.entity.js'

const nearest = (wanted: number, offered: readonly number[]) =>
  offered.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best))

/** The options of an order, adapted to those of another model; unsupported ones are dropped. */
function fittedOptions(
  { durations, resolutions, movement, choosesSound, negativePrompt, promptOptimizer }: VideoModel,
  options: VideoOptions,
): VideoOptions {
  const duration = options.duration ?? durations[0]
  return {
    ...(durations.length > 0 && { duration: nearest(duration!, durations) }),
    ...(resolutions.length > 0 && {
      resolution: resolutions.find((each) => each === options.resolution) ?? resolutions[0],
    }),
    ...(choosesSound && { sound: options.sound ?? true }),
    ...(movement.length > 0 && {
      movement: movement.find((each) => each === options.movement) ?? movement[0],
    }),
    ...(negativePrompt && options.negativePrompt && { negativePrompt: options.negativePrompt }),
    ...(promptOptimizer && { promptOptimizer: options.promptOptimizer ?? true }),
  }
}

interface Deps {
  models: Pick<VideoModels, 'making' | 'isRetired'>
  prices: Pick<Prices, 'estimate'>
  ledger: Pick<Ledger, 'reorder'>
}

/** The priced order of a video, with the length of the clip it extends. */
export async function pricedVideo(
  em: EntityManager,
  { changes, model, options, keptReferences, extendsVideoId }: Clip,
): Promise<PricedOrder> {
  const change = changes.at(-1)
  if (change) return pricedChange(change)
  const clip = extendsVideoId ? await em.findOne(Clip, extendsVideoId, { fields: ['duration'] }) : null
  return { model, ...options, references: keptReferences.length, clipSeconds: clip?.duration }
}

/** Replaces a retired model with its successor, if any. */
export async function replaceRetired(
  em: EntityManager,
  video: Clip,
  { models }: { models: Pick<VideoModels, 'making'> },
): Promise<void> {
  if (video.engine === EngineName.LOCAL || video.changes.length) return
  const { model, isReplaced } = await models.making(video.model, em)
  if (!model || !isReplaced) return
  video.options = fittedOptions(model, video.options)
  video.model = model.id
  await em.flush()
}

const retirementOf = (id: string) => `${modelNameOf(id)} was retired by its provider.`

/** Throws `EngineFailure` if the provider retired a tool, as tools have no successor. */
async function requireTool(em: EntityManager, id: string, { models }: Pick<Deps, 'models'>): Promise<void> {
  if (await models.isRetired(id, em)) throw new EngineFailure(`${retirementOf(id)} Nothing was sent.`, false)
}

/**
 * Checks a waiting video before it is sent. A model that was retired since the order is replaced by its successor if the team
 * allows it and the price is known; otherwise throws `EngineFailure` with the successor and its price.
 */
export async function requireCurrentModel(
  em: EntityManager,
  video: Clip,
  jobId: string,
  deps: Deps,
): Promise<void> {
  if (video.engine === EngineName.LOCAL) return
  const change = video.changes.at(-1)
  if (change) return requireTool(em, toolModelOf(change.tool).id, deps)
  const { model, isReplaced, alwaysSuccessor } = await deps.models.making(video.model, em)
  if (!isReplaced) return
  const retired = retirementOf(video.model)
  if (!model) throw new EngineFailure(`${retired} Nothing was sent. Choose another model.`, false)
  const options = fittedOptions(model, video.options)
  const order = { ...(await pricedVideo(em, video)), ...options, model: model.id }
  const { micros } = await deps.prices.estimate(order, em)
  if (alwaysSuccessor && micros !== null) {
    await replaceRetired(em, video, deps)
    return deps.ledger.reorder(em, jobId, await pricedVideo(em, video))
  }
  const price = micros === null ? 'at a price that is not known' : `for about ${shownDollars(micros)}`
  const length = options.duration === video.options.duration ? '' : ` (${options.duration} s)`
  throw new EngineFailure(
    `${retired} Nothing was sent. Retry makes it with ${model.name}${length} ${price}.`,
    false,
  )
}
