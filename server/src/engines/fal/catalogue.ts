import { z } from 'zod'
import type { Model } from '#schema/models/model'
import { MICROS_PER_DOLLAR, type ToldPrice } from '#schema/prices'
import type { ToldModel } from '../engine.js'
import type { Hosts } from './hosts.js'
import { samplesOf } from './samples.js'
import { bytesOf } from './transport.js'

const MODELS = 'https://api.fal.ai/v1/models'
/** Models of one call: the pricing takes 50, and answers with their schemas are of this size at most. */
const AT_ONCE = { pricing: 50, schemas: 10 }
const CALLS_AT_ONCE = 3
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
 * The response of the provider’s platform; undefined where it does not know what is requested. Throws otherwise. A
 * request whose connection breaks is repeated once: the provider may close an idle one just when it is used again.
 */
export async function ask(
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
 * What these models cost, as the provider’s pricing tells; those in another currency than US dollars are left out,
 * and those of nothing, as no order is free there. Throws for an answer of another form, or too large a one.
 */
export async function fetchPrices(models: readonly string[], access: Access): Promise<ToldPrice[]> {
  const told: ToldPrice[] = []
  for (const ids of inGroups(models, AT_ONCE.pricing)) {
    const answer = await ask('/pricing', { endpoint_id: ids }, access)
    for (const { endpoint_id: model, unit, unit_price: price, currency } of answer === undefined
      ? []
      : pricing.parse(answer).prices) {
      const micros = Math.round(price * MICROS_PER_DOLLAR)
      if (currency === 'USD' && micros > 0 && models.includes(model)) told.push({ model, unit, micros })
    }
  }
  return told
}

/** The schema of a model’s input in its OpenAPI document, with the components that it names. */
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

/** The names of an object schema’s fields; undefined where it does not list them. */
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
 * What of our orders no longer fits a model’s declared input: a field and why; null where all fit, or where the
 * declaration cannot be read.
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
  const answer = await ask('', { endpoint_id: models.map(({ id }) => id), expand: ['openapi-3.0'] }, access)
  if (answer !== undefined) return catalogue.parse(answer).models
  // one unknown model may refuse all of a call
  if (models.length === 1) return []
  const alone: z.output<typeof entry>[] = []
  for (const model of models) alone.push(...(await entriesOf([model], access)))
  return alone
}

/**
 * Which of these models the provider still has, and whether they take what they are sent. One that it does not list is
 * retired, and one that it calls deprecated. Throws for an answer of another form, too large a one, and one that lacks most.
 */
export async function fetchModels(models: readonly Model[], access: Access): Promise<ToldModel[]> {
  const found: z.output<typeof entry>[] = []
  const groups = inGroups(models, AT_ONCE.schemas)
  const askInTurn = async () => {
    for (let group = groups.shift(); group; group = groups.shift())
      found.push(...(await entriesOf(group, access)))
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, askInTurn))
  const entries = new Map(found.map((each) => [each.endpoint_id, each]))
  const told = models.map((model): ToldModel => {
    const one = entries.get(model.id)
    return {
      model: model.id,
      isRetired: !one || one.metadata?.status === 'deprecated',
      fault: one?.openapi ? faultOf(model, one.openapi) : null,
    }
  })
  const gone = told.filter(({ isRetired }) => isRetired).length
  if (gone > told.length / 2)
    throw new Error(`The provider’s catalogue lacks ${gone} of ${told.length} models`)
  return told
}
