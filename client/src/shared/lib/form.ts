import { type FormEvent, type ChangeEvent, useState } from 'react'
import type { z } from 'zod'
import { UNEXPECTED_RESPONSE, issuesOf, messageOf, messageOr } from './network/errors'

/** Text fields of a form and their errors. Typing clears the error of a field. */
export function useFields<Name extends string>(empty: Record<Name, string>) {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const change = (field: Name) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target
    setValues((before) => ({ ...before, [field]: value }))
    setErrors((before) => ({ ...before, [field]: '' }))
  }
  const reset = () => {
    setValues(empty)
    setErrors({})
  }
  return { values, errors, setErrors, change, reset }
}

/** Messages by field name; the first error of a field wins. */
export type FieldErrors = Record<string, string>

type Checked<Values> = { values: Values; errors: null } | { values: null; errors: FieldErrors }

/** The field of an issue: the innermost name of its path, which may end with the position in a list. */
const fieldOf = (path: readonly PropertyKey[]) => path.findLast((part) => typeof part === 'string') ?? ''

const errorsByField = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [fieldOf(path), message]))

/** Validates values by a rule of `schema/rules`. Returns the parsed values, or an error per field. */
export function check<Rule extends z.ZodType>(rule: Rule, values: unknown): Checked<z.output<Rule>> {
  const result = rule.safeParse(values)
  return result.success
    ? { values: result.data, errors: null }
    : { values: null, errors: errorsByField(result.error.issues) }
}

/** The field errors of a failed call, if the server reported any. */
export const fieldErrorsOf = (failure: unknown): FieldErrors => errorsByField(issuesOf(failure))

/** Text of a failure in forms whose calls only fail with responses of the server. */
export const responseFailure = (caught: unknown) => messageOr(UNEXPECTED_RESPONSE, caught)

/**
 * What is wrong with a form: errors by field, and `failure`, which is an error of none of the `fields` that it shows, so
 * that no error remains hidden. `describe` is the text of a failed call that names no field.
 */
export function useFormErrors(fields: readonly string[], describe: (caught: unknown) => string = messageOf) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  /** Shows these errors instead of earlier ones; returns whether there are any. */
  const show = (found: FieldErrors | null): boolean => {
    const named = Object.entries(found ?? {})
    setErrors(found ?? {})
    setFailure(named.find(([name]) => !fields.includes(name))?.[1] ?? null)
    return named.length > 0
  }
  /** Runs a call, and shows why it fails. */
  const attempt = async (call: () => Promise<unknown>): Promise<void> => {
    try {
      await call()
    } catch (caught) {
      if (!show(fieldErrorsOf(caught))) setFailure(describe(caught))
    }
  }
  return { errors, failure, show, attempt, clear: () => void show(null), setFailure }
}

/** Submit handler that prevents the browser’s own submit. */
export const onSubmit = (submit: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault()
  void submit()
}

/** Props of an antd form item that show an error. */
export const errorProps = (message: string | undefined) =>
  message ? { validateStatus: 'error' as const, help: message } : {}
