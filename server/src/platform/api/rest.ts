import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { LIMITS } from '#schema/limits'
import type { Loaders } from '../queries/loaders.js'
import type { Page } from '../queries/page.js'
import type { Viewer } from '../auth/viewer.js'

/** What a view needs to present a thing to its caller. */
export interface ViewContext<Who extends Viewer | null = Viewer> {
  viewer: Who
  loaders: Loaders
  /**
   * The signed, absolute address of a stored file, for the caller, and as long as they may see its project.
   */
  url(key: string, projectId?: string): string
}

/** A file uploaded with a call: kept on this machine until the response is sent. */
interface ReceivedFile {
  path: string
}

/** What a call knows about its caller and the request. */
export interface CallContext<Who extends Viewer | null = Viewer> extends ViewContext<Who> {
  address: string
  /** The id of the request in the log. */
  requestId: string
  /** How long a call may wait for work to end, in milliseconds. */
  patienceMs: number
  /** Whether the caller would rather poll than wait (`Prefer: respond-async`). */
  prefersAsync: boolean
  /** Aborts when the caller disconnects. */
  gone: AbortSignal
  file?: ReceivedFile
  /**
   * The key of the stored file that one of our addresses leads to, even if its signature has expired; null
   * for any other address.
   */
  fileKey(url: string): string | null
}

interface Input<Body, Query> {
  /** The parameters of the path: ids, which may be malformed. */
  params: Record<string, string>
  body: Body
  query: Query
}

/** A response other than the row’s own status with a body. */
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

/** What is sent as it is read, as a file of this name. */
export class FileStream {
  constructor(
    readonly type: string,
    readonly fileName: string,
    readonly parts: AsyncIterable<string | Uint8Array>,
  ) {}
}

interface DocumentedResponse {
  status: number
  description: string
  /** `application/json` by default. */
  mediaType?: string
  shape?: z.ZodType
  /** Built from the examples of the shape’s fields by default. */
  example?: unknown
}

type NoFields = z.ZodObject<Record<never, never>>

interface CallDefinition<Who extends Viewer | null, Body extends z.ZodObject, Query extends z.ZodObject> {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With the names of its parameters in braces. */
  path: string
  /** The operation’s name in the description of the adapter. */
  name: string
  tag: string
  summary: string
  description?: string
  /** Fields of the body, read before the operation runs. */
  body?: Body
  query?: Query
  /** The body is a form with this file in it. */
  file?: 'file'
  /** How many things it may return, unless the caller limits it. */
  maxItems?: number
  /** Body fields that must equal a path parameter: its name by field. */
  pathFields?: Record<string, string>
  /** Its responses; the first is the usual one. */
  responses: readonly [DocumentedResponse, ...DocumentedResponse[]]
  /** How it may fail, in addition to what every call may return. */
  errors?: readonly (400 | 402 | 403 | 404 | 409 | 413 | 504)[]
  /**
   * The caller's names for fields that the operation calls otherwise; errors are reported under the caller’s
   * names.
   */
  names?: Record<string, string>
  /** Errors in the input are reported as a sentence with status 400. */
  errorsAsSentence?: true
  run(context: CallContext<Who>, input: Input<z.output<Body>, z.output<Query>>): Promise<unknown>
}

/** A row of the REST adapter’s table (specification R1). */
export interface Call extends Omit<CallDefinition<Viewer | null, z.ZodObject, z.ZodObject>, 'run'> {
  /** Whether anybody may call it, or only signed-in people. */
  isOpen: boolean
  run(
    context: CallContext<Viewer | null>,
    input: Input<Record<string, unknown>, Record<string, unknown>>,
  ): Promise<unknown>
}

/** A call for signed-in people. */
export const call = <Body extends z.ZodObject = NoFields, Query extends z.ZodObject = NoFields>(
  definition: CallDefinition<Viewer, Body, Query>,
): Call => ({ ...definition, isOpen: false }) as unknown as Call

/** A call for anybody. */
export const openCall = <Body extends z.ZodObject = NoFields, Query extends z.ZodObject = NoFields>(
  definition: CallDefinition<Viewer | null, Body, Query>,
): Call => ({ ...definition, isOpen: true }) as unknown as Call

/** A field with its documentation for OpenAPI. */
export const field = <Type extends z.ZodType>(type: Type, description: string, example?: unknown): Type =>
  type.meta({ description, ...(example !== undefined && { examples: [example] }) }) as Type

/** An opaque id; `of` names its kind, if the examples have one. */
export const idField = (description: string, of?: keyof typeof EXAMPLE_IDS) =>
  field(z.string('Please give an id'), description, of && EXAMPLE_IDS[of])

/** A time in UTC with fractional seconds. */
export const timeField = (description: string) =>
  field(z.iso.datetime(), description, '2026-11-21T03:44:00.123Z')

const { restDefault, restMax } = LIMITS.page

/** The paging of every list. */
export const pageQuery = z.object({
  limit: field(
    z
      .string()
      .regex(/^\d{1,9}$/, `limit must be from 1 to ${restMax}`)
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= restMax, `limit must be from 1 to ${restMax}`)
      .optional(),
    `How many, from 1 to ${restMax}; ${restDefault} by default.`,
  ).meta({
    override: { type: 'integer', minimum: 1, maximum: restMax, default: restDefault, pattern: undefined },
  }),
  cursor: field(
    z.string().optional(),
    'Where to go on from: as it stands in the address of the `Link` header with `rel="next"`.',
    'WyIyMDI2LTExLTIxVDAzOjQ0OjAwLjEyM1oiXQ',
  ),
})
/** The page request in the form that operations take. */
export const pageOf = ({ limit = restDefault, cursor }: z.output<typeof pageQuery>) => ({
  first: limit,
  after: cursor ?? null,
  most: restMax,
})

/** The query’s names for the fields of a page request. */
export const PAGE_NAMES = { first: 'limit', last: 'limit', after: 'cursor', before: 'cursor' }

/** A page as an array, with the address of the next one where there is more. */
export async function pageResponse<Node, Shown>(
  { nodes, pageInfo }: Page<Node>,
  view: (node: Node) => Shown | Promise<Shown>,
): Promise<Reply> {
  const shown = nodes.map(view)
  // values that are there already are not worth a promise each
  const isWaiting = shown.some((one) => one instanceof Promise)
  return new Reply(200, isWaiting ? await Promise.all(shown) : shown, {
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  })
}

/** Names a shape in OpenAPI. */
export const shape = <Fields extends z.ZodRawShape>(id: string, description: string, fields: Fields) =>
  z.object(fields).meta({ id, description })
