import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { LIMITS } from '#schema/limits'
import type { Loaders } from '../queries/loaders.js'
import type { Page } from '../queries/page.js'
import type { Access, Audience } from '../auth/access.js'
import type { Guest } from '../auth/guest.js'
import type { Viewer } from '../auth/viewer.js'
import { accessOf } from './authorized.js'

/** The base path of the adapter. */
export const REST_PATH = '/api/v1'

/** Context for building a response view. */
export interface ViewContext<Who extends Viewer | null = Viewer> {
  viewer: Who
  /** A guest with a review link, who is not a viewer. */
  guest: Guest | null
  loaders: Loaders
  /** The signed, absolute URL of a stored file. It is valid for the caller while they may see its project. */
  url(key: string, projectId?: string): string
}

/** An uploaded file. It stays on this machine until the response is sent. */
interface ReceivedFile {
  path: string
}

/** The caller and the request of a call. */
export interface CallContext<Who extends Viewer | null = Viewer> extends ViewContext<Who> {
  address: string
  /** The id of the request in the log. */
  requestId: string
  /** How long a call may wait for a job to end, in milliseconds. */
  patienceMs: number
  /** Whether the caller prefers polling to waiting (`Prefer: respond-async`). */
  prefersAsync: boolean
  /** Aborts when the caller disconnects. */
  gone: AbortSignal
  file?: ReceivedFile
  /** The key of the stored file behind one of our URLs, even if its signature has expired. Null for other URLs. */
  fileKey(url: string): string | null
}

interface Input<Body, Query> {
  /** Path parameters: ids, possibly malformed. */
  params: Record<string, string>
  body: Body
  query: Query
}

/** A response with its own status or headers, instead of the row’s default status. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly headers: {
      location?: string
      link?: string
      'preference-applied'?: string
      'device-proof'?: string
      nextCursor?: string | null
    } = {},
  ) {}
}

/** A file download, streamed as `parts` are produced. */
export class FileStream {
  constructor(
    readonly type: string,
    readonly fileName: string,
    readonly parts: AsyncIterable<string | Uint8Array>,
  ) {}
}

/** The file of a multipart form, in its field `file`. */
export interface FileField {
  /** Maximum size in bytes. */
  bytes: number
  /** The message for a larger file. */
  tooLarge: string
  /** Media types, for the description only; the content determines the type. */
  types: readonly string[]
  description: string
  example: string
}

interface DocumentedResponse {
  status: number
  description: string
  /** Those of a file, depending on the query; without them it is `application/json`. */
  mediaTypes?: readonly string[]
  shape?: z.ZodType
  /** By default built from the examples of the shape’s fields. */
  example?: unknown
  /** The path of what was created, for the header `Location`. */
  at?(body: never): string
}

/** A call that will be removed. */
export interface Deprecation {
  /** The day of its deprecation, such as `2027-01-31`. */
  since: string
  /** The day from which it may be removed. */
  sunset: string
  /** What to use instead, such as `GET /assets`. */
  replacement: string
}

type NoFields = z.ZodObject<Record<never, never>>

interface CallDefinition<Who extends Viewer | null, Body extends z.ZodObject, Query extends z.ZodObject> {
  method: 'get' | 'post' | 'put' | 'delete'
  /** The path, with parameter names in braces. */
  path: string
  /** The `operationId` in OpenAPI. */
  name: string
  tag: string
  summary: string
  description?: string
  deprecated?: Deprecation
  /** The mutation that does the same, whose access it has; by default the one of this name. */
  mutation?: string
  /** The access of a call that writes but has no such mutation. */
  access?: Access
  /** The schema of the body, which is parsed before the operation runs. */
  body?: Body
  query?: Query
  /** An uploaded file; the body is then a multipart form. */
  file?: FileField
  /** The maximum number of items returned when the query has no limit. */
  maxItems?: number
  /** Body fields that must equal a path parameter: parameter name by field. */
  pathFields?: Record<string, string>
  /** Possible responses; the first is the default. */
  responses: readonly [DocumentedResponse, ...DocumentedResponse[]]
  /** Error statuses, in addition to those of every call. */
  errors?: readonly (400 | 402 | 403 | 404 | 409 | 413 | 504)[]
  /** REST names of fields, by the operation’s name. Errors use the REST names. */
  names?: Record<string, string>
  /** Input errors are reported as one sentence with status 400. */
  errorsAsSentence?: true
  run(context: CallContext<Who>, input: Input<z.output<Body>, z.output<Query>>): Promise<unknown>
}

