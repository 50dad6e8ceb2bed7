import { type ComponentProps, type RefObject, useRef, type KeyboardEvent } from 'react'
import type { useFields } from '../../shared/lib/form'
import { PasswordField } from '../../shared/ui/plain/controls'
import { pressedKey } from '../../shared/lib/input/pressedKey'

/** Makes Enter focus the next field instead of submitting (specification A3). */
export const focusNextOnEnter = (next: RefObject<HTMLElement | null>) => (event: KeyboardEvent) => {
  if (pressedKey(event) !== 'Enter') return
  event.preventDefault()
  next.current?.focus()
}

interface NewPasswordFieldsProps extends Pick<ComponentProps<'input'>, 'autoFocus'> {
  fields: Pick<ReturnType<typeof useFields<'password' | 'confirmation'>>, 'values' | 'errors' | 'change'>
  /** The first of the two fields. */
  ref?: RefObject<HTMLInputElement | null>
  /** Enter in the second field; submits if omitted. */
  onLastKeyDown?: ComponentProps<'input'>['onKeyDown']
}

/** A new password and its confirmation; Enter in the first field focuses the second. */
export function NewPasswordFields({ fields, ref, autoFocus, onLastKeyDown }: NewPasswordFieldsProps) {
  const { values, errors, change } = fields
  const confirmation = useRef<HTMLInputElement>(null)
  return (
    <>
      <PasswordField
        id="password"
        label="Password"
        problem={errors.password}
        autoComplete="new-password"
        autoFocus={autoFocus}
        ref={ref}
        value={values.password}
        onChange={change('password')}
        onKeyDown={focusNextOnEnter(confirmation)}
      />
      <PasswordField
        id="confirmation"
        label="Confirm password"
        problem={errors.confirmation}
        autoComplete="new-password"
        ref={confirmation}
        value={values.confirmation}
        onChange={change('confirmation')}
        onKeyDown={onLastKeyDown}
      />
    </>
  )
}
