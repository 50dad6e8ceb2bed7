import { z } from 'zod'
import {
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverrideContext,
  type ZodOpenApiPathsObject,
  createDocument,
} from 'zod-openapi'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { type Call, REST_PATH, field, idField } from '#platform/api/rest'
import { describeAccess } from '#platform/auth/access'
import { VERSION } from '../config/project-folder.js'
import { REST_TAGS } from './calls.js'
import { deprecationNotice } from './deprecation.js'
import { exampleOf, failureResponses, failuresOf } from './openapi-failures.js'
import { HEADERS, header, headersOfAnswer, mayTimeOut } from './openapi-headers.js'

/** The kind of id that follows each path segment, if it has an example. */
const OWNERS: Record<string, keyof typeof EXAMPLE_IDS | undefined> = {
  user: 'user',
  projects: 'project',
  project: 'project',
  members: 'user',
  assets: 'asset',
  videos: 'video',
  job_status: 'job',
  jobs: 'job',
  budgets: 'budget',
  shots: 'shot',
  first_frames: 'firstFrame',
  elements: 'element',
  items: 'video',
  sounds: 'sound',
  cues: 'cue',
  cards: 'card',
  lower_thirds: 'lowerThird',
  review_links: 'reviewLink',
  notes: 'note',
  versions: 'video',
  webhooks: 'webhook',
  deliveries: 'delivery',
}

const json = (schema: z.ZodType, example: unknown, mediaType = 'application/json') => ({
  [mediaType]: { schema, ...(example !== undefined && { example }) },
})

/** An id or a language in a path, and the segment before it: `projects/{id}`. */
const ID_IN_PATH = /(\w+)\/\{(\w+)\}/g

function parameterOf(segment: string, name: string) {
  if (name === 'language') return field(z.string(), 'The code of a language.', 'en')
  const owner = OWNERS[segment]
  const thing = (owner ?? segment.replace(/s$/, '')).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const article = /^[aeiou]/.test(thing) ? 'an' : 'a'
  return idField(`The id of ${article} ${thing}.`, owner)
}

function pathOf({ path }: Call) {
  const ids = [...path.matchAll(ID_IN_PATH)].map(
    ([, segment, name]) => [name, parameterOf(segment, name)] as const,
  )
  return ids.length ? { path: z.object(Object.fromEntries(ids)) } : {}
}

function headersOf(call: Call) {
  const fields = {
    ...(call.method === 'post' && {
      'Idempotency-Key': field(
        z.string().min(1).max(255).optional(),
        'The same key with the same request, within 24 hours, gets the same response and does nothing twice.',
        'order-4711',
      ),
    }),
    ...(mayTimeOut(call) && {
      Prefer: field(
        z.string().optional(),
        '`respond-async` returns the job at once instead of waiting for its result.',
        'respond-async',
      ),
    }),
  }
  return Object.keys(fields).length ? { header: z.object(fields) } : {}
}

/** Adds the body to `bodies` under its own name, so that generated clients have a type for it. */
function bodyOf(
  { name, body, file }: Call,
  bodies: Record<string, z.ZodType>,
): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (!body) return {}
  const id = `${name[0].toUpperCase()}${name.slice(1)}Input`
  bodies[id] = body
  if (!file) return { requestBody: { required: true, content: json(body, exampleOf(body)) } }
  const form = body.extend({
    file: field(z.string(), file.description, file.example).meta({
      override: { format: 'binary', contentMediaType: 'application/octet-stream' },
    }),
  })
  bodies[id] = form
  return {
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: form,
          example: exampleOf(form),
          encoding: { file: { contentType: file.types.join(', ') } },
        },
      },
    },
  }
}

function responseOf(call: Call, response: Call['responses'][number]) {
  const { description, shape, example, mediaTypes = ['application/json'] } = response
  const contents = shape ? mediaTypes.map((one) => json(shape, example ?? exampleOf(shape), one)) : []
  const content = contents.length > 0 && { content: Object.assign({}, ...contents) }
  return { description, headers: headersOfAnswer(call, response), ...content }
}

/** The success responses of a call, by status. */
function responsesOf(call: Call) {
  const byStatus = call.responses.map((response) => [String(response.status), responseOf(call, response)])
  return {
    ...Object.fromEntries(byStatus),
    ...(call.method === 'get' && { 304: { $ref: '#/components/responses/NotModified' } }),
  }
}

/** Its purpose, its deprecation, and the rights that it needs besides its audience, which is its `security`. */
const descriptionOf = ({ summary, description, deprecated, access }: Call): string =>
  [
    deprecated && deprecationNotice(deprecated),
    description ?? `${summary}.`,
    describeAccess({ ...access, audience: undefined }),
  ]
    .filter(Boolean)
    .join(' ')

const operationOf = (call: Call, bodies: Record<string, z.ZodType>): ZodOpenApiOperationObject =>
  ({
    operationId: call.name,
    summary: call.summary,
    description: descriptionOf(call),
    tags: [call.tag],
    ...(call.deprecated && { deprecated: true }),
    ...(call.audience === 'all' && { security: [] }),
    ...(call.audience === 'guests' && { security: [{ guest: [] }] }),
    requestParams: { ...pathOf(call), ...(call.query && { query: call.query }), ...headersOf(call) },
    ...bodyOf(call, bodies),
    responses: { ...responsesOf(call), ...failuresOf(call) },
  }) as ZodOpenApiOperationObject

/**
 * Removes what callers do not need: shapes may get further fields, and a format makes a pattern unnecessary.
 */
function simplifySchema({ jsonSchema, zodSchema }: ZodOpenApiOverrideContext): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  // zod omits the examples of transformed rules
  if (examples && !jsonSchema.$ref) jsonSchema.examples = examples as unknown[]
}

/** The OpenAPI 3.1 description of the adapter, generated from its rows and their validation rules. */
export function describeCalls(calls: readonly Call[]) {
  const paths: ZodOpenApiPathsObject = {}
  // not registered globally, as a process may have several tables
  const bodies: Record<string, z.ZodType> = {}
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call, bodies) }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Cutroom',
        version: VERSION,
        description:
          'An open team app for AI video: a shared library of pictures, projects in which a prompt becomes a video, and the films merged from them. Send the `access_token` of `POST /user/login`, or an API token made in Settings, as `Authorization: Bearer …`.',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'Whoever runs this installation' },
      },
      servers: [{ url: REST_PATH, description: 'This installation.' }],
      security: [{ bearer: [] }],
      tags: REST_TAGS,
      paths,
      components: {
        schemas: bodies,
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'An access token, or an API token.' },
          guest: { type: 'http', scheme: 'bearer', description: 'The session of a guest of a review link.' },
        },
        headers: HEADERS,
        responses: {
          NotModified: {
            description: 'Unchanged since the response with the tag in `If-None-Match`; no body.',
            headers: { 'X-Request-Id': header('RequestId'), ETag: header('ETag') },
          },
          ...failureResponses,
        },
      },
    },
    { override: simplifySchema },
  )
}
