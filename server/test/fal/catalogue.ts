import { z } from 'zod'
import type { Behaviour } from './behaviour.js'
import { modelInput } from './models.js'

const inputName = 'Input'

/** The OpenAPI document of a model, with its input. */
const openApiOf = (model: string, schema: object) => ({
  openapi: '3.0.4',
  paths: {
    [`/${model}/requests/{request_id}`]: { get: {} },
    [`/${model}`]: {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: `#/components/schemas/${inputName}` } } },
        },
      },
    },
  },
  components: { schemas: { [inputName]: schema } },
})

/** The catalogue’s response for these models, with schemas, without unknown models. */
export function catalogueOf(
  models: readonly string[],
  { deprecated = [], gone = [], schemas = {} }: Pick<Behaviour, 'deprecated' | 'gone' | 'schemas'>,
): object {
  const known = models.flatMap((model) => {
    const input = gone.includes(model) ? undefined : modelInput(model)
    if (!input) return []
    const schema = schemas[model] ?? z.toJSONSchema(input, { target: 'openapi-3.0', unrepresentable: 'any' })
    return {
      endpoint_id: model,
      metadata: { display_name: model, status: deprecated.includes(model) ? 'deprecated' : 'active' },
      openapi: openApiOf(model, schema),
    }
  })
  return { models: known, next_cursor: null, has_more: false }
}
