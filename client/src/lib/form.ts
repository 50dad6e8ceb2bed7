import type { z } from 'zod'
import { issuesOf } from './failure'

/** A sentence a field, by the field's name; the first one wins. */
export type FieldErrors = Record<string, string>

type Checked<Values> = { values: Values; errors: null } | { values: null; errors: FieldErrors }

const errorsByField = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path.at(-1) ?? ''), message]))

/** The parsed values, or what is wrong with each field, by a rule of `schema/rules`. */
export function check<Rule extends z.ZodType>(rule: Rule, values: unknown): Checked<z.output<Rule>> {
  const result = rule.safeParse(values)
  return result.success
    ? { values: result.data, errors: null }
    : { values: null, errors: errorsByField(result.error.issues) }
}

/** The same of a failed call, where the server named the fields. */
export const fieldErrorsOf = (failure: unknown): FieldErrors => errorsByField(issuesOf(failure))

/** What an antd form item needs to show a field's error under it. */
export const errorProps = (message: string | undefined) =>
  message ? { validateStatus: 'error' as const, help: message } : {}
