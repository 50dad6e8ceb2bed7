import { isUtf8 } from 'node:buffer'
import type { Request, RequestHandler } from 'express'
import type { z } from 'zod'
import type { Call } from '#platform/api/rest'
import { UNSTORABLE, unstorableIn } from '#platform/text/storable'
import { readJsonBody } from '../http/json-body.js'
import { type Fault, RequestError } from './answer.js'

/** Reads a JSON body. Throws 400 for invalid JSON or UTF-8, 413 for a body that is too large. */
export const readJson: RequestHandler = readJsonBody({
  strict: false,
  verify: (_request, _response, bytes) => {
    if (!isUtf8(bytes)) throw new RequestError(400, 'The body is not UTF-8')
  },
})

/** Rejects a body whose content type the call does not take. */
export function requireKind(request: Request, kind: 'application/json' | 'multipart/form-data'): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  if (hasBody && !request.is(kind)) throw new RequestError(415, `The body must be ${kind}`)
}

/**
 * Parses the input by the row’s rules; unknown fields are dropped. Throws 422 with one item for each error.
 */
export function readInput(request: Request, { body, query, pathFields = {} }: Call) {
  const faults: Fault[] = []
  const params = request.params as Record<string, string>
  const read = <Rule extends z.ZodObject>(
    source: 'body' | 'query',
    rule: Rule | undefined,
    value: unknown,
  ): Record<string, unknown> => {
    if (!rule) return {}
    const result = rule.safeParse(value === undefined ? {} : value)
    if (result.success) {
      faults.push(
        ...unstorableIn(result.data, [source]).map((loc) => ({ loc, msg: UNSTORABLE, type: 'value_error' })),
      )
      return result.data
    }
    faults.push(
      ...result.error.issues.map((issue) => ({
        loc: [source, ...(issue.path as (string | number)[])],
        ...faultTextOf(issue),
      })),
    )
    return {}
  }
  const input = { params, body: read('body', body, request.body), query: read('query', query, request.query) }
  for (const [name, param] of Object.entries(pathFields)) {
    const repeated = (request.body as Record<string, unknown> | undefined)?.[name]
    if (typeof repeated === 'string' && repeated !== params[param])
      faults.push({ loc: ['body', name], msg: `${name} must be the one in the path`, type: 'value_error' })
  }
  if (faults.length) throw new RequestError(422, faults)
  return input
}

function faultTextOf({ code, message }: z.core.$ZodIssue): Pick<Fault, 'msg' | 'type'> {
  const isMissing = code === 'invalid_type' && message.endsWith('received undefined')
  return isMissing ? { msg: 'Field required', type: 'missing' } : { msg: message, type: code }
}
