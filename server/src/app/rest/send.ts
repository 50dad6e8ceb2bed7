import { Readable, pipeline } from 'node:stream'
import type { Request, Response } from 'express'
import { FileStream } from '#platform/api/rest'
import { namesTag } from '../http/entity-tag.js'
import { sendText } from '../http/send-text.js'
import type { StoredResponse } from './answer.js'

/** Sends an answer; a 304 where the caller has it already. */
export function send(request: Request, response: Response, { status, body, headers }: StoredResponse): void {
  if (response.headersSent) return // an upload that was too slow was refused meanwhile
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

/** Sends the parts as the caller takes them; one that breaks off ends the connection, so that nothing seems whole. */
function stream(response: Response, { type, fileName, parts }: FileStream): void {
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`)
  if (response.req.method === 'HEAD') return void response.end()
  pipeline(Readable.from(parts), response, () => undefined)
}
