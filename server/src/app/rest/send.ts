import type { Request, Response } from 'express'
import { namesTag } from '../http/entity-tag.js'
import type { StoredResponse } from './answer.js'

/** Sends an answer; a 304 where the caller has it already. */
export function send(request: Request, response: Response, { status, body, headers }: StoredResponse): void {
  response.status(status).set(headers)
  if (body === undefined || status === 204) return void response.end()
  const text = JSON.stringify(body)
  const tagOf = response.app.get('etag fn') as (text: string) => string
  if (request.method === 'GET' && status === 200) {
    const tag = tagOf(text)
    response.set('ETag', tag)
    if (namesTag(request.get('If-None-Match') ?? '', tag)) return void response.status(304).end()
  }
  response.type('json').send(text)
}
