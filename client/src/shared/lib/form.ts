import { type FormEvent, type ChangeEvent, useState } from 'react'
import type { z } from 'zod'
import { issuesOf } from './network/errors'

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

const errorsByField = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path.at(-1) ?? ''), message]))

/** Validates values by a rule of `schema/rules`. Returns the parsed values, or an error per field. */
export function check<Rule extends z.ZodType>(rule: Rule, values: unknown): Checked<z.output<Rule>> {
  const result = rule.safeParse(values)
  return result.success
    ? { values: result.data, errors: null }
    : { values: null, errors: errorsByField(result.error.issues) }
}

/** The field errors of a failed call, if the server reported any. */
export const fieldErrorsOf = (failure: unknown): FieldErrors => errorsByField(issuesOf(failure))

/** Submit handler that prevents the browser’s own submit. */
export const onSubmit = (submit: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault()
  void submit()
}

/** Props of an antd form item that show an error. */
export const errorProps = (message: string | undefined) =>
  message ? { validateStatus: 'error' as const, help: message } : {}
