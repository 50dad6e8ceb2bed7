import { EXAMPLE_IDS } from '#schema/example-ids'
import { type Call, REST_PATH } from '#platform/api/rest'
import { describeDeprecationHeaders } from './deprecation.js'

/** The headers of responses, as components of OpenAPI. */
export const HEADERS = {
  RequestId: {
    description: 'The id of the request, as logged.',
    schema: { type: 'string', format: 'uuid' },
    example: '2f1b6c1e-7b56-4c57-9d4b-6f0f7c8b9a10',
  },
  Link: {
    description: 'The next page, with `rel="next"`; omitted on the last page.',
    schema: { type: 'string' },
    example: '<https://cutroom.example.com/api/v1/assets?limit=100&cursor=WyIyMDI2Il0>; rel="next"',
  },
  ETag: {
    description:
      'The entity tag of this response; sent back as `If-None-Match`, an unchanged response is a 304 without a body.',
    schema: { type: 'string' },
    example: 'W/"1a2-Zm9vYmFy"',
  },
  Location: {
    description: 'The address of the job, or of what was created.',
    schema: { type: 'string', format: 'uri-reference' },
    example: `${REST_PATH}/video/job_status/${EXAMPLE_IDS.job}`,
  },
  IdempotentReplayed: {
    description:
      '`true` if this is the stored response of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  PreferenceApplied: {
    description: 'The preference that was applied.',
    schema: { type: 'string', const: 'respond-async' },
    example: 'respond-async',
  },
  WwwAuthenticate: {
    description: 'How to authenticate.',
    schema: { type: 'string', const: 'Bearer' },
    example: 'Bearer',
  },
  RateLimit: {
    description: 'The calls left (`r`), and the seconds until they are all available again (`t`).',
    schema: { type: 'string' },
    example: '"calls";r=598;t=52',
  },
  RateLimitPolicy: {
    description: 'The calls (`q`) that are possible in this many seconds (`w`).',
    schema: { type: 'string' },
    example: '"calls";q=600;w=60',
  },
  ContentDisposition: {
    description: 'The name of the file.',
    schema: { type: 'string' },
    example: 'attachment; filename="captions.en.vtt"',
  },
  DeviceProof: {
    description: 'Send it as `device_proof` with the next login.',
    schema: { type: 'string' },
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl',
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 }, example: 20 },
} as const
export const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` })

/** Long-running calls return 504 at the time limit, and accept a preference for an immediate response. */
export const mayTimeOut = ({ responses }: Call) => responses.some(({ status }) => status === 504)

/** The headers of a response with this status. */
export function headersOfAnswer(call: Call, { status, at, mediaTypes }: Call['responses'][number]) {
  const { query, method, name, deprecated } = call
  const isPaged = !!query && 'cursor' in query.shape
  const leadsToJob = [202, 504].includes(status)
  return {
    'X-Request-Id': header('RequestId'),
    RateLimit: header('RateLimit'),
    'RateLimit-Policy': header('RateLimitPolicy'),
    ...(method === 'get' && !mediaTypes && { ETag: header('ETag') }),
    ...(mediaTypes && { 'Content-Disposition': header('ContentDisposition') }),
    ...(name === 'login' && { 'Device-Proof': header('DeviceProof') }),
    ...(isPaged && status === 200 && { Link: header('Link') }),
    ...((leadsToJob || at) && { Location: header('Location') }),
    ...(mayTimeOut(call) && status === 202 && { 'Preference-Applied': header('PreferenceApplied') }),
    ...(method === 'post' && { 'Idempotent-Replayed': header('IdempotentReplayed') }),
    ...(deprecated && describeDeprecationHeaders(deprecated)),
  }
}
