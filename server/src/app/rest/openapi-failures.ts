import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import { ERROR_CODES, type ErrorCode, codeOfStatus } from '#schema/error-codes'
import { type Call, field, shape } from '#platform/api/rest'

/** An example of a shape, built from the examples of its fields; undefined if a required one has none. */
export function exampleOf(type: z.ZodType): unknown {
  const { examples } = (type.meta() ?? {}) as { examples?: unknown[] }
  if (examples) return examples[0]
  if (type instanceof z.ZodObject) {
    const fields = Object.entries(type.shape as z.ZodRawShape).map(
      ([name, inner]) => [name, exampleOf(inner as z.ZodType)] as const,
    )
    return Object.fromEntries(fields.filter(([, example]) => example !== undefined))
  }
  if (type instanceof z.ZodArray) return [exampleOf(type.element as z.ZodType)]
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional)
    return exampleOf(type.unwrap() as z.ZodType)
  return undefined
}

const codeField = (example: ErrorCode) =>
  field(
    z.enum(Object.keys(ERROR_CODES) as ErrorCode[]),
    `The kind of failure, for programs.\n\n${Object.entries(ERROR_CODES)
      .map(([code, { meaning }]) => `- \`${code}\`: ${meaning}`)
      .join('\n')}`,
    example,
  )
const failure = shape('Failure', 'Why the call failed.', {
  detail: field(z.string(), 'One sentence.', 'Not authenticated'),
  code: codeField('UNAUTHENTICATED'),
})
const fault = shape('Fault', 'One error in the input.', {
  loc: field(
    z.array(z.union([z.string(), z.int()])),
    'The location of the error; begins with `body`, `query` or `path`.',
    ['body', 'name'],
  ),
  msg: field(z.string(), 'What is wrong.', 'Asset name must be at least 3 characters'),
  type: field(z.string(), 'The kind of error.', 'too_small'),
})
const invalid = shape('InvalidInput', 'The errors of the input.', {
  detail: field(z.array(fault), 'One item for each error.'),
  code: codeField('BAD_USER_INPUT'),
})
const broken = shape('Broken', 'An unexpected error; it is logged with its request id.', {
  detail: field(z.string(), 'One sentence.', 'Something went wrong.'),
  code: codeField('INTERNAL'),
  request_id: field(z.uuid(), 'Also in the header `X-Request-Id`.', '2f1b6c1e-7b56-4c57-9d4b-6f0f7c8b9a10'),
  job_id: field(z.string().optional(), 'The job, if a job failed.', 'd2a4b6c8-1e3f-4a5b-9c7d-8e9f0a1b2c3d'),
})

interface KnownFailure {
  status: number
  description: string
  shape: z.ZodType
  example?: unknown
  headers?: Record<string, unknown>
}

const sentence = (
  status: number,
  description: string,
  detail: string,
  { code = codeOfStatus(status), ...headers }: { code?: ErrorCode } & Record<string, unknown> = {},
): KnownFailure => ({ status, description, shape: failure, example: { detail, code }, headers })

const ASKS_FOR_TOKEN = { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } }

/** The error responses by name. */
const FAILURES = {
  BadRequest: sentence(400, 'The request cannot be read, or was rejected.', 'The body is not UTF-8'),
  NotAuthenticated: sentence(
    401,
    'The token is missing, malformed, expired or revoked.',
    'Not authenticated',
    ASKS_FOR_TOKEN,
  ),
  NotSignedIn: sentence(
    401,
    'The account does not exist, or the password is wrong.',
    'Incorrect email, username or password',
    ASKS_FOR_TOKEN,
  ),
  OverBudget: sentence(
    402,
    'The cost exceeds a budget; nothing was ordered.',
    'This would cost about $3.20, and the team’s budget has $1.10 left. Ines can raise it.',
  ),
  Forbidden: sentence(403, 'The caller, or the token, may not do this.', 'Only admins may do this'),
  NotFound: sentence(404, 'It does not exist, or the caller may not see it.', 'Asset not found'),
  Conflict: sentence(
    409,
    'It conflicts with the current state.',
    'Only an approved asset can be added to a project',
  ),
  TooLarge: sentence(413, 'The request is too large.', 'File too large. Maximum size is 20MB.'),
  WrongKind: sentence(
    415,
    'The call does not accept the content type of the body.',
    'The body must be application/json',
  ),
  Invalid: {
    status: 422,
    description: 'The input is invalid; nothing was changed.',
    shape: invalid,
  } as KnownFailure,
  TooMany: sentence(
    429,
    'Too many calls; `Retry-After` says how long to wait.',
    'Too many requests. Wait a moment.',
    { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  ),
  Unavailable: sentence(
    503,
    'Database or files cannot be reached at the moment; `Retry-After` says when to retry.',
    'Cutroom cannot reach its database or file storage. Try again shortly.',
    { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  ),
  Full: sentence(
    507,
    'There is no space left on the server.',
    'There is no space left on the server. Nothing was changed.',
  ),
  Broken: {
    status: 500,
    description: 'An unexpected error, or a failed job.',
    shape: broken,
  } as KnownFailure,
}

/** The components of all error responses. */
export const failureResponses = Object.fromEntries(
  Object.entries(FAILURES).map(([name, { description, shape, example, headers }]) => [
    name,
    {
      description,
      headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' }, ...headers },
      content: { 'application/json': { schema: shape, example: example ?? exampleOf(shape) } },
    },
  ]),
) as Record<string, ZodOpenApiResponseObject>

const refTo = (name: keyof typeof FAILURES) => ({ $ref: `#/components/responses/${name}` })

/** The error responses of this call, by status. */
export function failuresOf({
  method,
  audience,
  body,
  file,
  query,
  errors = [],
  name,
}: Call): Record<string, { $ref: string }> {
  const may = (status: 400 | 402 | 403 | 404 | 409 | 413 | 504) => errors.includes(status)
  // 400 for a malformed Idempotency-Key, 409 for an interrupted request, 422 for another request with the same key
  const posts = method === 'post'
  const changes = method !== 'get' && audience === 'viewers' // a token may be read-only
  return {
    ...((body || posts || may(400)) && { 400: refTo('BadRequest') }),
    ...(name === 'login'
      ? { 401: refTo('NotSignedIn') }
      : audience !== 'all' && { 401: refTo('NotAuthenticated') }),
    ...(may(402) && { 402: refTo('OverBudget') }),
    ...((changes || may(403)) && { 403: refTo('Forbidden') }),
    ...(may(404) && { 404: refTo('NotFound') }),
    ...((posts || may(409)) && { 409: refTo('Conflict') }),
    ...((body || file) && { 413: refTo('TooLarge'), 415: refTo('WrongKind') }),
    ...((body || query || posts) && { 422: refTo('Invalid') }),
    429: refTo('TooMany'),
    500: refTo('Broken'),
    503: refTo('Unavailable'),
    ...(method !== 'get' && { 507: refTo('Full') }),
  }
}
