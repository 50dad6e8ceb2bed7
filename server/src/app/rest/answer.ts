import { Readable, pipeline } from 'node:stream'
import type { Request, Response } from 'express'
import { AppError } from '#platform/errors/failure'
import { FileStream } from '#platform/api/rest'
import { namesTag, sendText } from '../http/responses.js'

/** A response that can be replayed. */
export interface StoredResponse {
  status: number
  body?: unknown
  headers: Record<string, string>
}

/** One error of the input (specification R6): `loc` begins with `body`, `query` or `path`. */
export interface Fault {
  loc: (string | number)[]
  msg: string
  type: string
}

/** A request that is rejected before its operation runs. */
export class RequestError extends AppError {
  override readonly code = 'REQUEST_REFUSED'
  override readonly isPublic = true
  override readonly retryable = false

  constructor(
    readonly status: number,
    readonly detail: string | Fault[],
    readonly headers: Record<string, string> = {},
  ) {
    super(typeof detail === 'string' ? detail : detail[0].msg)
  }
}

/** Sends a response; a 304 if the caller has it already. */
export function send(request: Request, response: Response, { status, body, headers }: StoredResponse): void {
  if (response.headersSent) return // an upload that was too slow has been rejected meanwhile
  response.status(status).set(headers)
  if (body === undefined || status === 204) return void response.end()
  if (body instanceof FileStream) return stream(response, body)
  const bytes = Buffer.from(JSON.stringify(body)) // once for the tag, the length and the body
  if (status === 200 && ['GET', 'HEAD'].includes(request.method)) {
    const tagOf = response.app.get('etag fn') as (bytes: Buffer) => string
    const tag = tagOf(bytes)
    response.set('ETag', tag)
    if (namesTag(request.get('If-None-Match') ?? '', tag)) return void response.status(304).end()
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  sendText(response, bytes)
}

/**
 * Streams the parts at the caller's speed; if one fails, the connection is closed, so that the response does not seem
 * complete.
 */
function stream(response: Response, { type, fileName, parts }: FileStream): void {
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`)
  if (response.req.method === 'HEAD') return void response.end()
  pipeline(Readable.from(parts), response, () => undefined)
}