/** A row of the REST adapter’s table (specification R1). */
export interface Call extends Omit<
  CallDefinition<Viewer | null, z.ZodObject, z.ZodObject>,
  'run' | 'access'
> {
  audience: Audience
  access: Access
  run(
    context: CallContext<Viewer | null>,
    input: Input<Record<string, unknown>, Record<string, unknown>>,
  ): Promise<unknown>
}

/**
 * The mutation and the access of a call: those declared, or those of the mutation of its name. Throws if a call that
 * writes has no access.
 */
function declared(
  { method, name, mutation, access }: Pick<Call, 'method' | 'name' | 'mutation'> & { access?: Access },
  audience: Audience,
): Pick<Call, 'mutation' | 'access'> {
  if (access || method === 'get') return { access: access ?? { audience } }
  const same = mutation ?? name
  return { mutation: same, access: accessOf(same) }
}

const callOf =
  <Who extends Viewer | null>(audience: Audience) =>
  <Body extends z.ZodObject = NoFields, Query extends z.ZodObject = NoFields>(
    definition: CallDefinition<Who, Body, Query>,
  ): Call => {
    const { mutation, access } = declared(definition, audience)
    if ((access.audience ?? 'viewers') !== audience)
      throw new Error(`The call ${definition.name} is for ${audience}, its mutation for ${access.audience}`)
    return { ...definition, audience, mutation, access } as unknown as Call
  }

/** A call that requires a token. */
export const call = callOf<Viewer>('viewers')

/** A call that is open to anonymous callers. */
export const openCall = callOf<Viewer | null>('all')

/** A call that requires the session of a guest of a review link. */
export const guestCall = callOf<null>('guests')

/** A field with its documentation for OpenAPI. */
export const field = <Type extends z.ZodType>(type: Type, description: string, example?: unknown): Type =>
  type.meta({ description, ...(example !== undefined && { examples: [example] }) }) as Type

/** An opaque id; `of` selects the example id. */
export const idField = (description: string, of?: keyof typeof EXAMPLE_IDS) =>
  field(z.string('Please give an id'), description, of && EXAMPLE_IDS[of])

/** The example of a time. */
export const TIME = '2026-11-21T03:44:00.123Z'

/** A time in UTC with fractional seconds. */
export const timeField = (description: string) => field(z.iso.datetime(), description, TIME)

const { restDefault, restMax } = LIMITS.page

/** The paging parameters of every list. */
export const pageQuery = z.object({
  limit: field(
    z
      .string()
      .regex(/^\d{1,9}$/, `limit must be from 1 to ${restMax}`)
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= restMax, `limit must be from 1 to ${restMax}`)
      .optional(),
    `Number of items, from 1 to ${restMax}; ${restDefault} by default.`,
  ).meta({
    override: { type: 'integer', minimum: 1, maximum: restMax, default: restDefault, pattern: undefined },
  }),
  cursor: field(
    z.string().optional(),
    'The cursor of the next page, from the URL in the `Link` header with `rel="next"`.',
    'WyIyMDI2LTExLTIxVDAzOjQ0OjAwLjEyM1oiXQ',
  ),
})
/** Converts the query to the page request of the services. */
export const pageOf = ({ limit = restDefault, cursor }: z.output<typeof pageQuery>) => ({
  first: limit,
  after: cursor ?? null,
  most: restMax,
})

/** REST names of the fields of a page request. */
export const PAGE_NAMES = { first: 'limit', last: 'limit', after: 'cursor', before: 'cursor' }

/** Responds with a page as an array, and with the cursor of the next page if there is one. */
export async function pageResponse<Node, Shown>(
  { nodes, pageInfo }: Page<Node>,
  view: (node: Node) => Shown | Promise<Shown>,
): Promise<Reply> {
  const shown = nodes.map(view)
  // avoids a promise per item when every view is synchronous
  const isAsync = shown.some((one) => one instanceof Promise)
  return new Reply(200, isAsync ? await Promise.all(shown) : shown, {
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  })
}

/** An object schema with a name in OpenAPI. */
export const shape = <Fields extends z.ZodRawShape>(id: string, description: string, fields: Fields) =>
  z.object(fields).meta({ id, description })
