import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ERROR_CODES, type ErrorCode } from '#schema/error-codes'
import { makeCalls } from '../../src/app/rest/calls.js'
import type { Services } from '../../src/modules/index.js'
import type { TestInstallation } from '../installation.js'
import { type RestAnswer, RestClient } from '../rest-client.js'

/** The table of calls, for their shapes only. */
export const calls = makeCalls({} as Services)
type Operation = Record<
  string,
  {
    responses?: Record<string, unknown>
    parameters?: { in: string; name: string; required?: boolean; schema: { examples: unknown[] } }[]
    requestBody?: { content: Record<string, { example?: Record<string, unknown> }> }
  }
>
const { paths } = JSON.parse(
  readFileSync(new URL('../../../schema/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Operation> }
export const operationOf = ({ method, path }: (typeof calls)[number]) => paths[path][method]

const fault = z.strictObject({
  loc: z.tuple([z.enum(['body', 'query', 'path'])], z.union([z.string(), z.int()])),
  msg: z.string().min(1),
  type: z.string().min(1),
})
const code = z.enum(Object.keys(ERROR_CODES) as ErrorCode[])
const FAULTS = z.strictObject({ detail: z.array(fault).min(1), code })
const BROKEN = z.strictObject({
  detail: z.string().min(1),
  code,
  request_id: z.uuid(),
  job_id: z.uuid().optional(),
})
const SENTENCE = z.strictObject({ detail: z.string().min(1), code })
const FAILURES: Record<number, typeof FAULTS | typeof BROKEN> = { 422: FAULTS, 500: BROKEN }
const failureOf = (status: number) => FAILURES[status] ?? SENTENCE

/** Checks status and body of a response against the table and OpenAPI. */
function expectShape(method: string, address: string, { status, headers, body }: RestAnswer): void {
  const [path] = address.split('?')
  const row = calls.find(
    (call) =>
      call.method === method.toLowerCase() &&
      new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  if (!row) throw new Error(`There is no row ${method} ${path}`)
  expect(Object.keys(operationOf(row).responses ?? {})).toContain(String(status))
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  const promised = row.responses.find((answer) => answer.status === status)
  const shape = promised ? promised.shape : failureOf(status)
  expect(shape ? shape.parse(body) : '').toEqual(body) // a shape drops unknown fields
}

/** A REST client that checks every response against its documented shape. */
export class ShapedClient extends RestClient {
  override async call<Body = any>(
    method: string,
    path: string,
    options: Parameters<RestClient['call']>[2] = {},
  ): Promise<RestAnswer<Body>> {
    const answer = await super.call<Body>(method, path, options)
    expectShape(method, path, answer)
    return answer
  }
}

/** A client of a new member with this name. The first one is the admin. */
export const memberOf = async (installation: TestInstallation, username: string) =>
  new ShapedClient(installation.url, (await installation.join(username)).token)

/** The paths of issues of a refused body. */
export const placesOf = ({ status, body }: RestAnswer): (string | number)[][] => {
  expect(status).toBe(422)
  return body.detail.map(({ loc }: { loc: (string | number)[] }) => loc)
}

/** The messages of issues of a refused body. */
export const wordsOf = ({ status, body }: RestAnswer): string[] => {
  expect(status).toBe(422)
  return body.detail.map(({ msg }: { msg: string }) => msg)
}

export const NOBODY_KNOWS = '11111111-1111-4111-8111-111111111111'

/** Waits until a job ends, with any outcome; its progress must never decrease. */
export async function endedJob(person: ShapedClient, id: string) {
  for (let reached = 0; ;) {
    const { status, body } = await person.get(`/video/job_status/${id}`)
    expect(status).toBe(200)
    expect(body.progress).toBeGreaterThanOrEqual(reached)
    if (!['queued', 'running'].includes(body.status)) return body
    reached = body.progress
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The part of a URL that identifies the stored file. */
export const sameFile = (address: string) =>
  expect.stringMatching(new RegExp(`^${address.split('?')[0].replace(/[.]/g, '\\.')}\\?`))
