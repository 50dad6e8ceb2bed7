import { z } from 'zod'
import { type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, type ZodOpenApiResponseObject, createDocument } from 'zod-openapi'
import type { Call } from '../../core/rest.js'
import { field, shape } from '../../core/rest.js'
import { exampleOf } from './examples.js'

/** Where the adapter is reached. */
export const REST_PATH = '/api/v1'

const TAGS = {
  Users: 'Accounts, sessions and the team.',
  Projects: 'Workspaces: a conversation, its videos, and the films made of them.',
  Assets: 'The library of pictures.',
  Moderation: 'Reviews, flags and decisions.',
  Marketplace: 'Assets with a price, and copies of them.',
  Notifications: 'What a person should know of.',
  Chat: 'The conversation of a project.',
  Videos: 'Clips, films and the work that makes them.',
  Images: 'Pictures made from words.',
}

const failure = shape('Failure', 'Why it was not done.', { detail: field(z.string(), 'One sentence.', 'Not authenticated') })
const fault = shape('Fault', 'One fault of the input.', {
  loc: field(z.array(z.union([z.string(), z.int()])), 'Where it is; begins with `body`, `query` or `path`.', ['body', 'name']),
  msg: field(z.string(), 'What is wrong.', 'Asset name must be at least 3 characters'),
  type: field(z.string(), 'The kind of fault.', 'too_small'),
})
const invalid = shape('InvalidInput', 'What is wrong with the input, one item for each fault.', { detail: z.array(fault) })
const broken = shape('Broken', 'Something unforeseen; it stands in the log under its request id.', {
  detail: field(z.string(), 'One sentence.', 'Something went wrong.'),
  request_id: field(z.uuid(), 'Also in the header `X-Request-Id`.', '2f1b6c1e-7b56-4c57-9d4b-6f0f7c8b9a10'),
  job_id: field(z.string().optional(), 'Of work that failed.'),
})

const sentence = (description: string, example: string) => ({ description, shape: failure, example: { detail: example } })
const FAILURES: Record<number, { description: string; shape: z.ZodType; example?: unknown }> = {
  400: sentence('The request cannot be read, or was refused.', 'The body is not UTF-8'),
  401: sentence('The token is missing, malformed, expired or revoked.', 'Not authenticated'),
  403: sentence('The caller may see it, but not do this.', 'Only admins may do this'),
  404: sentence('There is no such thing, or none that the caller may see.', 'Asset not found'),
  409: sentence('It cannot be done as things stand.', 'Only an approved asset can be added to a project'),
  413: sentence('The request is too large.', 'File too large. Maximum size is 20MB.'),
  415: sentence('The body is of another kind than the call takes.', 'The body must be application/json'),
  422: { description: 'The input has faults; nothing was changed.', shape: invalid },
  429: sentence('Too many calls; the header `Retry-After` says how many seconds to wait.', 'Too many calls. Please wait a moment.'),
  500: { description: 'Something unforeseen.', shape: broken },
}

const named = (of: number) => `Failure${of}`

/** The statuses with which a call may fail. */
function failuresOf({ isOpen, body, file, query, fails = [], name }: Call): number[] {
  const signsIn = name === 'login'
  const statuses = [...(isOpen && !signsIn ? [] : [401]), ...(body ? [400, 413, 415, 422] : []), ...(query ? [422] : []), ...(file ? [413] : []), ...fails, 403, 429, 500]
  return [...new Set(statuses)].filter((status) => status in FAILURES && !(status === 403 && isOpen && !fails.includes(403))).sort()
}

const json = (schema: z.ZodType, example: unknown) => ({ 'application/json': { schema, ...(example !== undefined && { example }) } })

function operationOf(call: Call): ZodOpenApiOperationObject {
  const { name, summary, description, tag, isOpen, body, file, query, path, method, answers } = call
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => id)
  const pages = query && 'cursor' in query.shape
  const given = (status: number): ZodOpenApiResponseObject['headers'] => ({
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(pages && status === 200 && { Link: { $ref: '#/components/headers/Link' } }),
  })
  return {
    operationId: name, summary, description: description ?? `${summary}.`, tags: [tag],
    ...(isOpen && { security: [] }),
    requestParams: {
      ...(ids.length && { path: z.object(Object.fromEntries(ids.map((id) => [id, field(z.string(), 'An opaque id.', '8f0c2c6e-3a63-4a4b-9d0e-0d7f6a1c5b11')]))) }),
      ...(query && { query }),
      ...(method === 'post' && { header: z.object({ 'Idempotency-Key': field(z.string().min(1).max(255).optional(), 'The same key with the same request, within 24 hours, gets the same answer and does nothing twice.', 'a1b2c3') }) }),
    },
    ...(body && !file && { requestBody: { required: true, content: json(body, exampleOf(body)) } }),
    ...(body && file && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: body.extend({ file: z.string().meta({ format: 'binary', description: 'The picture.' }) }) } } },
    }),
    responses: {
      ...Object.fromEntries(answers.map(({ status, description, shape }) => [String(status), { description, headers: given(status), ...(shape && { content: json(shape, exampleOf(shape)) }) }])),
      ...Object.fromEntries(failuresOf(call).map((status) => [String(status), { $ref: `#/components/responses/${named(status)}` }])),
    },
  } as ZodOpenApiOperationObject
}

/** The description of the adapter, OpenAPI 3.1, made of its table and the rules that it checks with. */
export function describeCalls(calls: readonly Call[]) {
  const paths: ZodOpenApiPathsObject = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Cutroom', version: '1.0.0',
      description: 'An open team app for AI video: a shared library of pictures, projects in which a prompt becomes a video, and the films merged from them. Send the `access_token` of `POST /user/login`, or an API token made in Settings, as `Authorization: Bearer …`.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Whoever runs this installation' },
    },
    servers: [{ url: REST_PATH, description: 'This installation.' }],
    security: [{ bearer: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'An access token, or an API token.' } },
      headers: {
        RequestId: { description: 'Names the request, in the log too.', schema: { type: 'string', format: 'uuid' } },
        Link: { description: 'Where more is left: the next page, with `rel="next"`.', schema: { type: 'string' } },
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
      },
      responses: Object.fromEntries(Object.entries(FAILURES).map(([status, { description, shape, example }]) => [named(Number(status)), {
        description,
        headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' }, ...(status === '429' && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }) },
        content: json(shape, example ?? exampleOf(shape)),
      }])),
    },
  })
}
