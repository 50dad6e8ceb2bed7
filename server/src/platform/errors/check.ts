import type { z } from 'zod'
import { badInput } from './failure.js'

/** The input as parsed by `rule`. Throws BAD_USER_INPUT with one issue for each error. */
export function check<Rule extends z.ZodType>(rule: Rule, input: unknown): z.output<Rule> {
  const read = rule.safeParse(input)
  if (read.success) return read.data
  throw badInput(
    read.error.issues.map(({ path, message }) => ({
      path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
      message,
    })),
  )
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Ids are opaque; a malformed one, of whatever type, counts as unknown and must not reach the database. */
export const isId = (id: unknown): id is string => typeof id === 'string' && UUID.test(id)
