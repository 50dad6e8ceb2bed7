import {
  type ImageOffer,
  type ModelOffer,
  defaultOptions,
  imageModelFor,
  modelFor,
  modelOf,
} from '#schema/limits'
import { estimateRule } from '#schema/rules/prompt'
import type { PricedOrder } from '#schema/prices'
import { check } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import type { BatchRead } from '#platform/queries/loaders'

/** The unchecked input of an estimate; `estimateRule` parses it. */
interface EstimateRequest {
  picture?: boolean | null
  model?: string | null
  references?: number | null
  duration?: number | null
  clipSeconds?: number | null
  resolution?: string | null
  sound?: boolean | null
  variations?: number | null
}

/** The order to estimate, with the model and defaults that a prompt would have. Throws BAD_USER_INPUT. */
export function pricedOrderOf(
  input: EstimateRequest,
  { offer, imageOffer }: { offer: ModelOffer; imageOffer: ImageOffer },
): PricedOrder {
  const { picture, references, variations, ...chosen } = check(estimateRule, input)
  if (picture)
    return { model: offered(imageModelFor(imageOffer, chosen.model, references)).id, references, variations }
  const inputs = { references, firstFrame: false, lastFrame: false }
  const model = offered(modelFor(offer, chosen.model, inputs) ?? modelOf(chosen.model ?? ''))
  const defaults = defaultOptions(model)
  return {
    model: model.id,
    duration: chosen.duration ?? defaults.duration,
    clipSeconds: chosen.clipSeconds,
    resolution: chosen.resolution ?? defaults.resolution,
    sound: chosen.sound ?? defaults.sound,
    references,
    variations,
  }
}

function offered<Model>(model: Model | undefined): Model {
  if (!model) throw badInput([{ path: ['model'], message: 'This model is not offered' }])
  return model
}

/** The amount reserved for a job; null if the price was unknown. */
export const reservationsByJob: BatchRead<{ micros: number | null }> = async (em, ids) => {
  const rows = await em.execute<{ job_id: string; reserved: string; is_known: boolean }[]>(
    `select distinct on (job_id) job_id, reserved, is_known from ledger_entry
     where kind = 'reserve' and job_id = any(?::uuid[]) order by job_id, created_at desc`,
    [`{${ids.join(',')}}`],
  )
  return new Map(
    rows.map(({ job_id, reserved, is_known }) => [job_id, { micros: is_known ? Number(reserved) : null }]),
  )
}
