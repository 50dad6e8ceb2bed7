import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { Request, RequestHandler, Response } from 'express'
import type { Context } from '#platform/api/context'
import { sendText } from '../http/send-text.js'

/**
 * Passes requests with a body that was read already to Apollo Server, and sends its responses.
 * `makeContext` is called for each that may run.
 */
export const overHttp =
  (
    apollo: ApolloServer<Context>,
    makeContext: (request: Request, response: Response) => Context,
  ): RequestHandler =>
  async (request, response) => {
    const headers = new HeaderMap()
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    const search = request.url.indexOf('?')
    const result = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers,
        search: search < 0 ? '' : request.url.slice(search),
        body: request.body as unknown,
      },
      context: async () => makeContext(request, response),
    })
    if (response.headersSent) return // an upload that was too slow was refused meanwhile
    response.statusCode = result.status ?? 200
    for (const [name, value] of result.headers) response.setHeader(name, value)
    // only `@defer` and `@stream`, which the schema does not have, give more than one piece
    if (result.body.kind !== 'complete') throw new Error('A response in pieces is not foreseen')
    // `send` waits for the rest of an upload, which its receiver saw to
    if (request.is('multipart/form-data')) response.send(result.body.string)
    else sendText(response, result.body.string)
  }
