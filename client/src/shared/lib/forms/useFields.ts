import { type ChangeEvent, useState } from 'react'
import type { FieldErrors } from './form'

/** The text fields of a form, and what is wrong with each; typing takes a field’s error away. */
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
