import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'

/** Gives every request an id, for the log and the `X-Request-Id` header of its response. */
export const nameRequest: RequestHandler = (_request, response, next) => {
  response.locals.requestId = randomUUID()
  response.setHeader('X-Request-Id', requestIdOf(response))
  next()
}

export const requestIdOf = (response: Response): string => response.locals.requestId as string
