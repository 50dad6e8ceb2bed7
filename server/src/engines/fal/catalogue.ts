import { z } from 'zod'
import type { Model } from '#schema/models/model'
import { MICROS_PER_DOLLAR, type ProviderPrice } from '#schema/prices'
import type { ProviderModel } from '../engine.js'
import type { Hosts } from './hosts.js'
import { samplesOf } from './samples.js'
import { bytesOf } from './transport.js'

const MODELS = 'https://api.fal.ai/v1/models'
/** Models per request: the limit of the pricing API, and a size at which responses with schemas stay small enough. */
const BATCH_SIZES = { pricing: 50, schemas: 10 }
const CONCURRENCY = 3
const TIMEOUT_MS = 15_000

const entry = z.object({
  endpoint_id: z.string().max(200),
  metadata: z.object({ status: z.string().max(50) }).nullish(),
  openapi: z.record(z.string(), z.unknown()).nullish(),
})
const catalogue = z.object({ models: z.array(entry) })
const pricing = z.object({
  prices: z.array(
    z.object({
      endpoint_id: z.string().max(200),
      unit_price: z.number().min(0).max(100_000),
      unit: z.string().max(100),
      currency: z.string(),
    }),
  ),
})

export interface Access {
  key: string
  hosts: Hosts
}

/**
 * A response of the provider’s platform API; undefined for 404. Throws for other errors. Retries once if the
 * connection breaks, as the provider may close a kept connection just when it is used.
 */
export async function fetchJson(
  path: string,
  parameters: Record<string, readonly string[]>,
  { key, hosts }: Access,
): Promise<unknown> {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(parameters))
    for (const value of values) query.append(name, value)
  const route = hosts.route(`${MODELS}${path}?${query}`)
  if (!route) throw new Error('The address is not the provider’s')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const request = () =>
    fetch(route.url, {
      headers: { ...route.headers, authorization: `Key ${key}` },
      signal,
      redirect: 'manual',
    })
  const response = await request().catch(request)
  const body = Buffer.from(await bytesOf(response)).toString()
  if (response.status === 404) return undefined
  if (!response.ok)
    throw new Error(`The provider answered ${path || 'the catalogue'} with ${response.status}`)
  return JSON.parse(body)
}

const inGroups = <Of>(all: readonly Of[], size: number): Of[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/**
 * Current prices of these models. Skips currencies other than US dollars, and prices of zero, as no order is free.
 * Throws for an invalid or oversized response.
 */
export async function fetchPrices(models: readonly string[], access: Access): Promise<ProviderPrice[]> {
  const prices: ProviderPrice[] = []
  for (const ids of inGroups(models, BATCH_SIZES.pricing)) {
    const response = await fetchJson('/pricing', { endpoint_id: ids }, access)
    for (const { endpoint_id: model, unit, unit_price: price, currency } of response === undefined
      ? []
      : pricing.parse(response).prices) {
      const micros = Math.round(price * MICROS_PER_DOLLAR)
      if (currency === 'USD' && micros > 0 && models.includes(model)) prices.push({ model, unit, micros })
    }
  }
  return prices
}

/** The input schema of a model in its OpenAPI document, with its components as `$defs`. */
function inputSchemaOf(id: string, openapi: Record<string, unknown>): object | undefined {
  const { paths, components } = openapi as {
    paths?: Record<string, { post?: { requestBody?: { content?: Record<string, { schema?: object }> } } }>
    components?: { schemas?: object }
  }
  const schema = paths?.[`/${id}`]?.post?.requestBody?.content?.['application/json']?.schema
  if (!schema) return undefined
  const moved = JSON.stringify({ ...schema, $defs: components?.schemas }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  )
  return JSON.parse(moved) as object
}

/** Field names of an object schema; undefined if it does not list them. */
function namesIn(schema: object): string[] | undefined {
  const { properties, $ref, $defs } = schema as {
    properties?: object
    $ref?: string
    $defs?: Record<string, { properties?: object }>
  }
  const fields = properties ?? $defs?.[$ref?.replace('#/$defs/', '') ?? '']?.properties
  return fields && Object.keys(fields)
}

/**
 * The first field of our input that a model’s declared schema rejects, with the reason; null if it accepts all or cannot be
 * read.
 */
function faultOf(model: Model, openapi: Record<string, unknown>): string | null {
  const schema = inputSchemaOf(model.id, openapi)
  if (!schema) return null
  const names = namesIn(schema)
  let rule: z.ZodType
  try {
    rule = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  } catch {
    return null
  }
  for (const sample of samplesOf(model)) {
    const unknown = Object.keys(sample).find((name) => names && !names.includes(name))
    if (unknown) return `${unknown}: is not taken any more`
    const [issue] = rule.safeParse(sample).error?.issues ?? []
    if (issue) return `${issue.path.join('.') || 'input'}: ${issue.message}`.slice(0, 300)
  }
  return null
}

async function entriesOf(models: readonly Model[], access: Access): Promise<z.output<typeof entry>[]> {
  const response = await fetchJson(
    '',
    { endpoint_id: models.map(({ id }) => id), expand: ['openapi-3.0'] },
    access,
  )
  if (response !== undefined) return catalogue.parse(response).models
  // the provider may refuse a whole batch because of one unknown model
  if (models.length === 1) return []
  const alone: z.output<typeof entry>[] = []
  for (const model of models) alone.push(...(await entriesOf([model], access)))
  return alone
}

/**
 * Which of these models the provider still offers, and whether they accept our input. Unlisted and deprecated ones count as
 * retired. Throws for an invalid or oversized response, and if most models are missing.
 */
export async function fetchModels(models: readonly Model[], access: Access): Promise<ProviderModel[]> {
  const found: z.output<typeof entry>[] = []
  const groups = inGroups(models, BATCH_SIZES.schemas)
  const fetchGroups = async () => {
    for (let group = groups.shift(); group; group = groups.shift())
      found.push(...(await entriesOf(group, access)))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchGroups))
  const entries = new Map(found.map((each) => [each.endpoint_id, each]))
  const listed = models.map((model): ProviderModel => {
    const one = entries.get(model.id)
    return {
      model: model.id,
      isRetired: !one || one.metadata?.status === 'deprecated',
      fault: one?.openapi ? faultOf(model, one.openapi) : null,
    }
  })
  const missing = listed.filter(({ isRetired }) => isRetired).length
  if (missing > listed.length / 2)
    throw new Error(`The provider’s catalogue lacks ${missing} of ${listed.length} models`)
  return listed
}
